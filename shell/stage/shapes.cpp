#include "stage/shapes.hpp"

#include <cmath>

namespace ludarium::shell {

namespace {

void source(cairo_t* c, Colour colour) {
    cairo_set_source_rgba(c, colour.red, colour.green, colour.blue, colour.alpha);
}

void rounded(cairo_t* c, double inset, Size size, double radius) {
    const double left = inset;
    const double top = inset;
    const double right = size.width - inset;
    const double bottom = size.height - inset;
    const double r = std::min({radius, (right - left) / 2, (bottom - top) / 2});
    cairo_new_sub_path(c);
    cairo_arc(c, right - r, top + r, r, -M_PI / 2, 0);
    cairo_arc(c, right - r, bottom - r, r, 0, M_PI / 2);
    cairo_arc(c, left + r, bottom - r, r, M_PI / 2, M_PI);
    cairo_arc(c, left + r, top + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(c);
}

Colour rim(Colour colour) {
    return {0.2, 0.1, 0, colour.alpha * 0.7};
}

constexpr Colour dark{0.09, 0.05, 0.01, 0.85};

void circle(cairo_t* c, Size size, double radius) {
    cairo_new_path(c);
    cairo_arc(c, size.width / 2.0, size.height / 2.0, radius, 0, 2 * M_PI);
}

// Light outside the circle, down to nothing at the edge.
void shine(cairo_t* c, Size size, Colour colour, double radius) {
    const double edge = size.width / 2.0;
    cairo_pattern_t* light = cairo_pattern_create_radial(edge, edge, radius, edge, edge, edge);
    cairo_pattern_add_color_stop_rgba(light, 0, colour.red, colour.green, colour.blue,
                                      colour.alpha * 0.75);
    cairo_pattern_add_color_stop_rgba(light, 1, colour.red, colour.green, colour.blue, 0);
    circle(c, size, edge);
    cairo_arc_negative(c, edge, edge, radius, 2 * M_PI, 0);
    cairo_set_source(c, light);
    cairo_fill(c);
    cairo_pattern_destroy(light);
}

struct Stop {
    double offset;
    Colour colour;
};

// Fills the canvas with circles of colour around its centre; 1 is the edge.
template <std::size_t count>
Picture radial(Size size, const Stop (&stops)[count]) {
    Canvas canvas(size);
    cairo_t* c = canvas.cairo();
    cairo_scale(c, size.width / 2.0, size.height / 2.0);
    cairo_pattern_t* pattern = cairo_pattern_create_radial(1, 1, 0, 1, 1, 1);
    for (const Stop& s : stops)
        cairo_pattern_add_color_stop_rgba(pattern, s.offset, s.colour.red, s.colour.green,
                                          s.colour.blue, s.colour.alpha);
    cairo_set_source(c, pattern);
    cairo_paint(c);
    cairo_pattern_destroy(pattern);
    return canvas.finish();
}

} // namespace

Picture panel(Size size, const PanelStyle& style) {
    Canvas canvas(size);
    cairo_t* c = canvas.cairo();
    rounded(c, 0, size, style.radius);
    source(c, style.fill);
    cairo_fill(c);
    if (style.border_width > 0) {
        const double w = style.border_width;
        rounded(c, w / 2, size, style.radius - w / 2);
        cairo_set_line_width(c, w);
        source(c, style.border);
        cairo_stroke(c);
    }
    return canvas.finish();
}

Picture band_of_light(Size size, Colour colour, float across, float line) {
    Canvas canvas(size);
    cairo_t* c = canvas.cairo();
    const double radius = across / 2.0;
    const double rim = std::max(1.0, line * 0.35);
    shine(c, size, colour, radius);
    circle(c, size, radius);
    cairo_set_line_width(c, line + 2 * rim);
    source(c, dark.with_alpha(dark.alpha * colour.alpha));
    cairo_stroke_preserve(c);
    cairo_set_line_width(c, line);
    source(c, colour);
    cairo_stroke(c);
    return canvas.finish();
}

Picture disc(Size size, Colour colour) {
    Canvas canvas(size);
    cairo_t* c = canvas.cairo();
    const double edge = size.width / 2.0;
    const double rim = std::max(1.5, size.width * 0.07);
    circle(c, size, edge - 0.5);
    source(c, dark);
    cairo_fill(c);
    circle(c, size, edge - 0.5 - rim);
    source(c, colour);
    cairo_fill(c);
    return canvas.finish();
}

// With a thin dark edge, so that it shows on ivory as on ebony.
Picture dot(Size size, Colour colour) {
    const double pixel = 2.0 / size.width;
    return radial(size, {{0, colour},
                         {1 - 4 * pixel, colour},
                         {1 - 2.5 * pixel, rim(colour)},
                         {1, colour.with_alpha(0)}});
}

Picture shadow(Size size, float darkness) {
    return radial(size, {{0, {0, 0, 0, darkness}},
                         {0.55, {0, 0, 0, darkness * 0.7}},
                         {0.8, {0, 0, 0, darkness * 0.22}},
                         {1, {0, 0, 0, 0}}});
}

Picture with_round_corners(const Pixels& picture, int above, int below) {
    auto rgba = picture.rgba;
    const Size size = picture.size;
    for (int y = 0; y < size.height; ++y) {
        const bool upper = y < size.height / 2;
        const int radius = upper ? above : below;
        const int from_edge = upper ? y : size.height - 1 - y;
        if (from_edge >= radius) continue;
        for (int x = 0; x < size.width; ++x) {
            const int from_side = std::min(x, size.width - 1 - x);
            if (from_side >= radius) continue;
            const double outside =
                std::hypot(radius - from_side - 0.5, radius - from_edge - 0.5) - radius + 0.5;
            const double left = 1 - std::clamp(outside, 0.0, 1.0);
            auto* pixel =
                rgba.data() + (static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) +
                               static_cast<std::size_t>(x)) *
                                  4;
            for (int i = 0; i < 4; ++i)
                pixel[i] = static_cast<std::uint8_t>(std::lround(pixel[i] * left));
        }
    }
    return picture_of(size, std::move(rgba));
}

Picture plain(Colour colour) {
    Canvas canvas({4, 4});
    source(canvas.cairo(), colour);
    cairo_paint(canvas.cairo());
    return canvas.finish();
}

Picture vignette(Size size, Colour middle, Colour edge) {
    return radial(size, {{0, middle}, {0.5, middle}, {1, edge}});
}

} // namespace ludarium::shell

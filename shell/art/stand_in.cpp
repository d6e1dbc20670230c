#include "art/stand_in.hpp"

#include <algorithm>
#include <iterator>

namespace ludarium::shell {

namespace {

constexpr double whole_turn = 6.283185307179586;

struct Tone {
    double red, green, blue;
};

void use(cairo_t* on, const Tone& tone, double alpha = 1) {
    cairo_set_source_rgba(on, tone.red, tone.green, tone.blue, alpha);
}

constexpr Tone wall{0.20, 0.17, 0.13}, wall_below{0.12, 0.10, 0.08}, wood{0.42, 0.30, 0.19},
    wood_below{0.33, 0.23, 0.14}, ink{0.10, 0.07, 0.05}, light{0.93, 0.87, 0.75};

void wash(cairo_t* on, Size size, const Tone& above, const Tone& below) {
    cairo_pattern_t* pattern = cairo_pattern_create_linear(0, 0, 0, size.height);
    cairo_pattern_add_color_stop_rgb(pattern, 0, above.red, above.green, above.blue);
    cairo_pattern_add_color_stop_rgb(pattern, 1, below.red, below.green, below.blue);
    cairo_set_source(on, pattern);
    cairo_paint(on);
    cairo_pattern_destroy(pattern);
}

void ring(cairo_t* on, double x, double y, double radius) {
    cairo_new_path(on);
    cairo_arc(on, x, y, radius, 0, whole_turn);
}

} // namespace

Picture stand_in_picture(Size size) {
    Canvas canvas(size);
    cairo_t* on = canvas.cairo();
    wash(on, size, wall, wall_below);
    // Three rings, as on a board scratched into stone.
    const double unit = std::min(size.width, size.height) / 12.0;
    use(on, light, 0.14);
    cairo_set_line_width(on, unit / 6);
    for (int i = 1; i <= 3; ++i) {
        ring(on, size.width / 2.0, size.height / 2.0, unit * i);
        cairo_stroke(on);
    }
    return canvas.finish();
}

Picture stand_in_board(Size size, const SpotPlaces& places) {
    Canvas canvas(size);
    cairo_t* on = canvas.cairo();
    wash(on, size, wood, wood_below);
    for (const auto& [id, place] : places) {
        const Box& box = place.box;
        if (box.empty()) continue;
        cairo_rectangle(on, box.left + 1.5, box.top + 1.5, std::max(1, box.width - 3),
                        std::max(1, box.height - 3));
        use(on, ink, 0.25);
        cairo_fill_preserve(on);
        use(on, light, 0.35);
        cairo_set_line_width(on, std::max(1.0, size.height / 500.0));
        cairo_stroke(on);
    }
    return canvas.finish();
}

Picture stand_in_man(int side, std::size_t kind) {
    static constexpr Tone tones[] = {light,
                                     {0.22, 0.16, 0.12},
                                     {0.68, 0.24, 0.17},
                                     {0.20, 0.38, 0.55},
                                     {0.80, 0.62, 0.24},
                                     {0.28, 0.47, 0.30},
                                     {0.46, 0.30, 0.52}};
    const bool pale = kind % std::size(tones) == 0;
    Canvas canvas({side, side});
    cairo_t* on = canvas.cairo();
    const double middle = side / 2.0;
    ring(on, middle, middle, side * 0.46);
    use(on, tones[kind % std::size(tones)]);
    cairo_fill_preserve(on);
    use(on, pale ? ink : light, 0.7);
    cairo_set_line_width(on, std::max(1.0, side / 30.0));
    cairo_stroke(on);
    const std::size_t rings = std::min<std::size_t>(kind, 5);
    for (std::size_t i = 0; i < rings; ++i) {
        ring(on, middle, middle, side * (0.38 - 0.07 * static_cast<double>(i)));
        cairo_stroke(on);
    }
    return canvas.finish();
}

} // namespace ludarium::shell

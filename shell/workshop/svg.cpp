#include "workshop/svg.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <librsvg/rsvg.h>

#include "workshop/svg_outline.hpp"

namespace ludarium::shell {

struct Svg::Impl {
    RsvgHandle* handle = nullptr;

    Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (handle) g_object_unref(handle);
    }
};

namespace {

const guint8* bytes(const std::string& text) {
    return reinterpret_cast<const guint8*>(text.data());
}

// Beyond every screen. Written so that what is no number is far away too.
bool far_away(double pixels) {
    return !(std::fabs(pixels) < largest_side);
}

// Nothing where a designer has put it beyond every screen.
std::optional<Box> rounded(const RsvgRectangle& r, double across, double down) {
    const double sides[] = {r.x * across, r.y * down, (r.x + r.width) * across,
                            (r.y + r.height) * down};
    if (std::any_of(std::begin(sides), std::end(sides), far_away)) return std::nullopt;
    const auto whole = [](double pixels) { return static_cast<int>(std::lround(pixels)); };
    const int left = whole(sides[0]), top = whole(sides[1]);
    return Box{left, top, whole(sides[2]) - left, whole(sides[3]) - top};
}

} // namespace

Svg::Svg(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Svg::Svg(Svg&&) noexcept = default;
Svg& Svg::operator=(Svg&&) noexcept = default;
Svg::~Svg() = default;

std::optional<Svg> Svg::parse(const std::string& text, const std::string& style_sheet,
                              std::string& problem) {
    auto impl = std::make_unique<Impl>();
    GError* error = nullptr;
    impl->handle = rsvg_handle_new_from_data(bytes(text), text.size(), &error);
    if (!impl->handle) {
        problem = error ? error->message : "not an SVG";
        if (error) g_error_free(error);
        return std::nullopt;
    }
    if (!style_sheet.empty())
        rsvg_handle_set_stylesheet(impl->handle, bytes(style_sheet), style_sheet.size(), nullptr);
    return Svg(std::move(impl));
}

Picture Svg::render(Size size, std::string& problem) const {
    Canvas canvas(size);
    if (cairo_status(canvas.cairo()) != CAIRO_STATUS_SUCCESS) return nullptr;
    const RsvgRectangle all{0, 0, static_cast<double>(size.width),
                            static_cast<double>(size.height)};
    GError* error = nullptr;
    if (!rsvg_handle_render_document(impl_->handle, canvas.cairo(), &all, &error)) {
        problem = error ? error->message : "can't be drawn whole";
        if (error) g_error_free(error);
    }
    return canvas.finish();
}

SpotPlaces Svg::spots(const Outline& outline, Size size) const {
    SpotPlaces places;
    // librsvg scales a whole document to any viewport, but measures a single element in the size
    // that the document itself names.
    const RsvgRectangle own{0, 0, outline.width, outline.height};
    for (const auto& [id, stack] : outline.spots) {
        RsvgRectangle ink{};
        RsvgRectangle logical{};
        const std::string selector = "#spot-" + id;
        if (!rsvg_handle_get_geometry_for_layer(impl_->handle, selector.c_str(), &own, &ink,
                                                &logical, nullptr))
            continue;
        if (const auto box = rounded(logical, size.width / own.width, size.height / own.height))
            places[id] = {*box, stack};
    }
    return places;
}

} // namespace ludarium::shell

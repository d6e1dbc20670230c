#include "art/svg.hpp"

#include <cmath>

#include <librsvg/rsvg.h>

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

Box rounded(const RsvgRectangle& r, double across, double down) {
    const int left = static_cast<int>(std::lround(r.x * across));
    const int top = static_cast<int>(std::lround(r.y * down));
    return {left, top, static_cast<int>(std::lround((r.x + r.width) * across)) - left,
            static_cast<int>(std::lround((r.y + r.height) * down)) - top};
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

Picture Svg::render(Size size) const {
    Canvas canvas(size);
    const RsvgRectangle all{0, 0, static_cast<double>(size.width),
                            static_cast<double>(size.height)};
    // What librsvg can't draw is left out; the rest of the picture is still worth showing.
    rsvg_handle_render_document(impl_->handle, canvas.cairo(), &all, nullptr);
    return canvas.finish();
}

std::map<std::string, SpotPlace> Svg::spots(const SvgOutline& outline, Size size) const {
    std::map<std::string, SpotPlace> places;
    // librsvg scales a whole document to any viewport, but measures a single element in the size
    // that the document itself names.
    const RsvgRectangle own{0, 0, outline.width, outline.height};
    for (const auto& [id, stack] : outline.spots) {
        RsvgRectangle ink{};
        RsvgRectangle logical{};
        const std::string selector = "#spot-" + id;
        if (rsvg_handle_get_geometry_for_layer(impl_->handle, selector.c_str(), &own, &ink,
                                               &logical, nullptr))
            places[id] = {rounded(logical, size.width / own.width, size.height / own.height),
                          stack};
    }
    return places;
}

} // namespace ludarium::shell

#include "art/svg.hpp"

#include <cmath>

#include <librsvg/rsvg.h>

#include "art/svg_ids.hpp"

namespace ludarium::shell {

struct Svg::Impl {
    RsvgHandle* handle = nullptr;
    SvgIds ids;

    Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (handle) g_object_unref(handle);
    }
};

namespace {

std::string taken(GError* error) {
    std::string message = error ? error->message : "unknown problem";
    if (error) g_error_free(error);
    return message;
}

RsvgRectangle viewport(Size size) {
    return {0, 0, static_cast<double>(size.width), static_cast<double>(size.height)};
}

Box rounded(const RsvgRectangle& r) {
    const int left = static_cast<int>(std::lround(r.x));
    const int top = static_cast<int>(std::lround(r.y));
    return {left, top, static_cast<int>(std::lround(r.x + r.width)) - left,
            static_cast<int>(std::lround(r.y + r.height)) - top};
}

} // namespace

Svg::Svg(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Svg::Svg(Svg&&) noexcept = default;
Svg& Svg::operator=(Svg&&) noexcept = default;
Svg::~Svg() = default;

std::optional<Svg> Svg::parse(std::string text, const std::string& name, Error& error) {
    auto impl = std::make_unique<Impl>();
    GError* problem = nullptr;
    impl->handle = rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(text.data()),
                                             text.size(), &problem);
    if (!impl->handle) {
        error.reason = name + ": " + taken(problem);
        return std::nullopt;
    }
    impl->ids = read_svg_ids(text);
    return Svg(std::move(impl));
}

std::string Svg::hide_unchosen(const std::vector<std::string>& chosen) {
    std::string css;
    for (const std::string& id : impl_->ids.variants)
        if (std::find(chosen.begin(), chosen.end(), id) == chosen.end())
            css += "#when-" + id + " { display: none }\n";
    rsvg_handle_set_stylesheet(impl_->handle, reinterpret_cast<const guint8*>(css.data()),
                               css.size(), nullptr);
    return css;
}

float Svg::aspect() const {
    gboolean has_box = FALSE;
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(impl_->handle, nullptr, nullptr, nullptr, nullptr,
                                         &has_box, &box);
    if (has_box && box.width > 0 && box.height > 0)
        return static_cast<float>(box.width / box.height);
    double width = 0;
    double height = 0;
    if (rsvg_handle_get_intrinsic_size_in_pixels(impl_->handle, &width, &height) && height > 0)
        return static_cast<float>(width / height);
    return 1;
}

Picture Svg::render(Size size) const {
    Canvas canvas(size);
    const RsvgRectangle all = viewport(size);
    // What librsvg can't draw is left out; the rest of the picture is still worth showing.
    rsvg_handle_render_document(impl_->handle, canvas.cairo(), &all, nullptr);
    return canvas.finish();
}

std::map<std::string, SpotPlace> Svg::spots(Size size) const {
    std::map<std::string, SpotPlace> places;
    const RsvgRectangle all = viewport(size);
    for (const auto& [id, stack] : impl_->ids.spots) {
        RsvgRectangle ink{};
        RsvgRectangle logical{};
        const std::string selector = "#spot-" + id;
        if (rsvg_handle_get_geometry_for_layer(impl_->handle, selector.c_str(), &all, &ink,
                                               &logical, nullptr))
            places[id] = {rounded(logical), stack};
    }
    return places;
}

Size fitted(float aspect, Size into) {
    const float width =
        std::min(static_cast<float>(into.width), static_cast<float>(into.height) * aspect);
    return {static_cast<int>(width), static_cast<int>(width / aspect)};
}

} // namespace ludarium::shell

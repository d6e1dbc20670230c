#include "stage/pixels.hpp"

namespace ludarium::shell {

Picture picture_of(Size size, std::vector<std::uint8_t> rgba) {
    bool opaque = !rgba.empty();
    for (std::size_t i = 3; i < rgba.size() && opaque; i += 4) opaque = rgba[i] == 255;
    return std::make_shared<Pixels>(Pixels{size, std::move(rgba), opaque});
}

Picture picture_of(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    const Size size{cairo_image_surface_get_width(surface),
                    cairo_image_surface_get_height(surface)};
    const auto width = static_cast<std::size_t>(size.width);
    const auto height = static_cast<std::size_t>(size.height);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const unsigned char* data = cairo_image_surface_get_data(surface);
    std::vector<std::uint8_t> rgba(width * height * 4);
    auto* out = rgba.data();
    for (std::size_t y = 0; y < height; ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(data + y * stride);
        for (std::size_t x = 0; x < width; ++x, out += 4) {
            const std::uint32_t argb = row[x];
            out[0] = static_cast<std::uint8_t>(argb >> 16);
            out[1] = static_cast<std::uint8_t>(argb >> 8);
            out[2] = static_cast<std::uint8_t>(argb);
            out[3] = static_cast<std::uint8_t>(argb >> 24);
        }
    }
    return picture_of(size, std::move(rgba));
}

Canvas::Canvas(Size size)
    : surface_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, std::max(1, size.width),
                                          std::max(1, size.height))),
      cairo_(cairo_create(surface_)) {}

Canvas::~Canvas() {
    cairo_destroy(cairo_);
    cairo_surface_destroy(surface_);
}

Picture Canvas::finish() {
    return picture_of(surface_);
}

} // namespace ludarium::shell

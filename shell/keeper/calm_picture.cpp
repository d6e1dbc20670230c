#include "keeper/calm_picture.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace ludarium::keeper {

namespace {

constexpr double lines_made_for = 2160;

double part(std::uint32_t pixel, int shift) {
    return ((pixel >> shift) & 0xff) / 255.;
}

} // namespace

CalmPicture::CalmPicture(const std::filesystem::path& file)
    : image_(cairo_image_surface_create_from_png(file.c_str())) {
    if (const auto problem = cairo_surface_status(image_.get())) {
        std::fprintf(stderr, "ludarium-keeper: %s: %s; the screen stays empty between two shells\n",
                     file.c_str(), cairo_status_to_string(problem));
        image_.reset();
        return;
    }
    // Its ground goes on to the edges of the screen.
    const auto format = cairo_image_surface_get_format(image_.get());
    if (format != CAIRO_FORMAT_ARGB32 && format != CAIRO_FORMAT_RGB24) return;
    std::uint32_t corner = 0;
    std::memcpy(&corner, cairo_image_surface_get_data(image_.get()), sizeof corner);
    ground_ = {part(corner, 16), part(corner, 8), part(corner, 0)};
}

void CalmPicture::draw(cairo_surface_t* onto, int width, int height) const {
    cairo_t* pen = cairo_create(onto);
    cairo_set_source_rgb(pen, ground_.red, ground_.green, ground_.blue);
    cairo_paint(pen);
    if (image_) {
        const double scale = std::min(width, height) / lines_made_for;
        const double wide = cairo_image_surface_get_width(image_.get()) * scale;
        const double high = cairo_image_surface_get_height(image_.get()) * scale;
        cairo_translate(pen, (width - wide) / 2, (height - high) / 2);
        cairo_scale(pen, scale, scale);
        cairo_set_source_surface(pen, image_.get(), 0, 0);
        cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_GOOD);
        // No blending with what is beyond the picture: its edge would show.
        cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD);
        cairo_rectangle(pen, 0, 0, wide / scale, high / scale);
        cairo_fill(pen);
    }
    cairo_destroy(pen);
    cairo_surface_flush(onto);
}

} // namespace ludarium::keeper

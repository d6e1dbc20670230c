// What is seen while there is no shell: a prepared picture in the middle of its own ground.
#pragma once

#include <filesystem>
#include <memory>

#include <cairo.h>

namespace ludarium::keeper {

class CalmPicture {
  public:
    // A PNG, made for a screen of 2160 lines. One that can't be read leaves an empty ground in the theme's colour.
    explicit CalmPicture(const std::filesystem::path& file);

    // Fills a surface of this size.
    void draw(cairo_surface_t* onto, int width, int height) const;

  private:
    struct Release {
        void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    };
    struct Colour {
        double red = 0x17 / 255., green = 0x11 / 255., blue = 0x0c / 255.; // the theme's night
    };
    std::unique_ptr<cairo_surface_t, Release> image_;
    Colour ground_;
};

} // namespace ludarium::keeper

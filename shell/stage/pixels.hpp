// A finished picture in memory: whatever made it (SVG, text, a shape), the stage sees only this.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <cairo.h>

#include "stage/geometry.hpp"

namespace ludarium::shell {

// Red, green, blue, alpha; colours are premultiplied by alpha, as Cairo draws them, so that edges
// scale and fade without dark fringes.
struct Pixels {
    Size size;
    std::vector<std::uint8_t> rgba;
    bool opaque = false;
};

// Shared and never changed after it is made, so that worker threads may make it and the cache may
// keep it.
using Picture = std::shared_ptr<const Pixels>;

// Copies a surface of CAIRO_FORMAT_ARGB32.
Picture picture_of(cairo_surface_t* surface);

// `opaque` is looked up in the pixels themselves.
Picture picture_of(Size size, std::vector<std::uint8_t> rgba);

// A Cairo surface to draw a picture on.
class Canvas {
  public:
    explicit Canvas(Size size);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    cairo_t* cairo() const { return cairo_; }
    Picture finish();

  private:
    cairo_surface_t* surface_;
    cairo_t* cairo_;
};

} // namespace ludarium::shell

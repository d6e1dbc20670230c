// A drawing by a designer, read by librsvg: rendered at any size, and asked where its parts are.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "art/svg_outline.hpp"
#include "stage/geometry.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

struct SpotPlace {
    Box box; // in the pixels of the size asked for
    StackFrom stack = StackFrom::centre;
};

class Svg {
  public:
    // The whole file's text. Nothing, and why in `problem`, if it is not an SVG.
    static std::optional<Svg> parse(const std::string& text, const std::string& style_sheet,
                                    std::string& problem);

    Svg(Svg&&) noexcept;
    Svg& operator=(Svg&&) noexcept;
    ~Svg();

    Picture render(Size size) const;
    // Every spot of the outline, by id.
    std::map<std::string, SpotPlace> spots(const SvgOutline& outline, Size size) const;

  private:
    struct Impl;
    explicit Svg(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace ludarium::shell

// A drawing by a designer, read by librsvg: rendered at any size, and asked where its parts are.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "art/outline.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

class Svg {
  public:
    // The whole file's text. Nothing, and why in `problem`, if it is not an SVG.
    static std::optional<Svg> parse(const std::string& text, const std::string& style_sheet,
                                    std::string& problem);

    Svg(Svg&&) noexcept;
    Svg& operator=(Svg&&) noexcept;
    ~Svg();

    // What librsvg can't draw is left out, and told in `problem`: the rest is still worth showing.
    // Null if there is no memory for it.
    Picture render(Size size, std::string& problem) const;
    // Every spot of the outline that is somewhere.
    SpotPlaces spots(const Outline& outline, Size size) const;

  private:
    struct Impl;
    explicit Svg(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace ludarium::shell

// Small line drawings on buttons, in whatever colours the button has now.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "art/easel.hpp"
#include "stage/colour.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

// Drawn at once where they are asked for: an icon takes a millisecond, and each is drawn once for
// every size and colour, or found in the cache. In the SVG, `line` and `fill` are classes; the colours come from here.
class Icons {
  public:
    Icons(std::filesystem::path folder, Easel& easel) : folder_(std::move(folder)), easel_(easel) {}

    struct Ink {
        Colour line;
        Colour fill;
    };
    // Null if nobody has drawn it, or it can't be drawn.
    Picture at(const std::string& name, int side, const Ink& ink);

  private:
    std::filesystem::path folder_;
    Easel& easel_;
    std::map<std::string, Picture> drawn_;
};

} // namespace ludarium::shell

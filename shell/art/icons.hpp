// Small line drawings on buttons, in whatever colours the button has now.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "stage/colour.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

// Drawn at once where they are asked for: an icon takes a millisecond, and each is drawn once for
// every size and colour. In the SVG, `line` and `fill` are classes; the colours come from here.
class Icons {
  public:
    explicit Icons(std::filesystem::path folder) : folder_(std::move(folder)) {}

    struct Ink {
        Colour line;
        Colour fill;
    };
    // Null if nobody has drawn it.
    Picture at(const std::string& name, int side, const Ink& ink);

  private:
    std::filesystem::path folder_;
    std::map<std::string, Picture> drawn_;
};

} // namespace ludarium::shell

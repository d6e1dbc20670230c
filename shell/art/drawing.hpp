// From an SVG file to a picture of the wanted size, through the cache.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "art/picture_cache.hpp"
#include "art/svg.hpp"

namespace ludarium::shell {

// A drawing whose file has been read. Slow where its picture is not in the cache: belongs into the
// workshop. Problems are appended to the list given, one line each for staff.
class Drawing {
  public:
    // `chosen`: which `when-` parts to show. Nothing if the file can't be read.
    static std::optional<Drawing> open(const std::filesystem::path& file,
                                       const std::vector<std::string>& chosen,
                                       std::vector<std::string>& problems);

    float aspect() const { return outline_.aspect(); }
    const std::string& surface() const { return outline_.surface; }
    // Exactly this large; the drawing is fitted into it. Null if it can't be drawn.
    Picture at(Size size, const PictureCache& cache, std::vector<std::string>& problems);
    // Covers a room of any shape; what is too much is cut off evenly.
    Picture filling(Size room, const PictureCache& cache, std::vector<std::string>& problems);
    std::map<std::string, SpotPlace> spots(Size size, std::vector<std::string>& problems);

  private:
    Drawing(std::string name, std::string text, const std::vector<std::string>& chosen);
    const Svg* svg(std::vector<std::string>& problems);

    std::string name_;
    std::string text_;
    SvgOutline outline_;
    std::string style_sheet_;
    std::optional<Svg> svg_; // read when it is needed first
    bool broken_ = false;
};

} // namespace ludarium::shell

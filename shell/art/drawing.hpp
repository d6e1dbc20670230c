// From an SVG file to a picture of the wanted size, through the cache.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "art/picture_cache.hpp"
#include "art/svg.hpp"

namespace ludarium::shell {

// A drawing whose file has been read. Slow to make: belongs into the workshop.
class Drawing {
  public:
    // `chosen`: which `when-` parts to show. `problems` is appended to if the file can't be drawn.
    static std::optional<Drawing> open(const std::filesystem::path& file,
                                       const std::vector<std::string>& chosen,
                                       std::vector<std::string>& problems);

    float aspect() const { return svg_.aspect(); }
    // Exactly this large; the drawing is fitted into it.
    Picture at(Size size, const PictureCache& cache) const;
    // Covers a room of any shape; what is too much is cut off evenly.
    Picture covering(Size room, const PictureCache& cache) const;
    std::map<std::string, SpotPlace> spots(Size size) const { return svg_.spots(size); }

  private:
    Drawing(Svg svg, std::string text, std::string style_sheet)
        : svg_(std::move(svg)), text_(std::move(text)), style_sheet_(std::move(style_sheet)) {}

    Svg svg_;
    std::string text_;
    std::string style_sheet_;
};

} // namespace ludarium::shell

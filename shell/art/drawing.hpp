// From an SVG file to a picture of the wanted size.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "art/easel.hpp"

namespace ludarium::shell {

// A drawing whose file has been read. Slow where its picture is not in the cache: belongs into the
// workshop. Problems are appended to the list given, one line each for staff.
class Drawing {
  public:
    // `chosen`: which `when-` parts to show. Nothing if the file can't be read.
    static std::optional<Drawing> open(const std::filesystem::path& file,
                                       const std::vector<std::string>& chosen, Easel& easel,
                                       std::vector<std::string>& problems);

    float aspect() const { return outline_.aspect(); }
    const std::string& surface() const { return outline_.surface; }
    // Exactly this large; the drawing is fitted into it. Null if it can't be drawn.
    Picture at(Size size, std::vector<std::string>& problems) const;
    // Covers a room of any shape; what is too much is cut off evenly.
    Picture filling(Size room, std::vector<std::string>& problems) const;
    SpotPlaces spots(Size size, std::vector<std::string>& problems) const;

  private:
    Drawing(std::string name, std::string text, Outline outline,
            const std::vector<std::string>& chosen, Easel& easel);

    std::string name_;
    std::string text_;
    Outline outline_;
    std::string style_sheet_;
    Easel* easel_;
};

} // namespace ludarium::shell

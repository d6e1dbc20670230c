// How the spots of a board lie in rows, for drawing it with letters: taken from its picture.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <ludarium/descriptor.h>

namespace ludarium::ctl {

struct SpotPlace {
    double x = 0, y = 0; // the middle, in the picture's units
};
// By id, without "spot-"; those with coordinates of their own, not moved by a transform. Read before
// the game is loaded: afterwards no file can be opened.
using SpotPlaces = std::map<std::string, SpotPlace>;
SpotPlaces read_spot_places(const std::filesystem::path& board_svg);

struct BoardPlan {
    struct Cell {
        std::uint32_t spot;
        unsigned column; // where a wide gap is in the picture, one is left out
    };
    std::vector<std::vector<Cell>> rows; // from the top, each from the left

    // Spots that stand in no row (trays, a circle in the middle) are left out. No rows at all, if
    // the board is not made of them.
    static BoardPlan of(const SpotPlaces& places, const ludarium_descriptor& game);
};

} // namespace ludarium::ctl

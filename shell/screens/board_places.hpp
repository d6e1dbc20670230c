// Where the spots of the board are on the screen, and which one a finger means.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "plugins/position.hpp"
#include "screens/stacking.hpp"

namespace ludarium::shell {

class BoardPlaces {
  public:
    BoardPlaces() = default;
    // `drawn`: the board's spots by id, in pixels of the board's picture. A spot the designer
    // forgot is nowhere, and what stands there is not shown.
    BoardPlaces(const std::vector<std::string>& ids, const std::map<std::string, SpotPlace>& drawn,
                const Box& board, float piece_share);

    const Box& board() const { return board_; }
    float man() const { return man_; } // a piece's width and height
    const std::vector<SpotPlace>& spots() const { return spots_; }
    const SpotPlace* place(Spot spot) const;
    // The place of man `index` among `count`.
    Frame man_place(Spot spot, unsigned index, unsigned count) const;
    // The spot that contains the point, or else the nearest one within reach.
    std::optional<Spot> at(Point p, float reach) const;

  private:
    Box board_;
    std::vector<SpotPlace> spots_; // by index; an empty box: not drawn
    float man_ = 0;
};

} // namespace ludarium::shell

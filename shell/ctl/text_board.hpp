// A position for a terminal: rows as in the game's picture, or a grid where the spots have
// coordinates, or a list.
#pragma once

#include <string>

#include "board_plan.hpp"
#include "confined_game.hpp"

namespace ludarium::ctl {

class TextBoard {
  public:
    TextBoard(const ConfinedGame& game, const SpotPlaces& places);

    std::string drawn(const host::State& state) const;

  private:
    using OnSpot = std::map<std::uint32_t, std::string>;

    OnSpot men(const host::Seen& seen) const;
    std::string rows(const OnSpot& men) const;
    std::string grid(const OnSpot& men) const;
    std::string list(const OnSpot& men) const;
    std::string counts(const host::Seen& seen) const;
    std::string spot(std::uint32_t index) const;

    const ConfinedGame& game_;
    BoardPlan plan_;
    bool has_grid_ = false;            // letters for columns, numbers for rows
    std::vector<std::string> letters_; // a short name for each piece
};

} // namespace ludarium::ctl

// A move as people type it: where from and where to, in any of the usual ways.
#pragma once

#include <string>
#include <vector>

#include <ludarium/descriptor.h>
#include <ludarium/types.hpp>
#include <ludarium/view.h>

namespace ludarium::ctl {

// The spot of this id, or the player's own of this name: "reserve" for "reserve-white". Capitals
// don't matter. LUDARIUM_NONE if there is none.
std::uint16_t spot_called(const ludarium_descriptor& game, const std::string& word,
                          const std::string& player);

struct PlayedMove {
    Action action;
    ludarium_move made;
};

// "7-12", "7 12" and "7>12" mean the same; "7" means any move of the man there or, if all men come
// from one spot now (the reserve), the move to there. What follows a colon is left out.
struct MeantMove {
    MeantMove(const ludarium_descriptor& game, const std::string& player,
              const std::vector<PlayedMove>& legal, const std::string& typed);

    bool understood() const { return from != LUDARIUM_NONE; }

    std::uint16_t from = LUDARIUM_NONE, to = LUDARIUM_NONE;
    std::vector<Action> actions; // the legal ones that this may be
};

} // namespace ludarium::ctl

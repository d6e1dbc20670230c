// What the game is made of, and how it looks to eyes and hands.
#include "mulino.hpp"

namespace mulino {

const ludarium_descriptor& Mulino::descriptor() {
    static const Descriptor made = [] {
        Descriptor d("mulino", "1.0.0");
        const Player white = d.player("white");
        const Player black = d.player("black");
        for (std::string_view name : point_names) d.spot(std::string(name));
        d.spot("hand-white");
        d.spot("hand-black");
        d.spot("taken-white");
        d.spot("taken-black");
        d.piece("white", white);
        d.piece("black", black);
        d.option("rules", {"nine-men", "six-men", "lasker"});
        d.option("flying", {"three-men", "never"});
        d.seats(2, 2);
        // Three flying men reach 18 points each. Every placing and every mill ends a row of at most
        // `quiet_limit` moves; Lasker's rules have the most: 20 placings, and 8 + 7 men taken.
        d.bounds(3 * 18, (20 + 15 + 1) * quiet_limit + 20 + 15);
        return d;
    }();
    return made.raw();
}

void Mulino::view(const State& state, View& out) {
    for (unsigned who : {0u, 1u}) {
        for (Points men = state.men[who]; men;) out.stack(spot_of(pop(men)), piece_of(who));
        const unsigned each = men_each[static_cast<std::size_t>(state.variant)];
        out.stack(spot_of(hand_spots + who), piece_of(who), state.hand[who]);
        out.stack(spot_of(taken_spots + who), piece_of(who),
                  static_cast<int>(each - state.total(who)));
    }
    if (state.ending != Ending::none) return;
    out.turn(player_of(state.side));
    if (state.taking)
        out.phase("taking");
    else if (!state.may_place(state.side))
        out.phase(state.flies(state.side) ? "flying" : "moving");
    else
        out.phase(state.may_move(state.side) ? "placing-or-moving" : "placing");
}

// A man that is placed or taken has no "from": one tap on the point does it.
Move Mulino::describe(const State& state, Action action) {
    const auto [from, to] = step_of(action);
    const unsigned whose = from == take ? state.other() : state.side;
    return {piece_of(whose), from < point_count ? spot_of(from) : Spot::none, spot_of(to), 0};
}

} // namespace mulino

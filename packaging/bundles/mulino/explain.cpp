// Why a touch does not work, and what a player should know before choosing.
#include "mulino.hpp"

namespace mulino {

namespace {

bool is_point(Spot spot) {
    return number(spot) < point_count;
}

bool own_man(const State& state, Spot spot) {
    return is_point(spot) && has(state.mine(), number(spot));
}

bool own_hand(const State& state, Spot spot) {
    return number(spot) == hand_spots + state.side;
}

// A man is taken by one tap, which has no "from".
std::optional<Message> why_not_take(const State& state, Spot from, Spot to) {
    const Spot touched = from == Spot::none ? to : from;
    if (!is_point(touched) || !has(state.yours(), number(touched)))
        return Message("why.take-first");
    if (!has(takeable(state), number(touched))) return Message("why.in-mill").spot("spot", touched);
    if (from == Spot::none) return std::nullopt;
    return Message("why.take-first");
}

// And so it is placed.
std::optional<Message> why_not_place(const State& state, Spot to) {
    if (to == Spot::none) return Message("why.touch-point");
    if (!is_point(to)) return Message("why.off-board");
    if (!has(state.free(), number(to))) return Message("why.occupied").spot("spot", to);
    return std::nullopt;
}

// Why no man can leave `from`.
std::optional<Message> why_not_from(const State& state, Spot from) {
    if (own_hand(state, from)) return Message("why.all-placed");
    if (!state.may_move(state.side))
        return Message("why.place-first").number("men", state.hand[state.side]);
    if (!own_man(state, from)) return Message("why.not-yours");
    if (!targets(state, state.side, number(from))) return Message("why.stuck").spot("spot", from);
    return std::nullopt;
}

} // namespace

std::optional<Message> Mulino::why_not(const State& state, Spot from, Spot to) {
    if (state.ending != Ending::none) return Message("why.over");
    if (state.taking) return why_not_take(state, from, to);
    if (state.may_place(state.side)) {
        if (from == Spot::none) return why_not_place(state, to);
        if (own_hand(state, from)) return Message("why.touch-point");
    }
    if (from == Spot::none) return Message("why.choose-man");
    if (auto why = why_not_from(state, from)) return why;
    if (to == Spot::none) return std::nullopt;
    if (auto why = why_not_place(state, to)) return why;
    if (has(targets(state, state.side, number(from)), number(to))) return std::nullopt;
    return Message("why.far").spot("spot", from);
}

std::optional<Message> Mulino::forced(const State& state) {
    Actions legal;
    legal_actions(state, legal);
    if (state.taking) {
        const auto first = spot_of(step_of(legal.front()).to);
        if (legal.size() == 1) return Message("forced.take-one").spot("spot", first);
        const bool all_in_mills = has(in_mills(state.yours()), number(first));
        return Message(all_in_mills ? "forced.take-any" : "forced.take");
    }
    if (state.may_place(state.side))
        return Message(state.may_move(state.side) ? "forced.place-or-move" : "forced.place");
    if (legal.size() == 1)
        return Message("forced.only-move").spot("spot", spot_of(step_of(legal.front()).to));
    return std::nullopt;
}

} // namespace mulino

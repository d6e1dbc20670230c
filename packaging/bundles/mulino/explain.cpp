// Why a touch does not work, and what a player should know before choosing.
#include "mulino.hpp"

namespace mulino {

namespace {

bool is_point(Spot spot) {
    return number(spot) < point_count;
}

std::optional<Message> why_not_take(const State& state, Spot touched) {
    if (!is_point(touched) || !has(state.yours(), number(touched)))
        return Message("why.take-first");
    if (has(takeable(state), number(touched))) return std::nullopt;
    return Message("why.in-mill").spot("spot", touched);
}

bool own_hand(const State& state, Spot spot) {
    return number(spot) == hand_spots + state.side;
}

// Why nothing can start at `from`.
std::optional<Message> why_not_from(const State& state, Spot from) {
    const bool own_man = is_point(from) && has(state.mine(), number(from));
    if (!state.may_move(state.side) && !own_hand(state, from))
        return Message("why.place-first").number("men", state.hand[state.side]);
    if (own_hand(state, from) && !state.may_place(state.side)) return Message("why.all-placed");
    if (!own_man && !own_hand(state, from)) return Message("why.not-yours");
    if (own_man && !targets(state, state.side, number(from)))
        return Message("why.stuck").spot("spot", from);
    return std::nullopt;
}

} // namespace

std::optional<Message> Mulino::why_not(const State& state, Spot from, Spot to) {
    if (state.ending != Ending::none) return Message("why.over");
    if (state.taking) return why_not_take(state, from == Spot::none ? to : from);
    if (from == Spot::none && to == Spot::none) return std::nullopt;
    if (from == Spot::none && !state.may_place(state.side)) return Message("why.choose-man");
    // A touch on the board alone, with men in hand, is a try to place one.
    const Spot start = from == Spot::none ? spot_of(hand_spots + state.side) : from;
    if (auto why = why_not_from(state, start)) return why;
    if (to == Spot::none) return std::nullopt;
    if (!is_point(to)) return Message("why.off-board");
    if (!has(state.free(), number(to))) return Message("why.occupied").spot("spot", to);
    const Point from_point = own_hand(state, start) ? in_hand : Point{number(start)};
    if (has(targets(state, state.side, from_point), number(to))) return std::nullopt;
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
    if (legal.size() == 1)
        return Message("forced.only-move").spot("spot", spot_of(step_of(legal.front()).to));
    return std::nullopt;
}

} // namespace mulino

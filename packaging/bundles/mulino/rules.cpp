// The rules: placing, moving, flying, mills, taking, and how a game ends.
#include <algorithm>

#include "mulino.hpp"

namespace mulino {

namespace {

bool has_action(const State& state) {
    if (state.may_place(state.side)) return state.free() != 0;
    for (Points men = state.mine(); men;)
        if (targets(state, state.side, pop(men))) return true;
    return false;
}

void pass_turn(State& state, Events& events) {
    state.side = static_cast<std::uint8_t>(state.other());
    judge(state);
    if (state.ending == Ending::none && state.repeats + 1u == repeats_to_draw)
        events.announced(player_of(state.side), "announce.repeated");
}

} // namespace

Points targets(const State& state, unsigned who, Point from) {
    if (from == in_hand) return state.may_place(who) ? state.free() : 0;
    if (!state.may_move(who)) return 0;
    return state.flies(who) ? state.free() : state.free() & neighbours[from];
}

Points takeable(const State& state) {
    const Points outside = state.yours() & ~in_mills(state.yours());
    return outside ? outside : state.yours();
}

Points closing_points(const State& state, unsigned who) {
    const Points men = state.men[who], free = state.free();
    Points found = 0;
    for (Points line : line_sets) {
        const Points gap = line & free;
        if (size(gap) != 1 || size(line & men) != 2) continue;
        const auto point = static_cast<Point>(__builtin_ctz(gap));
        const Points helpers = men & ~line & (state.flies(who) ? all_points : neighbours[point]);
        if (state.may_place(who) || (state.may_move(who) && helpers)) found |= gap;
    }
    return found;
}

void judge(State& state) {
    const auto past_end = state.past.begin() + state.past_count;
    state.repeats =
        static_cast<std::uint8_t>(1 + std::count(state.past.begin(), past_end, state.key()));
    state.ending = Ending::none;
    if (state.taking) return;
    if (state.total(state.side) < fewest_men || state.total(state.other()) < fewest_men)
        state.ending = Ending::too_few_men;
    else if (!has_action(state))
        state.ending = Ending::blocked;
    else if (state.repeats >= repeats_to_draw)
        state.ending = Ending::repetition;
    else if (state.quiet >= quiet_limit)
        state.ending = Ending::quiet;
}

State Mulino::start(const Setup& setup) {
    State state;
    state.variant = static_cast<Variant>(setup.choice(0));
    state.flying_allowed = setup.choice(1) == 0;
    state.hand.fill(static_cast<std::uint8_t>(men_each[setup.choice(0)]));
    return state;
}

Actor Mulino::actor(const State& state) {
    return state.ending == Ending::none ? acts(player_of(state.side)) : game_over;
}

void Mulino::legal_actions(const State& state, Actions& out) {
    if (state.ending != Ending::none) return;
    const auto append = [&out](Point from, Points to) {
        while (to) out.push_back(action_of({from, pop(to)}));
    };
    if (state.taking) return append(take, takeable(state));
    for (Points men = state.mine(); men;) {
        const Point from = pop(men);
        append(from, targets(state, state.side, from));
    }
    append(in_hand, targets(state, state.side, in_hand));
}

void Mulino::apply(State& state, Action action, Events& events) {
    const auto [from, to] = step_of(action);
    const unsigned side = state.side, other = state.other();
    const bool flew_before = state.flies(other);
    const std::uint64_t before = state.key();

    if (from == take) {
        state.men[other] &= ~only(to);
        state.taking = false;
        events.captured(piece_of(other), spot_of(to), spot_of(taken_spots + other));
        pass_turn(state, events);
        if (state.ending == Ending::none && state.flies(other) && !flew_before)
            events.phase(player_of(other), "phase.flying");
        return;
    }

    state.men[side] |= only(to);
    if (from == in_hand) {
        --state.hand[side];
        events.entered(piece_of(side), spot_of(hand_spots + side), spot_of(to));
    } else {
        state.men[side] &= ~only(from);
        events.moved(piece_of(side), spot_of(from), spot_of(to));
    }

    // M2: two mills closed by one man still take one man.
    state.taking = closes_mill(state.men[side], to) && state.men[other];
    if (state.taking || from == in_hand) {
        state.quiet = state.past_count = 0;
    } else {
        ++state.quiet;
        state.past[state.past_count++] = before;
    }
    if (state.taking) {
        judge(state);
        return events.announced(player_of(side), "announce.mill");
    }
    pass_turn(state, events);
    if (state.ending == Ending::none && from == in_hand && !state.hand[0] && !state.hand[1])
        events.phase(player_of(state.side), "phase.moving");
}

Outcome Mulino::outcome(const State& state) {
    const Player to_move = player_of(state.side), other = player_of(state.other());
    switch (state.ending) {
    case Ending::blocked:
        return Outcome("end.blocked").place(other, 1).place(to_move, 2);
    case Ending::repetition:
        return Outcome("end.repetition").place(other, 1).place(to_move, 1);
    case Ending::quiet:
        return Outcome("end.quiet").place(other, 1).place(to_move, 1);
    default:
        break;
    }
    const bool lost = state.total(state.side) < fewest_men;
    return Outcome("end.too-few").place(lost ? other : to_move, 1).place(lost ? to_move : other, 2);
}

// Equal for equal positions, so that the search knows one again. How quiet the game has been only
// matters, and only counts, when the draw comes into sight.
std::uint64_t Mulino::hash(const State& state) {
    constexpr unsigned in_sight = quiet_limit - 16;
    const std::uint64_t quiet = state.quiet > in_sight ? state.quiet - in_sight : 0;
    const std::uint64_t rest = state.taking | std::uint64_t{state.repeats} << 1 | quiet << 3 |
                               static_cast<std::uint64_t>(state.variant) << 9 |
                               std::uint64_t{state.flying_allowed} << 11;
    return search::mixed(state.key() ^ search::mixed(rest));
}

} // namespace mulino

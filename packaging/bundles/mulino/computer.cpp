// How the computer weighs a position, which moves it looks at first, and how it advises a visitor.
#include <algorithm>

#include "mulino.hpp"

namespace mulino {

namespace {

// Relative to a man. Found by matches of the computer against itself: each change kept won more than
// 52 of 100 points in 400 games of 4,000 nodes a move.
namespace weight {
constexpr int man = 80;
constexpr int closing = 24; // a point where a mill can be closed at once
constexpr int second = 30;  // … and another one: the enemy can only stop one
constexpr int mill = 15;    // a mill that stands: its men can't be taken
constexpr int step = 15;    // a free neighbouring point
constexpr int to_move = 5;  // whose turn it is may close a mill before the other does
constexpr int about_to_take = 70;
} // namespace weight

int steps(const State& state, unsigned who) {
    int count = 0;
    for (Points men = state.men[who], free = state.free(); men;)
        count += static_cast<int>(size(neighbours[pop(men)] & free));
    return count;
}

int standing(const State& state, unsigned who) {
    const auto closing = static_cast<int>(size(closing_points(state, who)));
    int value = weight::man * static_cast<int>(state.total(who)) + weight::closing * closing +
                weight::mill * static_cast<int>(size(in_mills(state.men[who])));
    if (closing > 1) value += weight::second;
    if (!state.flies(who)) value += weight::step * steps(state, who);
    if (state.side == who) {
        if (state.taking)
            value += weight::about_to_take;
        else if (closing)
            value += weight::to_move;
    }
    return value;
}

State after(const State& state, Action action) {
    State next = state;
    Events unseen = Events::nobody();
    Mulino::apply(next, action, unseen);
    return next;
}

const char* reason_to_take(const State& state, const State& next) {
    if (next.ending != Ending::none) return "hint.take-win";
    const Points threats = closing_points(state, state.other());
    if (size(closing_points(next, state.other())) < size(threats)) return "hint.take-threat";
    return "hint.take";
}

bool reaches(const State& state, unsigned who, Point point) {
    return state.may_place(who) || state.flies(who) || (neighbours[point] & state.men[who]);
}

// True of the position and of the move, whatever the search had in mind.
const char* reason_to_go(const State& state, const State& next, Step step) {
    const unsigned me = state.side, enemy = state.other();
    if (next.ending == Ending::blocked) return "hint.block-win";
    if (next.taking) return "hint.mill";
    const Points mine_before = closing_points(state, me), mine = closing_points(next, me);
    const bool stopped = has(closing_points(state, enemy), step.to);
    if (stopped) return size(mine) > 1 ? "hint.stop-and-fork" : "hint.stop";
    if (size(mine) > 1 && size(mine) > size(mine_before)) return "hint.fork";
    if (step.from != in_hand && has(mine, step.from) && has(in_mills(state.men[me]), step.from) &&
        !reaches(next, enemy, step.from))
        return "hint.open";
    if (mine & ~mine_before) return "hint.threat";
    if (step.from == in_hand && size(neighbours[step.to]) == 4) return "hint.crossing";
    return "hint.good";
}

} // namespace

int Mulino::evaluate(const State& state, Player player) {
    const unsigned me = number(player);
    return standing(state, me) - standing(state, 1 - me);
}

int Mulino::order(const State& state, Action action) {
    const auto [from, to] = step_of(action);
    const unsigned enemy = state.other();
    if (from == take) {
        // Best, a man that was about to close a mill, or one from a crossing.
        int merit = 10 * static_cast<int>(size(neighbours[to]));
        for (Points line : lines_through[to])
            merit += 100 * (size(line & state.men[enemy]) == 2 && !(line & state.mine()));
        return merit;
    }
    Points men = state.mine() | only(to);
    if (from != in_hand) men &= ~only(from);
    if (closes_mill(men, to)) return 900;
    int merit = static_cast<int>(size(neighbours[to]));
    for (Points line : lines_through[to]) {
        if (size(line & state.men[enemy]) == 2) merit += 300; // stands in the way of a mill
        if (size(line & men) == 2 && !(line & state.men[enemy])) merit += 60;
    }
    return merit;
}

std::pair<Action, Message> Mulino::hint(const State& state, const Thought& thought) {
    const Choice choice = search::alpha_beta<Mulino>(state, thought.with_node_limit(100'000));
    const State next = after(state, choice.action);
    const Step step = step_of(choice.action);
    const char* reason =
        step.from == take ? reason_to_take(state, next) : reason_to_go(state, next, step);
    return {choice.action, Message(reason).spot("spot", spot_of(step.to))};
}

} // namespace mulino

#include "explain.hpp"

#include <algorithm>

#include "steps.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Message;
using ludarium::Spot;

bool is_cell(Spot spot) {
    return number(spot) < cell_count;
}
bool is_axis(Spot spot) {
    return number(spot) >= axis_spots && number(spot) < bank_spot;
}
Planet axis_planet(Spot spot) {
    return planets[(number(spot) - axis_spots) / most_men];
}
unsigned axis_place(Spot spot) {
    return (number(spot) - axis_spots) % most_men + 1;
}

Message not_your_man(const State& state, Planet whose) {
    return Message("why.not-your-man")
        .piece("piece", piece(whose))
        .player("player", player(state.turn));
}

// Why nobody can be taken from there; nothing if a man of the player's may move from it.
std::optional<Message> why_no_man(const State& state, Spot from) {
    const Board& board = state.board;
    if (is_cell(from)) {
        const Cell cell = cell_at(number(from));
        if (board.is_empty(cell)) return Message("why.empty").spot("spot", from);
        if (!board.stands(state.turn, cell)) return not_your_man(state, board.planet_at(cell));
        if (!has_man_to_move(state, cell)) return Message("why.moved-already").spot("spot", from);
        return std::nullopt;
    }
    if (is_axis(from)) {
        const Planet whose = axis_planet(from);
        if (axis_place(from) > board.side(whose).waiting)
            return Message("why.axis-empty").player("player", player(whose));
        if (whose != state.turn) return not_your_man(state, whose);
        if (axis_place(from) > 1) return Message("why.axis-order");
        return std::nullopt;
    }
    return Message(number(from) == bank_spot ? "why.bank" : "why.no-man");
}

class Attempt {
  public:
    Attempt(const State& state, Cell from) : state_(state), from_(from) {
        list_steps(state, steps_);
    }

    bool nobody_can_move() const { return steps_.empty(); }
    bool is_legal() const {
        return std::any_of(steps_.begin(), steps_.end(),
                           [&](Step step) { return step.from == from_; });
    }
    bool is_legal(Cell to) const {
        return std::any_of(steps_.begin(), steps_.end(), [&](Step step) {
            return step.from == from_ && destination(state_, step) == to;
        });
    }

    // Of a man who can't move at all.
    Message why_stuck() const {
        Cell blocked = nowhere;
        for (DiceSet dice : sets()) {
            if (is_open(dice)) return must_use_dice();
            blocked = reached(dice);
        }
        return state_.terms.dice == DiceUse::total ? held(blocked) : Message("why.blocked-all");
    }

    Message why_not(Cell to) const {
        if (!state_.board.is_counted(to))
            return Message("why.first-cell")
                .player("player", player(side_of(to)))
                .spot("spot", spot(to));
        for (DiceSet dice : sets())
            if (reached(dice) == to) return is_open(dice) ? must_use_dice() : held(to);
        if (state_.terms.dice == DiceUse::total) {
            const Cell right = reached(all_dice);
            if (!may_land(state_.board, state_.turn, right)) return held(right);
            return Message("why.not-the-total")
                .number("total", static_cast<int>(state_.thrown.sum(all_dice)))
                .spot("spot", spot(right));
        }
        for (DiceSet dice = 1; dice <= all_dice; ++dice)
            if (reached(dice) == to) return Message("why.die-played").spot("spot", spot(to));
        return Message("why.no-such-sum").spot("spot", spot(to));
    }

  private:
    // The dice, and sums of dice, that the man may go by.
    std::vector<DiceSet> sets() const {
        if (state_.terms.dice == DiceUse::total) return {all_dice};
        std::vector<DiceSet> found;
        for (DiceSet dice = 1; dice <= all_dice; ++dice)
            if (without(dice, state_.thrown.unplayed()) == no_dice) found.push_back(dice);
        return found;
    }
    Cell reached(DiceSet dice) const { return destination(state_, {from_, dice}); }
    bool is_open(DiceSet dice) const { return may_land(state_.board, state_.turn, reached(dice)); }

    Message held(Cell cell) const {
        return Message("why.blocked")
            .spot("spot", spot(cell))
            .player("player", player(state_.board.planet_at(cell)));
    }
    Message must_use_dice() const {
        return Message("why.use-more-dice").number("dice", static_cast<int>(playable_dice(state_)));
    }

    const State& state_;
    Cell from_;
    StepList steps_;
};

} // namespace

std::optional<Message> why_not(const State& state, Spot from, Spot to) {
    if (state.phase == Phase::over) return Message("why.game-over");
    if (state.phase == Phase::opening)
        return Message("why.throw-to-start").player("player", player(state.opening.next_thrower()));
    if (state.phase == Phase::throwing)
        return Message("why.throw-first").player("player", player(state.turn));
    if (auto nobody = why_no_man(state, from)) return nobody;

    const Attempt attempt(state, is_axis(from) ? axis : cell_at(number(from)));
    if (attempt.nobody_can_move()) return Message("why.turn-lost");
    if (to == Spot::none)
        return attempt.is_legal() ? std::nullopt : std::optional(attempt.why_stuck());
    if (from == to) return Message("why.same-spot");
    if (!is_cell(to)) return Message("why.not-there");
    const Cell target = cell_at(number(to));
    if (attempt.is_legal(target)) return std::nullopt;
    return attempt.why_not(target);
}

std::optional<Message> forced(const State& state) {
    if (state.phase != Phase::moving) return std::nullopt;
    StepList steps;
    list_steps(state, steps);
    if (steps.empty()) return Message("forced.turn-lost");
    const Step first = steps[0];
    if (steps.size() == 1) {
        const Spot to = spot(destination(state, first));
        if (first.from == axis) return Message("forced.only-axis").spot("to", to);
        return Message("forced.only-move").spot("from", spot(first.from)).spot("to", to);
    }
    if (state.terms.dice == DiceUse::total) return std::nullopt;
    const unsigned playable = playable_dice(state);
    if (playable < size(state.thrown.unplayed()))
        return Message("forced.some-dice").number("dice", static_cast<int>(playable));
    const bool one_man =
        std::all_of(steps.begin(), steps.end(), [&](Step step) { return step.from == first.from; });
    if (one_man && first.from != axis)
        return Message("forced.only-man").spot("from", spot(first.from));
    return std::nullopt;
}

} // namespace astronomica

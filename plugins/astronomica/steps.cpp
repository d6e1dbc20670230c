#include "steps.hpp"

#include <algorithm>

namespace astronomica {

namespace {

// What is left of a turn.
struct Rest {
    Board board;
    MenMoved moved;
    DiceSet dice;
};

unsigned unmoved_on(const Board& board, const MenMoved& moved, Cell cell) {
    return board.men_at(cell) - moved.on(cell);
}

// Every place with a man who may still move, ascending, the axis last; until `visit` says true.
template <class Visit>
bool any_man(const Board& board, Planet planet, const MenMoved& moved, Visit visit) {
    const Side& side = board.side(planet);
    for (std::uint64_t left = side.cells; left; left &= left - 1) {
        const Cell cell = cell_at(static_cast<unsigned>(__builtin_ctzll(left)));
        if (unmoved_on(board, moved, cell) > 0 && visit(cell)) return true;
    }
    return side.waiting > 0 && visit(axis);
}

class SplitTurn {
  public:
    explicit SplitTurn(const State& state)
        : terms_(state.terms), planet_(state.turn), thrown_(state.thrown) {}

    // How many of the dice left can be played at best.
    unsigned playable(const Rest& rest) const {
        const unsigned all = size(rest.dice);
        unsigned best = 0;
        // The largest set first: it is nearly always possible, and there is no better.
        for (unsigned dice = rest.dice; dice != 0 && best < all; dice = (dice - 1) & rest.dice)
            any_man(rest.board, planet_, rest.moved, [&](Cell from) {
                best = std::max(best, playable_from(rest, {from, static_cast<DiceSet>(dice)}));
                return best == all;
            });
        return best;
    }

    // The same for those ways that begin with this step; 0 if it can't be taken.
    unsigned playable_from(const Rest& rest, Step step) const {
        const Cell to = destination(rest.board, planet_, step.from, thrown_.sum(step.dice));
        if (!may_land(rest.board, planet_, to)) return 0;
        if (step.dice == rest.dice) return size(step.dice);
        Rest after = rest;
        move_man(after.board, terms_, planet_, step.from, to);
        if (after.board.in_play().size() == 1) return size(rest.dice);
        after.moved.add(to);
        after.dice = without(rest.dice, step.dice);
        return size(step.dice) + playable(after);
    }

    void list(const Rest& rest, StepList& steps) const {
        unsigned best = 0;
        any_man(rest.board, planet_, rest.moved, [&](Cell from) {
            for (DiceSet dice = 1; dice <= all_dice; ++dice) {
                if (without(dice, rest.dice) || !thrown_.is_plain(dice, rest.dice)) continue;
                const Step step{from, dice};
                const unsigned reach = playable_from(rest, step);
                if (reach == 0 || reach < best) continue;
                if (reach > best) steps.clear();
                best = reach;
                steps.add(step);
            }
            return false;
        });
    }

  private:
    const Terms& terms_;
    Planet planet_;
    const Throw& thrown_;
};

Rest rest_of(const State& state) {
    return {state.board, state.moved, state.thrown.unplayed()};
}

template <class Visit>
bool any_man_by_total(const State& state, Visit visit) {
    const unsigned total = state.thrown.sum(all_dice);
    return any_man(state.board, state.turn, state.moved, [&](Cell from) {
        const Cell to = destination(state.board, state.turn, from, total);
        return may_land(state.board, state.turn, to) && visit(from);
    });
}

} // namespace

void list_steps(const State& state, StepList& steps) {
    if (state.terms.dice == DiceUse::split) return SplitTurn(state).list(rest_of(state), steps);
    any_man_by_total(state, [&](Cell from) {
        steps.add({from, all_dice});
        return false;
    });
}

bool can_step(const State& state) {
    if (state.terms.dice == DiceUse::total)
        return any_man_by_total(state, [](Cell) { return true; });
    const DiceSet left = state.thrown.unplayed();
    return any_man(state.board, state.turn, state.moved, [&](Cell from) {
        for (unsigned dice = left; dice != 0; dice = (dice - 1) & left) {
            const Cell to = destination(state, {from, static_cast<DiceSet>(dice)});
            if (may_land(state.board, state.turn, to)) return true;
        }
        return false;
    });
}

Cell destination(const State& state, Step step) {
    return destination(state.board, state.turn, step.from, state.thrown.sum(step.dice));
}

bool has_man_to_move(const State& state, Cell from) {
    if (from == axis) return state.board.side(state.turn).waiting > 0;
    return state.board.stands(state.turn, from) && unmoved_on(state.board, state.moved, from) > 0;
}

unsigned playable_dice(const State& state) {
    return SplitTurn(state).playable(rest_of(state));
}

} // namespace astronomica

#include "turn_ends.hpp"

#include <algorithm>

#include "turn.hpp"

namespace astronomica {

namespace {

// Calls `visit(Cell)` for every place with a man of the player on turn who has not moved yet, from
// his first cell once round the ring, the axis last.
template <class Visit>
void each_man_to_move(const State& state, Visit visit) {
    const Side& side = state.board.side(state.turn);
    const std::uint64_t before = (std::uint64_t{1} << index(first_cell(state.turn))) - 1;
    for (std::uint64_t part : {side.cells & ~before, side.cells & before})
        for (std::uint64_t left = part; left; left &= left - 1) {
            const Cell cell = cell_at(static_cast<unsigned>(__builtin_ctzll(left)));
            if (has_man_to_move(state, cell)) visit(cell);
        }
    if (side.waiting > 0) visit(axis);
}

// Remembers which positions were met.
class Met {
  public:
    // True the first time.
    bool add(std::uint64_t hash) {
        std::size_t place = hash % places;
        while (hashes_[place] != 0 && hashes_[place] != hash) place = (place + 1) % places;
        if (hashes_[place] == hash) return false;
        hashes_[place] = hash;
        return true;
    }

  private:
    static constexpr std::size_t places = 8192; // men³ · 3! ways and some more, at most
    std::array<std::uint64_t, places> hashes_{};
};

// Split dice: all ways to play the throw, of which those count that play the most dice (see
// steps.hpp). Many ways differ only in the order of their steps and end alike.
class SplitWays {
  public:
    explicit SplitWays(std::vector<TurnEnd>& ends) : ends_(ends) {}

    void walk(const State& state, const Step* first) {
        const DiceSet left = state.thrown.unplayed();
        each_man_to_move(state, [&](Cell from) {
            for (DiceSet dice = 1; dice <= all_dice; ++dice) {
                if (without(dice, left) || !state.thrown.is_plain(dice, left)) continue;
                const Step step{from, dice};
                if (!may_land(state.board, state.turn, destination(state, step))) continue;
                State after = state;
                const Played played = take_step(after, step);
                if (after.phase == Phase::moving)
                    walk(after, first ? first : &step);
                else
                    end(after, first ? *first : step, played.lost ? size(without(left, dice)) : 0);
            }
        });
    }

  private:
    void end(const State& state, Step first, unsigned lost) {
        if (lost > fewest_lost_) return;
        if (lost < fewest_lost_) ends_.clear();
        fewest_lost_ = lost;
        if (met_.add(hash(state))) ends_.push_back({first, state});
    }

    std::vector<TurnEnd>& ends_;
    unsigned fewest_lost_ = dice_count;
    Met met_;
};

void list_by_total(const State& state, std::vector<TurnEnd>& ends) {
    each_man_to_move(state, [&](Cell from) {
        const Step step{from, all_dice};
        if (!may_land(state.board, state.turn, destination(state, step))) return;
        ends.push_back({step, state});
        take_step(ends.back().state, step);
    });
}

// Nobody can move, and the turn is over.
void list_pass(const State& state, std::vector<TurnEnd>& ends) {
    ends.push_back({{cell_at(0), no_dice}, state});
    pass(ends.back().state);
}

} // namespace

void list_turn_ends(const State& state, std::vector<TurnEnd>& ends) {
    ends.clear();
    if (state.terms.dice == DiceUse::split)
        SplitWays(ends).walk(state, nullptr);
    else
        list_by_total(state, ends);
    if (ends.empty()) list_pass(state, ends);
}

void list_step_ends(const State& state, std::vector<TurnEnd>& ends) {
    ends.clear();
    StepList steps;
    list_steps(state, steps);
    for (Step step : steps) {
        ends.push_back({step, state});
        take_step(ends.back().state, step);
    }
    if (ends.empty()) list_pass(state, ends);
    const auto from_home = [&](const TurnEnd& end) {
        if (end.first.from == axis) return cell_count;
        return (index(end.first.from) + cell_count - index(first_cell(state.turn))) % cell_count;
    };
    std::stable_sort(ends.begin(), ends.end(), [&](const TurnEnd& a, const TurnEnd& b) {
        return from_home(a) < from_home(b);
    });
}

} // namespace astronomica

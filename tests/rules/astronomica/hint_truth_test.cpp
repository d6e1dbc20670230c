// Every reason a hint gives is true: looked up in the rules by trying every throw and every step.
#include <set>

#include <gtest/gtest.h>

#include "astronomica/danger.hpp"
#include "astronomica/hint.hpp"
#include "astronomica/turn.hpp"
#include "astronomica/words.hpp"
#include "random_positions.hpp"

using namespace astronomica;

namespace {

// What a step does, and may bring.
class Truth {
  public:
    Truth(const State& state, Step step)
        : state_(state),
          planet_(state.turn),
          after_(state),
          to_(destination(state, step)),
          from_(step.from) {
        moved_ = take_step(after_, step).moved;
    }

    bool holds(const std::string& key) const {
        if (key == "hint.only-move") return steps_of(state_).size() == 1;
        if (key == "hint.wins") return is_sole_winner();
        if (key == "hint.drives-out") return after_.board.side(*moved_.captured).men() == 0;
        if (key == "hint.captures") return rivals_men(after_) == rivals_men(state_) - 1;
        if (key == "hint.captures-ransom") return moved_.captured && tokens_gained() == 1;
        if (key == "hint.captures-bank") return moved_.captured && tokens_gained() == 0;
        if (key == "hint.pair")
            return after_.board.men_at(to_) > 1 && !can_be_captured(after_, to_);
        if (key == "hint.escapes")
            return can_be_captured(state_, from_) && !can_be_captured(after_, to_);
        if (key == "hint.safe") return !can_be_captured(after_, to_);
        if (key == "hint.least-danger") return is_least_danger();
        if (key == "hint.hunts") return capture_chance(after_) > capture_chance(state_);
        return key == "hint.weighed";
    }

  private:
    static StepList steps_of(const State& state) {
        StepList steps;
        list_steps(state, steps);
        return steps;
    }
    bool is_least_danger() const {
        const auto losses = [&](const State& state) {
            return expected_losses(state.board, state.terms, planet_);
        };
        for (Step other : steps_of(state_)) {
            State next = state_;
            take_step(next, other);
            if (losses(next) < losses(after_) - 1e-9) return false;
        }
        return true;
    }
    double capture_chance(const State& state) const {
        return chance_of(state.terms, captures_in_reach(state.board, state.terms, planet_));
    }
    bool is_sole_winner() const {
        const auto outcome = Astronomica::outcome(after_);
        bool sole = after_.phase == Phase::over;
        for (Planet planet : state_.seats)
            sole &= (outcome.raw.results[index(planet)].place == 1) == (planet == planet_);
        return sole;
    }
    unsigned rivals_men(const State& state) const {
        unsigned men = 0;
        for (Planet planet : state.seats)
            if (planet != planet_) men += state.board.side(planet).men();
        return men;
    }
    int tokens_gained() const {
        return int{after_.board.side(planet_).tokens} - int{state_.board.side(planet_).tokens};
    }

    // By anybody, if it were their turn now, with any throw.
    bool can_be_captured(const State& state, Cell cell) const {
        for (Planet other : state.board.in_play()) {
            if (other == planet_) continue;
            State theirs = state;
            theirs.turn = other;
            theirs.moved = {};
            bool captured = false;
            each_throw(state.terms.sides, [&](const Throw& thrown) {
                throw_dice(theirs, thrown);
                captured = captured || is_captured_by_steps(theirs, other, cell);
            });
            if (captured) return true;
        }
        return false;
    }
    bool is_captured_by_steps(const State& state, Planet mover, Cell cell) const {
        if (!state.board.stands(planet_, cell)) return true;
        if (state.phase != Phase::moving || state.turn != mover) return false;
        for (Step step : steps_of(state)) {
            State next = state;
            take_step(next, step);
            if (is_captured_by_steps(next, mover, cell)) return true;
        }
        return false;
    }

    const State& state_;
    Planet planet_;
    State after_;
    Cell to_, from_;
    Moved moved_;
};

} // namespace

TEST(AstronomicaHintTruth, EveryReasonIsTrueOfItsPosition) {
    std::set<std::string> said_keys;
    const auto look = [&](const State& state) {
        StepList steps;
        list_steps(state, steps);
        for (Step step : steps) {
            const std::string reason = said(reason_for(state, step));
            const std::string key = reason.substr(0, reason.find(' '));
            said_keys.insert(key);
            EXPECT_TRUE(Truth(state, step).holds(key))
                << Astronomica::position_text(state) << ": "
                << Astronomica::action_text(state, action(step)) << ' ' << reason;
        }
    };
    for (const char* ransom : {"captor", "bank", "none"}) {
        each_random_position({ransom, "total", "six", "7", "40"}, 0b1000001, 5, 160, Phase::moving,
                             look);
        each_random_position({ransom, "total", "six", "3", "40"}, 0b1110101, 6, 160, Phase::moving,
                             look);
        each_random_position({ransom, "split", "six", "3", "40"}, 0b1000001, 7, 24, Phase::moving,
                             look);
    }
    EXPECT_GE(said_keys.size(), 10u);
}

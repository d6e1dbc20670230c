#include "ways.hpp"

#include <astronomica/steps.hpp>
#include <astronomica/throws.hpp>

namespace astronomica::ceiling {

namespace {

// A man can't stand on his own first cell while others wait behind it: a number without a position.
bool is_possible(Camp camp, Planet planet, const Board& board) {
    return !waits(camp) || !board.stands(planet, first_cell(planet));
}

WaysByTotal ways_of(const Camps& camps, Planet planet, bool enemy_waits, Camp camp) {
    State state(both_seats(), short_terms(no_limit));
    state.phase = Phase::moving;
    state.turn = planet;
    camps.place(camp, planet, state.board);
    camps.place(enemy_waits ? at_start : out, enemy_of(planet), state.board);
    WaysByTotal found;
    if (!is_possible(camp, planet, state.board)) return found;
    for (unsigned i = 0; i < total_count; ++i) {
        state.thrown = six_totals.example(least_total + i);
        StepList steps;
        list_steps(state, steps);
        for (const Step& step : steps) {
            const Cell to = destination(state, step);
            Board after = state.board;
            move_man(after, state.terms, planet, step.from, to);
            found[i].ways.at(found[i].count++) = {to, camps.of(after, planet)};
        }
    }
    return found;
}

} // namespace

Ways::Ways(const Camps& camps) {
    for (Planet planet : seats)
        for (const bool enemy_waits : {false, true})
            for (unsigned i = 0; i < camp_count; ++i)
                tables_[2 * index(planet) + enemy_waits].push_back(
                    ways_of(camps, planet, enemy_waits, camp_at(i)));
}

} // namespace astronomica::ceiling

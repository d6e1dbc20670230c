// Whatever a visitor touches, in games played at random: a legal move, or a reason.
#include "check.hpp"

using namespace mulino;

namespace {

constexpr unsigned spot_count = taken_spots + 2;

bool legal(const State& state, const Actions& actions, Spot from, Spot to) {
    for (Action action : actions) {
        const Move move = Mulino::describe(state, action);
        const bool begins = move.from == from && to == Spot::none; // the first of two taps
        if (begins || (move.from == from && move.to == to)) return true;
    }
    return false;
}

void expect_reasons(const State& state) {
    Actions actions;
    Mulino::legal_actions(state, actions);
    for (unsigned f = 0; f <= spot_count; ++f)
        for (unsigned t = 0; t <= spot_count; ++t) {
            const Spot from = f < spot_count ? spot_of(f) : Spot::none;
            const Spot to = t < spot_count ? spot_of(t) : Spot::none;
            if (from == Spot::none && to == Spot::none) continue;
            const std::string where = Mulino::position_text(state) + " from " + std::to_string(f) +
                                      " to " + std::to_string(t) + " has a reason";
            expect(where.c_str(), Mulino::why_not(state, from, to).has_value(),
                   !legal(state, actions, from, to));
        }
}

void play_at_random(const Setup& setup, std::uint64_t seed) {
    search::Random random(seed);
    State state = Mulino::start(setup);
    for (Actions actions; Mulino::actor(state) != game_over; actions.clear()) {
        expect_reasons(state);
        Mulino::legal_actions(state, actions);
        Events unseen = Events::nobody();
        Mulino::apply(state, actions[random.below(actions.size())], unseen);
    }
    expect_reasons(state);
}

} // namespace

const std::vector<Test> explain_tests = {
    {"every touch is a move or has a reason",
     [] {
         for (unsigned rules : {0u, 1u, 2u})
             for (unsigned flying : {0u, 1u}) play_at_random(setup(rules, flying), 7);
     }},
};

#include "agreement.hpp"

#include <cmath>

#include "by_rules.hpp"
#include "open_ways.hpp"

namespace astronomica::ceiling {

namespace {

bool is_last_turn(const State& state) {
    return turns_left(state, state.turn) == 1 && turns_left(state, enemy_of(state.turn)) == 0;
}

} // namespace

Agreement::Agreement(const Camps& camps, const Ways& ways, const Terms& terms)
    : camps_(camps), ways_(ways) {
    for (const Custom custom : customs) habits_.emplace_back(custom, camps, terms);
}

bool Agreement::holds(const State& moving) const {
    const Camp mine = camps_.of(moving.board, moving.turn);
    const Camp theirs = camps_.of(moving.board, enemy_of(moving.turn));
    const unsigned total = moving.thrown.sum(all_dice);
    const WayList& list = ways_.of(moving.turn, waits(theirs), mine)[total - least_total];
    StepList steps;
    list_steps(moving, steps);
    std::array<unsigned, men_each> numbers{}; // of the way that each step is
    unsigned count = 0;
    bool agree = true;
    const Scene scene =
        each_open_way(camps_, list, mine, theirs, [&](unsigned n, const Way& way, Camp left) {
            agree = agree && count < steps.size() && leads_to(moving, steps[count], way, left);
            numbers[count++] = n;
        });
    return agree && count == steps.size() && is_chosen_alike(moving, scene, steps, numbers);
}

bool Agreement::leads_to(const State& moving, const Step& step, const Way& way, Camp left) const {
    State next = moving;
    take_step(next, step);
    return camps_.of(next.board, moving.turn) == way.after &&
           camps_.of(next.board, enemy_of(moving.turn)) == left;
}

bool Agreement::is_chosen_alike(const State& moving, const Scene& scene, const StepList& steps,
                                const std::array<unsigned, men_each>& numbers) const {
    constexpr double rounding = 1e-9;
    std::array<double, men_each> looks{};
    for (unsigned i = 0; i < steps.size(); ++i) looks[i] = look_after(moving, steps[i]);
    for (const Custom custom : customs) {
        const Shares expected = chosen(custom, looks, steps.size());
        const Shares& known =
            habits_[static_cast<std::size_t>(custom)].shares(scene, is_last_turn(moving));
        for (unsigned i = 0; i < steps.size(); ++i)
            if (std::abs(expected[i] - known[numbers[i]]) > rounding) return false;
    }
    return true;
}

} // namespace astronomica::ceiling

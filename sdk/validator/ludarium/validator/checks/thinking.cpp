// The computer player: legal, repeatable, and quick to answer when told.
#include <algorithm>

#include <time.h>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// Time this thread has computed: a busy machine makes it wait, but not compute longer.
double computed_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

constexpr double thinks_ms = 20;  // before it is told to stop
constexpr double answers_ms = 50; // ext/ai.h
constexpr double slack_ms = 15;   // the clock's own steps, and caches that others emptied

// Positions in which a player acts, spread over the games.
void at_players_turns(Trial& trial, unsigned positions,
                      const std::function<void(const Here&)>& visit) {
    unsigned left = positions;
    trial.walk(40 * positions, [&](const Here& here) {
        if (left == 0 || here.actor < 0 || here.legal.empty() || here.random.below(20) != 0) return;
        --left;
        visit(here);
    });
}

ludarium_ai_answer answer_of(const Here& here, const ludarium_ai_request& request,
                             const ludarium_watch* watch) {
    ludarium_ai_answer answer{};
    const auto status = here.plugin.ai()->choose(here.state.raw(), &request, watch, &answer);
    if (status != LUDARIUM_OK)
        here.fail("choose answered: " + std::string(host::status_text(status)));
    if (!here.is_legal(answer.action)) here.fail("the computer chose an illegal action");
    if (answer.value < -1000 || answer.value > 1000)
        here.fail("the computer's value is not between −1000 and 1000");
    return answer;
}

} // namespace

void ai(Trial& trial) {
    const auto* ai = trial.plugin.ai();
    if (!ai) return;
    if (ai->level_count != 3)
        trial.warn("the kiosk offers three levels, the game has " +
                   std::to_string(ai->level_count));
    const ludarium_watch never{nullptr, [](void*) -> std::int32_t { return 0; }};
    at_players_turns(trial, 24, [&](const Here& here) {
        const std::string before = fingerprint(here.state);
        const auto level = static_cast<std::uint32_t>(here.random.below(ai->level_count));
        const ludarium_ai_request request{level, 0, 500, here.random.below(1000)};
        const auto first = answer_of(here, request, &never);
        const auto second = answer_of(here, request, &never);
        if (first.action != second.action || first.value != second.value)
            here.fail("the same seed and node limit gave another move at level " +
                      std::to_string(level));
        if (fingerprint(here.state) != before) here.fail("thinking changed the state");
    });
}

void stop(Trial& trial) {
    const auto* ai = trial.plugin.ai();
    if (!ai) return;
    struct Told {
        double at;
    };
    const ludarium_watch watch_now{nullptr, [](void*) -> std::int32_t { return 1; }};
    at_players_turns(trial, 16, [&](const Here& here) {
        const ludarium_ai_request request{
            static_cast<std::uint32_t>(here.random.below(ai->level_count)), 60'000, 0,
            here.random.below(1000)};
        Told told{computed_ms() + thinks_ms};
        const ludarium_watch watch{&told, [](void* context) -> std::int32_t {
                                       return computed_ms() >= static_cast<Told*>(context)->at;
                                   }};
        answer_of(here, request, &watch);
        const double late = computed_ms() - told.at;
        if (late > answers_ms + slack_ms)
            here.fail("the computer went on for " + std::to_string(static_cast<int>(late)) +
                      " ms after it was told to stop");
        answer_of(here, request, &watch_now);
    });
}

} // namespace ludarium::validator::checks

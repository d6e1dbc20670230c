// States: copied, saved, and the same whenever the same things happened.
#include <algorithm>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// A few actions further, drawn from `random`.
void play_on(State& state, Random& random, int plies, const Here& here) {
    for (; plies > 0 && state.actor() != LUDARIUM_END; --plies) {
        const auto legal = needed(state.legal_actions(), here);
        if (legal.empty()) here.fail("there is no legal action before the end");
        const auto status = state.apply(random_action(state, state.actor(), legal, random));
        if (status != LUDARIUM_OK)
            here.fail("apply answered: " + std::string(host::status_text(status)));
    }
}

// Everything a game shows while it is played from the seed.
std::vector<std::string> playthrough(Trial& trial) {
    std::vector<std::string> seen;
    trial.walk(1200, [&](const Here& here) {
        seen.push_back(fingerprint(here.state));
        for (const Action action : here.legal) seen.back() += " " + std::to_string(action);
        if (here.legal.empty()) return;
        auto copy = needed(here.state.clone(), here);
        std::vector<ludarium_event> events;
        copy.apply(here.legal.back(), &events);
        for (const auto& event : events)
            seen.back() += " e" + std::to_string(event.kind) + ":" + std::to_string(event.from) +
                           ">" + std::to_string(event.to) + "=" + std::to_string(event.value);
    });
    return seen;
}

} // namespace

void clone(Trial& trial) {
    trial.walk(600, [&](const Here& here) {
        const std::string before = fingerprint(here.state);
        auto copy = needed(here.state.clone(), here);
        if (fingerprint(copy) != before) here.fail("a clone differs from its state");
        {
            auto gone = needed(copy.clone(), here);
            play_on(gone, here.random, 6, here);
        }
        if (fingerprint(copy) != before) here.fail("playing on with a clone changed its origin");
        if (fingerprint(here.state) != before) here.fail("a clone's clone changed the first state");
    });
}

void bytes(Trial& trial) {
    trial.walk(600, [&](const Here& here) {
        const auto saved = needed(here.state.serialize(), here);
        auto again = needed(State::deserialize(here.plugin, here.setup.raw(), saved), here);
        if (again.hash() != here.state.hash())
            here.fail("a saved state reads back with another hash");
        if (fingerprint(again) != fingerprint(here.state))
            here.fail("a saved state reads back differently");
        if (needed(again.legal_actions(), here) != here.legal)
            here.fail("a saved state reads back with other legal actions");
        auto first = needed(here.state.clone(), here);
        const std::uint64_t seed = here.random.below(1u << 30);
        Random one(seed), two(seed);
        play_on(first, one, 8, here);
        play_on(again, two, 8, here);
        if (fingerprint(first) != fingerprint(again))
            here.fail("a saved state goes on differently: it forgot something");
    });
}

void determinism(Trial& trial) {
    const auto first = playthrough(trial), second = playthrough(trial);
    const auto differs = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    if (differs.first != first.end() || differs.second != second.end())
        throw Failed{"the same actions gave a different game at the " +
                     std::to_string(differs.first - first.begin() + 1) + "th position"};
}

} // namespace ludarium::validator::checks

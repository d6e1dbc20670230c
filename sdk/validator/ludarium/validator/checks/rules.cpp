// Actions: which are legal, what happens to the others, and how games end.
#include <algorithm>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// Long enough for any visit; a longer random game is only warned about.
constexpr unsigned patience = 20'000;

void actor_exists(const Here& here) {
    const auto& d = here.plugin.descriptor();
    const bool player = here.actor >= 0 && here.actor < static_cast<int>(d.player_count) &&
                        (here.setup.seats >> here.actor & 1u);
    if (!player && here.actor != LUDARIUM_CHANCE && here.actor != LUDARIUM_END)
        here.fail("actor " + std::to_string(here.actor) + " takes no part in this game");
}

void refused(const Here& here, Action action, const std::string& before) {
    if (here.is_legal(action)) return;
    const auto status = here.state.apply(action);
    if (status != LUDARIUM_ILLEGAL_ACTION)
        here.fail("apply answered \"" + std::string(host::status_text(status)) +
                  "\" to the illegal action " + std::to_string(action));
    ludarium_move move{};
    if (here.plugin.game().describe(here.state.raw(), action, &move) == LUDARIUM_OK)
        here.fail("describe shows the illegal action " + std::to_string(action));
    if (fingerprint(here.state) != before)
        here.fail("the refused action " + std::to_string(action) + " changed the state");
}

void places_fit(const Here& here, const ludarium_outcome& outcome) {
    bool first = false;
    for (int p = 0; p < LUDARIUM_MAX_PLAYERS; ++p) {
        const bool plays = here.setup.seats >> p & 1u;
        const int place = outcome.results[p].place;
        if (!plays && place != 0)
            here.fail("player " + std::to_string(p) + " took no part but has a place");
        if (plays && (place < 1 || place > LUDARIUM_MAX_PLAYERS))
            here.fail("player " + std::to_string(p) + " ends at place " + std::to_string(place));
        first |= place == 1;
    }
    // Alone, one can lose against the game itself.
    if (!first && (here.setup.seats & (here.setup.seats - 1))) here.fail("nobody has place 1");
    if (outcome.reason.length == 0) here.fail("the outcome has no reason");
}

} // namespace

void actions(Trial& trial) {
    trial.walk(3000, [&](const Here& here) {
        actor_exists(here);
        if (here.actor == LUDARIUM_END && !here.legal.empty())
            here.fail("the game is over but has legal actions");
        if (here.actor != LUDARIUM_END && here.legal.empty())
            here.fail("actor " + std::to_string(here.actor) + " has no legal action");
        for (std::size_t i = 1; i < here.legal.size(); ++i)
            if (here.legal[i - 1] >= here.legal[i])
                here.fail("legal actions are not ascending: " + std::to_string(here.legal[i - 1]) +
                          " before " + std::to_string(here.legal[i]));
        // All of them, or of very many the ones the random numbers pick.
        for (std::size_t i = 0; i < std::min<std::size_t>(here.legal.size(), 24); ++i) {
            const std::size_t pick =
                here.legal.size() <= 24 ? i : here.random.below(here.legal.size());
            auto copy = needed(here.state.clone(), here);
            if (const auto status = copy.apply(here.legal[pick]); status != LUDARIUM_OK)
                here.fail("apply answered \"" + std::string(host::status_text(status)) +
                          "\" to the legal action " + std::to_string(here.legal[pick]));
        }
    });
}

void refusal(Trial& trial) {
    Action earlier = 0;
    trial.walk(600, [&](const Here& here) {
        const std::string before = fingerprint(here.state);
        for (const Action action : {Action{0}, Action{1}, ~Action{0}, Action{1} << 63, earlier})
            refused(here, action, before);
        for (int i = 0; i < 3; ++i)
            refused(here, search::mixed(here.random.below(1u << 30)) >> here.random.below(64),
                    before);
        if (here.legal.empty()) return;
        earlier = here.legal.back();
        refused(here, earlier + 1, before);
        refused(here, here.legal.front() - 1, before);
    });
}

void chance_weights(Trial& trial) {
    trial.walk(1500, [&](const Here& here) {
        if (here.actor != LUDARIUM_CHANCE) return;
        const auto weights = needed(here.state.chance_weights(), here);
        if (weights.size() != here.legal.size())
            here.fail(std::to_string(weights.size()) + " weights for " +
                      std::to_string(here.legal.size()) + " throws");
        if (std::count(weights.begin(), weights.end(), 0u)) here.fail("a throw has the weight 0");
    });
}

void end(Trial& trial) {
    const unsigned promised = trial.plugin.descriptor().max_plies;
    const unsigned limit = promised ? std::min(promised, patience) : patience;
    const auto all = trial.setups();
    const unsigned share = 3 * patience / static_cast<unsigned>(all.size());
    unsigned games = 0, ended = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Random random(search::mixed(trial.seed + 100 + i));
        for (unsigned spent = 0; spent < share;) {
            auto state = trial.start(all[i]);
            if (!state) break;
            unsigned ply = 0;
            for (; state->actor() != LUDARIUM_END && ply <= limit; ++ply) {
                const auto legal = state->legal_actions();
                if (!legal || legal->empty())
                    throw Failed{legal ? "a game has no legal action before its end"
                                       : legal.problem()};
                state->apply(random_action(*state, state->actor(), *legal, random));
            }
            if (promised && promised <= patience && ply > promised)
                throw Failed{"a random game went on after max_plies = " + std::to_string(promised) +
                             " (" + all[i].name + ")"};
            ++games;
            if (ply <= limit) ++ended;
            spent += ply + 1;
        }
    }
    if (!promised)
        trial.warn("max_plies is 0: the rules set no end (" + std::to_string(ended) + " of " +
                   std::to_string(games) + " random games ended)");
    else if (ended < games)
        trial.warn(std::to_string(games - ended) + " of " + std::to_string(games) +
                   " random games were not over after " + std::to_string(limit) + " plies");
}

void outcome(Trial& trial) {
    trial.walk(4000, [&](const Here& here) {
        ludarium_outcome outcome{};
        const auto status = here.plugin.game().outcome(here.state.raw(), &outcome);
        if (here.actor != LUDARIUM_END) {
            if (status != LUDARIUM_NOTHING_TO_SAY) here.fail("there is an outcome before the end");
            return;
        }
        if (status != LUDARIUM_OK)
            here.fail("outcome answered: " + std::string(host::status_text(status)));
        places_fit(here, outcome);
    });
}

} // namespace ludarium::validator::checks

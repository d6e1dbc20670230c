// Every message the games can send has its sentence, in every language, with the gaps it fills.
#include <gtest/gtest.h>
#include <ludarium/search/rules.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/game_strings.hpp"
#include "strewn.hpp"
#include "table.hpp"

namespace {

// What is said about every tap.
template <class Game>
void add_taps(Messages& sent, const typename Game::State& state, unsigned spots) {
    add(sent, Game::forced(state));
    for (unsigned from = 0; from <= spots; ++from)
        for (unsigned to = 0; to <= spots; ++to)
            add(sent, Game::why_not(state, static_cast<ludarium::Spot>(from),
                                    static_cast<ludarium::Spot>(to)));
}

// What is said in random positions: about taps, steps and lost throws.
template <class Game>
Messages sent(const tables::Rules& rules) {
    Messages all;
    ludarium::search::Random random(5);
    for (int n = 0; n < 2'000; ++n) {
        auto state = strewn_position(rules, n % 2 ? 15 : 5, random);
        state.turn = random.below(2) ? tables::Colour::white : tables::Colour::black;
        ludarium::Events unseen = ludarium::Events::nobody();
        const auto& throws = tables::throws(rules);
        play_throw(rules, state, tables::Dice(throws[random.below(throws.size())].shown), unseen);
        add_taps<Game>(all, state, tables::spot_count(rules));
        if (Game::actor(state) < 0) continue;
        ludarium::Actions actions;
        Game::legal_actions(state, actions);
        for (ludarium::Action action : actions)
            add(all, tables::reason_for(rules, state, tables::step_of(action)));
        if (actions.size() == 1) add(all, Game::hint(state, ludarium::Thought({}, nullptr)).second);
        Game::apply(state, actions[random.below(actions.size())], unseen);
        add_taps<Game>(all, state, tables::spot_count(rules));
    }
    return all;
}

template <class Game>
void expect_every_message(const std::string& game, const tables::Rules& rules) {
    const Messages all = sent<Game>(rules);
    for (const auto& [key, sentence] : strings(game, "it")) {
        const std::string kind = key.substr(0, key.find('.'));
        if (kind != "why" && kind != "forced" && kind != "hint") continue;
        EXPECT_EQ(all.count(key), 1u) << key << " is never said";
    }
    expect_sentences(all, game);
}

} // namespace

TEST(TablesStrings, TavlisMessagesHaveTheirSentences) {
    expect_every_message<tavli::Tavli>("tavli", tavli::rules);
}
TEST(TablesStrings, ScriptasMessagesHaveTheirSentences) {
    expect_every_message<scripta::Scripta>("scripta", scripta::rules);
}

TEST(TablesStrings, AllLanguagesHaveTheSameKeysAndGaps) {
    for (const char* game : {"tavli", "scripta"}) expect_same_keys_and_gaps(game);
}

TEST(TablesStrings, FrenchPunctuationStandsAfterItsOwnSpace) {
    for (const char* game : {"tavli", "scripta"}) expect_french_spaces(game);
}

TEST(TablesStrings, SpotsPhasesAndEndsHaveNames) {
    for (const char* key :
         {"phase.entering", "phase.moving", "phase.returning", "phase.bearing-off", "end.all-home",
          "mode.short", "mode.full", "option.men.9"})
        for (const char* game : {"tavli", "scripta"})
            EXPECT_EQ(strings(game, "it").count(key), 1u) << key;
    for (std::string_view column : tavli::rules.column_names)
        EXPECT_EQ(strings("tavli", "de").count("spot." + std::string(column)), 1u);
    EXPECT_EQ(strings("scripta", "fr").count("spot.circle"), 1u);
}

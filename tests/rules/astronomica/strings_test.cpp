// Everything the game can say has its sentence, in every language, and no sentence is left unsaid.
#include <gtest/gtest.h>
#include <ludarium/search/rules.hpp>

#include "../../common/game_strings.hpp"
#include "astronomica/hint.hpp"
#include "astronomica/words.hpp"
#include "table.hpp"

using namespace astronomica;
using ludarium::search::Random;

namespace {

// What is said of a position: about every tap, every step and what is seen of it.
void listen(const State& state, Random& random, Messages& said) {
    add(said, Astronomica::forced(state));
    for (unsigned from = 0; from <= spot_count; ++from)
        for (auto to :
             {static_cast<ludarium::Spot>(random.below(spot_count)), ludarium::Spot::none})
            add(said, Astronomica::why_not(state, static_cast<ludarium::Spot>(from), to));
    if (Astronomica::actor(state) == ludarium::game_over)
        said[std::string(ludarium::view(Astronomica::outcome(state).raw.reason))].insert("player");
    ludarium::Actions actions;
    Astronomica::legal_actions(state, actions);
    if (Astronomica::actor(state) < 0) return;
    if (actions.front() == pass_action)
        add(said, Astronomica::hint(state, ludarium::Thought({}, nullptr)).second);
    else
        for (ludarium::Action action : actions) add(said, reason_for(state, step_of(action)));
}

// One game, played at random, with everything that is said in it.
void listen_to_game(const Agreed& agreed, unsigned seats, Random& random, Messages& said) {
    State state = Astronomica::start(setup_of(seats, agreed));
    // The kiosk names the player for whom a phase begins or something is called out, and the winner.
    const ludarium_event_sink sink = {&said, [](void* to, const ludarium_event* event) {
                                          if (event->key.length == 0) return;
                                          auto& arguments = (*static_cast<Messages*>(
                                              to))[std::string(ludarium::view(event->key))];
                                          arguments.insert("player");
                                      }};
    ludarium::Events events(&sink);
    for (int ply = 0; ply < 400 && state.phase != Phase::over; ++ply) {
        listen(state, random, said);
        ludarium::Actions actions;
        Astronomica::legal_actions(state, actions);
        Astronomica::apply(state, actions[random.below(actions.size())], events);
    }
    listen(state, random, said);
}

Messages everything_said() {
    Messages said;
    Random random(1283);
    for (const char* ransom : {"captor", "bank", "none"})
        for (const char* dice : {"total", "split"})
            for (const char* men : {"7", "3"})
                for (const char* rounds : {"none", "12"})
                    for (unsigned seats : {0b11u, 0b1010010u, 0b1111111u})
                        listen_to_game({ransom, dice, "six", men, rounds}, seats, random, said);
    // Too rare for chance to bring them: men shut in on every side, and some ends.
    const Agreed split = {"captor", "split"};
    const Agreed limited = {"captor", "total", "six", "7", "12"};
    const Agreed limited_no_tokens = {"none", "total", "six", "7", "12"};
    for (const Table& rare :
         {Table("saturn 5 20, mars 6x2 7x2 8x2, venus 11x2 12x2 13x2, moon 14x2; saturn 1 2 6",
                split),
          Table("saturn 5 t14, moon out1; end"), Table("saturn 5 t9, moon 20 t5; end", limited),
          Table("saturn 5 c1, moon 20; end", limited_no_tokens)})
        listen(rare.state, random, said);
    for (const char* phase : {"opening", "playing", "over"}) said["phase." + std::string(phase)];
    return said;
}

bool is_said(const std::string& key) {
    for (const char* kind : {"why.", "forced.", "hint.", "announce.", "phase.", "end."})
        if (key.rfind(kind, 0) == 0) return true;
    return false;
}

} // namespace

TEST(AstronomicaStrings, EverythingSaidHasItsSentenceAndNoSentenceIsLeftOver) {
    const Messages said = everything_said();
    expect_sentences(said, "astronomica");
    for (const auto& [key, sentence] : strings("astronomica", "it"))
        EXPECT_EQ(is_said(key), said.count(key) == 1) << key;
}

TEST(AstronomicaStrings, AllLanguagesHaveTheSameKeysAndGaps) {
    expect_same_keys_and_gaps("astronomica");
}

TEST(AstronomicaStrings, FrenchPunctuationStandsAfterItsOwnSpace) {
    expect_french_spaces("astronomica");
}

TEST(AstronomicaStrings, EveryCellIsCalledByItsPlanetAndItsPlaceThere) {
    for (const char* language : game_languages) {
        const Strings words = strings("astronomica", language);
        for (unsigned cell = 0; cell < cell_count; ++cell) {
            const std::string planet(name(side_of(cell_at(cell))));
            EXPECT_EQ(words.at("spot." + std::to_string(cell + 1)),
                      words.at("player." + planet) + " " + std::to_string(cell % cells_each + 1));
        }
    }
}

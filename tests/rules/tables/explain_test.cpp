// Explanations: a message for every way a step can be wrong or a player bound.
#include <gtest/gtest.h>
#include <ludarium/search/rules.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "strewn.hpp"
#include "table.hpp"

namespace {

std::string text(const std::optional<ludarium::Message>& message, const ludarium_descriptor& game) {
    if (!message) return "";
    std::string told(ludarium::view(message->raw().key));
    for (std::uint32_t n = 0; n < message->raw().argument_count; ++n) {
        const ludarium_argument& argument = message->raw().arguments[n];
        const auto value = static_cast<std::uint32_t>(argument.value);
        told += " " + std::string(ludarium::view(argument.name)) + "=";
        if (argument.kind == LUDARIUM_ARGUMENT_SPOT)
            told += ludarium::view(game.spots[value]);
        else if (argument.kind == LUDARIUM_ARGUMENT_PLAYER)
            told += ludarium::view(game.players[value]);
        else
            told += std::to_string(value);
    }
    return told;
}

// Why the mover can't go from one spot to another; without `to`, why the man there can't move.
template <class Game>
std::string why(const std::string& position, const std::string& from, const std::string& to) {
    Table<Game> table(15, position);
    const auto start = from.empty() ? ludarium::Spot::none : table.spot(from);
    const auto end = to.empty() ? ludarium::Spot::none : table.spot(to);
    return text(Game::why_not(table.state(), start, end), Game::descriptor());
}
template <class Game>
std::string bound(const std::string& position) {
    return text(Game::forced(Table<Game>(15, position).state()), Game::descriptor());
}

std::string tavli_why(const std::string& position, const std::string& from,
                      const std::string& to = "") {
    return why<tavli::Tavli>(position, from, to);
}
std::string scripta_why(const std::string& position, const std::string& from,
                        const std::string& to = "") {
    return why<scripta::Scripta>(position, from, to);
}
std::string tavli_bound(const std::string& position) {
    return bound<tavli::Tavli>(position);
}
std::string scripta_bound(const std::string& position) {
    return bound<scripta::Scripta>(position);
}

// In random positions: a tap on a man and a spot is refused exactly if no legal step does it.
template <class Game>
void expect_silence_about_legal_steps(const tables::Rules& rules) {
    ludarium::search::Random random(9);
    for (int n = 0; n < 600; ++n) {
        auto state = strewn_position(rules, n % 2 ? 15 : 5, random);
        const auto& throws = tables::throws(rules);
        ludarium::Events unseen = ludarium::Events::nobody();
        play_throw(rules, state, tables::Dice(throws[random.below(throws.size())].shown), unseen);
        std::set<std::pair<ludarium::Spot, ludarium::Spot>> legal;
        ludarium::Actions actions;
        if (Game::actor(state) >= 0) Game::legal_actions(state, actions);
        for (ludarium::Action action : actions) {
            const ludarium::Move move = Game::describe(state, action);
            legal.insert({move.from, move.to});
            legal.insert({move.from, ludarium::Spot::none});
        }
        for (unsigned from = 0; from < tables::spot_count(rules); ++from)
            for (unsigned to = 0; to <= tables::spot_count(rules); ++to) {
                const auto start = static_cast<ludarium::Spot>(from);
                const auto end = to == tables::spot_count(rules) ? ludarium::Spot::none
                                                                 : static_cast<ludarium::Spot>(to);
                ASSERT_EQ(!Game::why_not(state, start, end), legal.count({start, end}) == 1)
                    << Game::position_text(state) << " " << from << " " << to;
            }
    }
}

const std::string moving = "7:10 9:5 / 3:2 10 16:2 24:10 / w 2-5-6";

} // namespace

TEST(WhyNot, NothingIsSaidAboutALegalStep) {
    EXPECT_EQ(tavli_why(moving, "7", "12"), "");
    EXPECT_EQ(tavli_why(moving, "7", ""), "");
}
TEST(WhyNot, EverythingElseIsExplained) {
    expect_silence_about_legal_steps<tavli::Tavli>(tavli::rules);
    expect_silence_about_legal_steps<scripta::Scripta>(scripta::rules);
}
TEST(WhyNot, TheGameIsOver) {
    EXPECT_EQ(tavli_why("home:15 / 3:15 / w after 1-2-3", "3", "5"), "why.game-over");
}
TEST(WhyNot, TheDiceAreNotThrown) {
    EXPECT_EQ(tavli_why("7:15 / 3:15 / w", "7", "9"), "why.throw-first");
}
TEST(WhyNot, NoManWasTouched) {
    EXPECT_EQ(tavli_why(moving, "", "9"), "why.no-man");
}
TEST(WhyNot, TheSpotIsEmpty) {
    EXPECT_EQ(tavli_why(moving, "8", "9"), "why.empty spot=8");
    EXPECT_EQ(tavli_why(moving, "reserve-white", "2"), "why.reserve-empty");
}
TEST(WhyNot, TheManIsTheOthers) {
    EXPECT_EQ(tavli_why(moving, "3", "5"), "why.turn-white");
    EXPECT_EQ(tavli_why(moving, "reserve-black", "5"), "why.turn-white");
    EXPECT_EQ(tavli_why("7:15 / 3:15 / b 1-2-3", "7", "8"), "why.turn-black");
}
TEST(WhyNot, TheManIsHomeAlready) {
    EXPECT_EQ(tavli_why("19 home:14 / 3:15 / w 1-2-3", "home-white", "19"), "why.is-home");
}
TEST(WhyNot, TwoMenCloseTheCell) {
    EXPECT_EQ(tavli_why("7:15 / 9:2 24:13 / w 2-5-6", "7", "9"), "why.closed spot=9");
    EXPECT_EQ(scripta_why("a1:15 / a3:2 e1:13 / w 2-5", "a1", "a3"), "why.closed spot=a3");
}
TEST(WhyNot, ASafeManBarsTheCell) {
    EXPECT_EQ(tavli_why("1:15 / reserve:14 3 / w 1-2-5", "1", "3"), "why.safe spot=3");
}
TEST(WhyNot, AHitManReturnsFirst) {
    EXPECT_EQ(tavli_why("7:14 m4 / 24:15 / w 2-5-6", "7", "9"), "why.return-first spot=m4");
    EXPECT_EQ(tavli_why("7:14 m4 / 24:15 / w 2-5-6", "7"), "why.return-first spot=m4");
    EXPECT_EQ(scripta_why("b1:14 circle / e1:15 / w 2-5", "b1"), "why.return-first spot=circle");
}
TEST(WhyNot, EnteringGoesBeforeMovingInTavli) {
    EXPECT_EQ(tavli_why("reserve:14 1 / reserve:15 / w 1-2-5", "1", "3"),
              "why.enter-first number=2");
}
TEST(WhyNot, OneManMustEnterInScripta) {
    EXPECT_EQ(scripta_why("reserve:14 a7 / reserve:13 a5:2 / w 2-5", "a7", "a9"),
              "why.must-enter number=2");
}
TEST(WhyNot, NobodyGoesOnWhileMenAreInReserve) {
    EXPECT_EQ(tavli_why("reserve:14 3 / reserve:13 4:2 / w 1-2-4", "3", "7"), "why.limit");
    EXPECT_EQ(tavli_why("reserve:14 3 / reserve:13 4:2 / w 1-2-4", "3", "home-white"), "why.limit");
    EXPECT_EQ(scripta_why("reserve:14 a9 / reserve:15 / w 2-5", "a9", "b2"), "why.limit");
}
TEST(WhyNot, ADieWouldBeWasted) {
    EXPECT_EQ(tavli_why("7 10 home:13 / 13:2 16:2 18:2 24:9 / w 2-3-6 left 2 6", "10", "12"),
              "why.wastes number=2");
    EXPECT_EQ(tavli_why("7 10 home:13 / 13:2 16:2 18:2 24:9 / w 2-3-6 left 2 6", "10"),
              "why.wastes number=2");
}
TEST(WhyNot, NotAllAreHome) {
    EXPECT_EQ(tavli_why("18 24:14 / 3:15 / w 1-2-5", "24", "home-white"), "why.not-home spot=18");
    EXPECT_EQ(scripta_why("d6 e1:14 / a1:15 / w 3-5", "e1"), "why.not-home spot=d6");
}
TEST(WhyNot, AManStandsFartherBack) {
    EXPECT_EQ(tavli_why("19 23 home:13 / 3:15 / w 1-3-5 left 3", "23", "home-white"),
              "why.farther-back number=3 spot=19");
}
TEST(WhyNot, OfSeveralDiceTheWeightiestReasonIsTold) {
    // The 3 may not pass the man on 20; but the 1, which could leave, has to bring him on for it.
    EXPECT_EQ(tavli_why("20 24 home:13 / 10:13 23:2 / w 1-3-5 left 1 3", "24", "home-white"),
              "why.wastes number=1");
}
TEST(WhyNot, NoDieShowsIt) {
    EXPECT_EQ(tavli_why(moving, "7", "11"), "why.no-die number=4");
    EXPECT_EQ(tavli_why("19 23 home:13 / 3:15 / w 1-3-5 left 1", "23", "home-white"),
              "why.no-die number=2");
}
TEST(WhyNot, NoDieReachesThatFar) {
    EXPECT_EQ(tavli_why(moving, "7", "21"), "why.too-far");
}
TEST(WhyNot, TheDieIsPlayed) {
    EXPECT_EQ(tavli_why("7:10 9:5 / 24:15 / w 2-5-6 left 2 6", "7", "12"),
              "why.die-played number=5");
}
TEST(WhyNot, DiceAreNotAddedUp) {
    EXPECT_EQ(tavli_why(moving, "7", "14"), "why.one-by-one number=7");
}
TEST(WhyNot, MenGoForwardOnly) {
    EXPECT_EQ(tavli_why(moving, "9", "7"), "why.backwards");
}
TEST(WhyNot, NotTheSameSpotNorTheMiddleNorATray) {
    EXPECT_EQ(tavli_why(moving, "9", "9"), "why.same-spot");
    EXPECT_EQ(tavli_why(moving, "9", "m9"), "why.no-landing");
    EXPECT_EQ(tavli_why(moving, "9", "home-black"), "why.not-there");
}

TEST(Forced, NothingIsSaidOfAFreeChoice) {
    EXPECT_EQ(tavli_bound(moving), "");
}
TEST(Forced, TheOnlyStep) {
    EXPECT_EQ(tavli_bound("7 home:14 / 12:2 24:13 / w 2-5-6 left 2 5"),
              "forced.only-step from=7 to=9");
    EXPECT_EQ(tavli_bound("reserve 1:14 / 24:15 / w 1-1-2 left 1"), "forced.only-entry to=1");
    EXPECT_EQ(tavli_bound("7:14 m4 / 8:2 24:13 / w 2-5-6 left 2 5"), "forced.only-return to=5");
    EXPECT_EQ(tavli_bound("24 home:14 / 3:15 / w 2-5-6 left 5"), "forced.only-off from=24");
}
TEST(Forced, HitMenReturnFirst) {
    EXPECT_EQ(tavli_bound("7:14 m4 / 24:15 / w 2-5-6"), "forced.return");
}
TEST(Forced, OnlyEntriesAreOffered) {
    EXPECT_EQ(tavli_bound("reserve:14 1 / reserve:15 / w 1-2-5"), "forced.enter");
}
TEST(Forced, OneManMustEnterInScripta) {
    EXPECT_EQ(scripta_bound("reserve:14 a7 / reserve:13 a5:2 / w 2-5"), "forced.entry-owed");
}
TEST(Forced, SomeStepsWouldWasteADie) {
    EXPECT_EQ(tavli_bound("7 8 10 home:12 / 13:2 14:2 16:2 24:9 / w 2-3-6 left 2 6"),
              "forced.longest");
}
TEST(Forced, AStepMayWasteADieThoughAnEntryIsOwed) { // after an entry on a2 nobody has a 5
    EXPECT_EQ(scripta_bound("reserve a1:14 / a6:2 a7:2 e1:11 / w 2-5"), "forced.longest");
}
TEST(Forced, TheLostThrowIsExplained) {
    Table<tavli::Tavli> table(15, "10:14 m4 / 5:2 8:2 9:2 24:9 / w");
    table.play({"2-5-6"});
    EXPECT_EQ(tavli_bound(table.text()), "forced.none-returns player=white");
    EXPECT_EQ(tavli_bound("7 home:14 / 9:2 24:13 / b after 2-2-2 lost"),
              "forced.lost player=white");
    EXPECT_EQ(tavli_bound("7 home:14 / 9:2 24:13 / b after 2-2-5 unfinished"),
              "forced.rest-lost player=white");
    EXPECT_EQ(scripta_bound("reserve:14 a7 / reserve:11 a2:2 a5:2 / b after 2-5 lost"),
              "forced.void player=white");
}

#include "screens/game_setup.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

ludarium::host::Manifest manifest(unsigned most_seats) {
    ludarium::host::Manifest m;
    m.id = "line";
    m.version = "1.0.0";
    m.players = {"a", "b", "c", "d", "e", "f", "g"};
    m.players.resize(most_seats);
    m.min_seats = 2;
    m.max_seats = most_seats;
    m.options = {{"men", {"15", "7", "5"}, 0}};
    m.modes = {{"short", 5, {2}}, {"full", 20, {0}}};
    return m;
}

using Kind = Seat::Kind;

} // namespace

TEST(GameSetup, BeginsWithTheFirstModeAgainstTheMiddleLevel) {
    const auto m = manifest(2);
    const GameSetup setup(m);
    EXPECT_EQ(setup.mode(), 0u);
    EXPECT_EQ(setup.header().choices, (std::vector<std::uint32_t>{2}));
    EXPECT_EQ(setup.seat(0), Kind::visitor);
    EXPECT_EQ(setup.seat(1), Kind::computer);
    EXPECT_EQ(setup.level(), 1u);
}

TEST(GameSetup, AModeSetsItsChoices) {
    const auto m = manifest(2);
    GameSetup setup(m);
    setup.choose_mode(1);
    EXPECT_EQ(setup.header().choices, (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(setup.mode(), 1u);
}

TEST(GameSetup, AVariantThatNoModeHasIsNoMode) {
    const auto m = manifest(2);
    GameSetup setup(m);
    EXPECT_TRUE(setup.has_variants());
    setup.choose(0, 1);
    EXPECT_FALSE(setup.mode());
    setup.choose(0, 0);
    EXPECT_EQ(setup.mode(), 1u);
}

TEST(GameSetup, AFriendTakesTheComputersSeatAndGivesItBack) {
    const auto m = manifest(2);
    GameSetup setup(m);
    setup.play_friend();
    EXPECT_EQ(setup.seat(1), Kind::visitor);
    EXPECT_FALSE(setup.level());
    setup.play_computer(2);
    EXPECT_EQ(setup.seat(0), Kind::visitor);
    EXPECT_EQ(setup.seat(1), Kind::computer);
    EXPECT_EQ(setup.header().seats[1].level, 2u);
}

TEST(GameSetup, FourSitAtATableForSevenUntilTheVisitorsSayOtherwise) {
    const auto m = manifest(7);
    const GameSetup setup(m);
    EXPECT_EQ(setup.seat(3), Kind::computer);
    EXPECT_EQ(setup.seat(4), Kind::empty);
}

TEST(GameSetup, ASeatTurnsFromVisitorToComputerToNobody) {
    const auto m = manifest(7);
    GameSetup setup(m);
    setup.turn_seat(4);
    EXPECT_EQ(setup.seat(4), Kind::visitor);
    setup.turn_seat(4);
    EXPECT_EQ(setup.seat(4), Kind::computer);
    setup.turn_seat(4);
    EXPECT_EQ(setup.seat(4), Kind::empty);
}

TEST(GameSetup, TheLastVisitorStaysAtTheTable) {
    const auto m = manifest(7);
    GameSetup setup(m);
    setup.turn_seat(0);
    EXPECT_EQ(setup.seat(0), Kind::visitor);
}

TEST(GameSetup, SevenVisitorsMayPlay) {
    const auto m = manifest(7);
    GameSetup setup(m);
    setup.play_friend();
    for (const std::size_t player : {4u, 5u, 6u}) setup.turn_seat(player);
    for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(setup.seat(i), Kind::visitor);
}

TEST(GameSetup, NoSeatIsLeftIfTooFewWouldPlay) {
    auto m = manifest(7);
    m.min_seats = 4;
    GameSetup setup(m);
    setup.turn_seat(3); // computer → not empty, but visitor
    EXPECT_EQ(setup.seat(3), Kind::visitor);
}

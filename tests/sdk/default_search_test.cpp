// A game without choose() is played by the search that fits it.
#include <gtest/gtest.h>

#include <ludarium/search/default.hpp>

#include "small_games.hpp"
#include "thinking.hpp"

using namespace small_games;
using ludarium::search::Chooser;
using thinking::with_nodes;

namespace {

template <class Rules, unsigned seats>
struct Seated : Rules {
    static const ludarium_descriptor& descriptor() {
        static const ludarium_descriptor raw = [] {
            ludarium_descriptor d{};
            d.player_count = d.max_seats = seats;
            return d;
        }();
        return raw;
    }
};
using TwoNim = Seated<Nim, 2>;
using TwoRace = Seated<DiceRace, 2>;

struct OwnMind : TwoNim {
    static constexpr unsigned levels = 5;
    static Choice choose(const State&, const Thought&) { return {201, 12, 0, 0}; }
};

Thought at_level(unsigned level) {
    return Thought({level, 0, 0, 1}, nullptr);
}

} // namespace

TEST(DefaultSearch, TwoPlayersWithoutDiceGetAProof) {
    EXPECT_EQ(Chooser<TwoNim>::choose({{1, 2, 4}, 0}, with_nodes(0)).value, 1000);
}

TEST(DefaultSearch, DiceAndAnEvaluationGetAnExpectation) {
    const Choice choice = Chooser<TwoRace>::choose({{3, 1}, 0, 3}, with_nodes(0));
    EXPECT_EQ(choice.value, 1000);
    EXPECT_EQ(choice.action, 1u);
}

TEST(DefaultSearch, MorePlayersGetPlayouts) {
    const Choice choice = Chooser<ThreeCount>::choose({7, 0}, with_nodes(0));
    EXPECT_EQ(choice.action, 3u);
    EXPECT_LT(choice.value, 1000); // playouts prove nothing
}

TEST(DefaultSearch, TheAuthorsOwnMindGoesFirst) {
    EXPECT_EQ(Chooser<OwnMind>::choose({{1, 2, 4}, 0}, with_nodes(0)).value, 12);
    EXPECT_EQ(Chooser<OwnMind>::levels, 5u);
    EXPECT_EQ(Chooser<TwoNim>::levels, 3u);
}

TEST(DefaultSearch, AHigherLevelThinksMore) {
    std::uint64_t before = 0;
    for (unsigned level : {0u, 1u, 2u}) {
        const auto nodes = Chooser<ThreeCount>::choose({0, 0}, at_level(level)).nodes;
        EXPECT_GT(nodes, before);
        before = nodes;
    }
}

TEST(DefaultSearch, ALevelThatDoesNotExistIsTheHighest) {
    EXPECT_EQ(Chooser<ThreeCount>::choose({0, 0}, at_level(9)).nodes,
              Chooser<ThreeCount>::choose({0, 0}, at_level(2)).nodes);
}

TEST(DefaultSearch, AForcedMoveNeedsNoThought) {
    EXPECT_LE(Chooser<TwoNim>::choose({{0, 1, 0}, 0}, at_level(2)).nodes, 66u);
}

TEST(DefaultSearch, TheHostsLimitHoldsIfItIsLower) {
    const Thought brief({2, 0, 50, 1}, nullptr);
    EXPECT_LE(Chooser<ThreeCount>::choose({0, 0}, brief).nodes, 52u);
}

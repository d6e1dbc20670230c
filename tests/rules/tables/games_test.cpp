// Whole random games: what is true of every position on the way, and that every game ends.
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/throwing.hpp"
#include "table.hpp"

namespace {

using ludarium::search::Random;

template <class Game>
class Games : public testing::Test {
  protected:
    static const tables::Rules& rules() {
        if constexpr (std::is_same_v<Game, tavli::Tavli>)
            return tavli::rules;
        else
            return scripta::rules;
    }
    // A random game of so many men, with a look at every position.
    template <class Visit>
    static tables::Position game(unsigned men, std::uint64_t seed, Visit visit) {
        Random random(seed);
        return played<Game>(
            Table<Game>(men).state(), random,
            [&](const tables::Position& state) { return any_step<Game>(state, random); }, visit);
    }
};
using Both = testing::Types<tavli::Tavli, scripta::Scripta>;
TYPED_TEST_SUITE(Games, Both);

unsigned all_men(const tables::Men& men) {
    unsigned all = 0;
    for (unsigned count : men.counts()) all += count;
    return all;
}

constexpr unsigned lengths[] = {5, 7, 9, 15};
void ignore(const tables::Position&) {}

} // namespace

TYPED_TEST(Games, AllMenAreAlwaysAccountedFor) {
    for (unsigned men : lengths)
        this->game(men, men, [&](const tables::Position& state) {
            ASSERT_EQ(all_men(state.men[0]), men);
            ASSERT_EQ(all_men(state.men[1]), men);
        });
}

TYPED_TEST(Games, NeverTwoColoursOnACell) {
    for (unsigned men : lengths)
        this->game(men, 100 + men, [&](const tables::Position& state) {
            ASSERT_EQ(state.men[0].occupied() & state.men[1].occupied() & this->rules().cell_mask(),
                      0u);
        });
}

// The rules set no end, but random play, which hits and blocks without a plan, finds one.
TYPED_TEST(Games, EveryGameEnds) {
    constexpr unsigned most_actions = 20'000;
    for (unsigned men : lengths)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            unsigned actions = 0;
            const auto end = this->game(men, seed, [&](const tables::Position&) { ++actions; });
            EXPECT_LT(actions, most_actions);
            EXPECT_NE(has_won(this->rules(), end.men[0]), has_won(this->rules(), end.men[1]));
        }
}

TYPED_TEST(Games, TheSameSeedPlaysTheSameGame) {
    for (unsigned men : lengths)
        EXPECT_TRUE(this->game(men, 7, ignore) == this->game(men, 7, ignore));
}

TYPED_TEST(Games, EveryPositionReadsBackFromItsTextWithTheSameHash) {
    for (unsigned men : lengths)
        this->game(men, 200 + men, [&](const tables::Position& state) {
            const std::string text = TypeParam::position_text(state);
            const auto read = TypeParam::position(Table<TypeParam>::setup(men), text);
            ASSERT_TRUE(read == state) << text;
            ASSERT_EQ(TypeParam::hash(read), TypeParam::hash(state)) << text;
        });
}

// On any machine and in any version: journals and the kiosk's memory rely on it.
TEST(TablesHash, IsTheSameEverywhere) {
    EXPECT_EQ(tables::hash(Table<tavli::Tavli>(15).state()), 7743574914182071315u);
    EXPECT_EQ(tables::hash(Table<scripta::Scripta>(5, "a1:4 circle / e1:5 / w 2-5").state()),
              18333259871393140995u);
}

// The engine against the plain implementation, move by move through random games.
#include <map>

#include <gtest/gtest.h>

#include "../common/patience.hpp"
#include "tablut_board.hpp"
#include "tablut_plain.hpp"

using namespace tablut;

namespace {

// LUDARIUM_PATIENCE=50 plays fifty times as many games.
unsigned games_to_play() {
    return 1000u * static_cast<unsigned>(patience());
}

const char* name_of(Ending ending) {
    static const char* const names[] = {"",        "king-escaped", "king-captured", "king-enclosed",
                                        "no-move", "repetition",   "hundred-plies"};
    return names[static_cast<unsigned>(ending)];
}

std::string picture(const Position& position) {
    std::string all;
    for (unsigned i = 0; i < square_count; ++i)
        all += "msk."[static_cast<unsigned>(position.at(Square::number(i)))];
    return all + (position.to_move() == black ? 'm' : 's');
}

std::vector<plain::Step> legal_moves(const State& state) {
    std::vector<plain::Step> all;
    ludarium::Actions actions;
    Tablut::legal_actions(state, actions);
    for (ludarium::Action action : actions) {
        const Move m = move_of(action);
        all.push_back({m.from.file, m.from.rank, m.to.file, m.to.rank});
    }
    return all;
}

std::string taken(const Played& played) {
    std::string all;
    for (unsigned i = 0; i < square_count; ++i)
        if (played.taken.contains(Square::number(i))) all += square_text(Square::number(i)) + " ";
    return played.king_taken_at != nowhere ? all + "king" : all;
}

// A scattering of men with a king who is not decided yet: what few games reach.
State scattered(const Variant& variant, std::mt19937_64& random) {
    while (true) {
        Position position;
        const bool crowded = random() % 2; // all close to the king
        const auto scatter = [&](Man man, std::uint64_t count) {
            for (unsigned tries = 400; count > 0 && tries > 0; --tries) {
                const Square s = Square::number(static_cast<unsigned>(random() % square_count));
                const Square king = position.king();
                if (crowded && man != Man::king &&
                    distance(s.file, king.file) + distance(s.rank, king.rank) > 3)
                    continue;
                if (!position.is_empty(s) || (man != Man::king && variant.is_throne(s))) continue;
                position.put(man, s);
                --count;
            }
        };
        if (crowded && random() % 2)
            position.put(Man::king, throne);
        else
            scatter(Man::king, 1);
        scatter(Man::muscovite, 1 + random() % 13);
        scatter(Man::swede, random() % 9);
        if (random() % 2) position.pass_turn();
        const State state(variant, position);
        if (!state.is_over()) return state;
    }
}

// Mostly at random; but the king seldom escapes, and men often go back to where they came from, so
// that long games and repetitions come up too.
class Mover {
  public:
    explicit Mover(std::mt19937_64& random) : random_(random), restless_(random() % 3 != 0) {}

    Move next(const State& state) {
        const Move back = {last_[turn_].to, last_[turn_].from};
        const bool returns =
            !restless_ && random_() % 2 && is_legal(state.position(), state.variant(), back);
        const Move move = returns ? back : drawn(state);
        last_[turn_] = move;
        turn_ = 1 - turn_;
        return move;
    }

  private:
    Move drawn(const State& state) {
        const Move move = random_move(state, random_);
        State next = state;
        next.apply(move);
        const bool shunned = next.ending() == Ending::king_escaped && random_() % 8 != 0;
        return shunned ? random_move(state, random_) : move;
    }

    std::mt19937_64& random_;
    bool restless_;
    Move last_[2] = {};
    unsigned turn_ = 0;
};

class TablutPlain : public testing::TestWithParam<unsigned> {};

} // namespace

TEST_P(TablutPlain, AgreesAtEveryPlyOfRandomGames) {
    const plain::Rules rules[] = {plain::tablut, plain::passable_throne, plain::five_thrones,
                                  plain::linnaeus};
    const Variant& variant = variants[GetParam()];
    std::mt19937_64 random(1732 + GetParam());
    std::map<Ending, unsigned> endings;
    for (unsigned n = games_to_play(); n > 0; --n) {
        State state = n % 2 ? new_game(variant) : scattered(variant, random);
        plain::Game game(rules[GetParam()], picture(state.position()));
        Mover mover(random);
        while (true) {
            ASSERT_EQ(picture(state.position()), game.picture());
            ASSERT_TRUE(legal_moves(state) == game.steps()) << game.picture();
            ASSERT_EQ(name_of(state.ending()), game.ending) << game.picture();
            if (state.is_over()) break;
            const Move move = mover.next(state);
            game.play({move.from.file, move.from.rank, move.to.file, move.to.rank});
            ASSERT_EQ(taken(state.apply(move)), game.taken) << move_text(move);
        }
        ++endings[state.ending()];
    }
    EXPECT_EQ(endings.size(), 6u) << "not every way to end a game came up";
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, TablutPlain, testing::Range(0u, 4u));

// The engine and the plain game, side by side: the same positions, the same moves, the same ends.
// LUDARIUM_PATIENCE=100 compares a hundred times as many.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <ludarium/search/rules.hpp>

#include "../../common/patience.hpp"
#include "plain.hpp"
#include "table.hpp"

using namespace astronomica;
using ludarium::search::Random;

namespace {

struct Pair {
    Agreed agreed;
    plain::Rules rules;
};

std::vector<Pair> every_agreement() {
    std::vector<Pair> all;
    for (const char* ransom : {"captor", "bank", "none"})
        for (const char* dice : {"total", "split"})
            for (const char* die : {"six", "seven"})
                for (const char* men : {"7", "3"})
                    for (const char* rounds : {"none", "few", "12", "20", "40"}) {
                        const std::string limit = rounds;
                        all.push_back({{ransom, dice, die, men, rounds},
                                       {ransom, std::string(dice) == "split",
                                        std::string(die) == "six" ? 6 : 7, std::stoi(men),
                                        limit == "none" || limit == "few" ? 0 : std::stoi(limit)}});
                    }
    return all;
}

plain::Rules rules_of(const Pair& pair, const std::vector<int>& players) {
    plain::Rules rules = pair.rules;
    if (pair.agreed.rounds == "few") rules.limit = 28 - 2 * static_cast<int>(players.size());
    return rules;
}

int drawn(Random& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
}

std::vector<int> some_players(Random& random) {
    std::vector<int> players;
    while (players.size() < 2) {
        players.clear();
        for (int planet = 0; planet < 7; ++planet)
            if (random.below(2)) players.push_back(planet);
    }
    return players;
}

unsigned mask_of(const std::vector<int>& players) {
    unsigned mask = 0;
    for (int planet : players) mask |= 1u << planet;
    return mask;
}

template <class List>
std::vector<std::string> sorted(List list) {
    std::sort(list.begin(), list.end());
    return {list.begin(), list.end()};
}

std::string thrown_text(const std::vector<int>& dice) {
    return std::to_string(dice[0]) + '+' + std::to_string(dice[1]) + '+' + std::to_string(dice[2]);
}

// One action in both games.
void play_one(plain::Game& game, Table& table, Random& random) {
    const int sides = game.rules().sides;
    if (game.phase() == "opening") {
        const int value = drawn(random, 1, sides);
        game.throw_for_start(value);
        table.play(std::to_string(value));
    } else if (game.phase() == "throw") {
        std::vector<int> dice = {drawn(random, 1, sides), drawn(random, 1, sides),
                                 drawn(random, 1, sides)};
        game.throw_dice(dice);
        std::sort(dice.begin(), dice.end());
        table.play(thrown_text(dice));
    } else {
        const auto legal = game.legal();
        ASSERT_EQ(sorted(table.legal()), legal) << game.text();
        const std::string move = legal[random.below(legal.size())];
        game.play(move);
        table.play(move);
    }
}

// Plays on until the game is over or so many actions are played; answers how many were.
unsigned play_on(plain::Game& game, Table& table, unsigned most, Random& random) {
    unsigned played = 0;
    while (played < most && game.phase() != "over") {
        play_one(game, table, random);
        EXPECT_EQ(table.text(), game.text());
        if (testing::Test::HasFailure()) break;
        ++played;
    }
    return played;
}

// Every throw that may fall now, and all that can be done with it.
void expect_same_for_every_throw(const plain::Game& game, const Table& table) {
    const int sides = game.rules().sides;
    for (int low = 1; low <= sides; ++low)
        for (int middle = low; middle <= sides; ++middle)
            for (int high = middle; high <= sides; ++high) {
                plain::Game mine = game;
                Table theirs = table;
                mine.throw_dice({low, middle, high});
                theirs.play(thrown_text({low, middle, high}));
                ASSERT_EQ(sorted(theirs.legal()), mine.legal()) << mine.text();
            }
}

void expect_same_end(const plain::Game& game, const Table& table) {
    for (auto [planet, place] : game.places())
        EXPECT_EQ(Astronomica::outcome(table.state).raw.results[planet].place, place)
            << game.text();
}

// Men anywhere, a few of each colour together, some planets out.
plain::Game anything(const plain::Rules& rules, const std::vector<int>& players, Random& random) {
    plain::Game game(rules, players);
    std::set<int> taken;
    unsigned in_play = static_cast<unsigned>(players.size());
    for (int planet : players) {
        std::vector<int> places;
        int men = drawn(random, 0, rules.men);
        if (men == 0 && in_play <= 2) men = 1;
        if (men == 0) --in_play;
        while (men > 0) {
            int place = random.below(3) ? drawn(random, 1, 49) : plain::on_axis;
            if (place != plain::on_axis && !taken.insert(place).second) continue;
            const int together = drawn(random, 1, std::min(men, 3));
            places.insert(places.end(), static_cast<std::size_t>(together), place);
            men -= together;
        }
        game.place_men(planet, places);
        if (rules.ransom == "bank")
            game.give_tokens(planet, places.empty() ? 0 : drawn(random, 0, 7));
        game.give_captures(planet, drawn(random, 0, 5));
    }
    return game;
}

// Captors' tokens change hands, so all that a made-up position needs is the right sum.
void share_tokens(plain::Game& game, Random& random) {
    std::vector<int> alive;
    for (int planet : game.players()) {
        game.give_tokens(planet, 0);
        for (const plain::Man& man : game.men())
            if (man.planet == planet && man.place != plain::out) {
                alive.push_back(planet);
                break;
            }
    }
    for (std::size_t i = 0; i < 7 * game.players().size(); ++i) {
        const int planet = alive[random.below(alive.size())];
        game.give_tokens(planet, game.tokens(planet) + 1);
    }
}

// Somebody who stands on the board is about to throw.
plain::Game made_up(const Pair& pair, const std::vector<int>& players, Random& random) {
    const plain::Rules rules = rules_of(pair, players);
    plain::Game game = anything(rules, players, random);
    if (rules.ransom == "captor") share_tokens(game, random);
    const auto standing = [&](int planet) {
        return std::any_of(game.men().begin(), game.men().end(), [&](const plain::Man& man) {
            return man.planet == planet && man.place != plain::out;
        });
    };
    int turn = players[random.below(players.size())];
    while (!standing(turn)) turn = players[random.below(players.size())];
    const int starter = rules.limit ? players[random.below(players.size())] : 0;
    game.set_turn(turn, starter, rules.limit ? drawn(random, 0, rules.limit - 1) : 0);
    return game;
}

} // namespace

TEST(AstronomicaPlain, WholeGamesAgreeInEveryCombinationOfOptions) {
    Random random(1283);
    std::uint64_t positions = 0;
    for (const Pair& pair : every_agreement())
        for (std::uint64_t round = 0; round < 3 * patience(); ++round) {
            const auto players = some_players(random);
            plain::Game game(rules_of(pair, players), players);
            Table table(mask_of(players), pair.agreed);
            positions += play_on(game, table, 240, random);
            if (game.phase() == "over") expect_same_end(game, table);
            ASSERT_FALSE(HasFailure()) << game.text();
        }
    std::printf("%llu positions of whole games\n", static_cast<unsigned long long>(positions));
    EXPECT_GT(positions, 30'000u);
}

TEST(AstronomicaPlain, MadeUpPositionsAgreeInEveryCombinationOfOptions) {
    Random random(49);
    std::uint64_t positions = 0, with_every_throw = 0;
    for (const Pair& pair : every_agreement())
        for (std::uint64_t made = 0; made < 80 * patience(); ++made) {
            const auto players = some_players(random);
            plain::Game game = made_up(pair, players, random);
            Table table(game.text(), pair.agreed);
            ASSERT_EQ(table.text(), game.text());
            if (made % 10 == 0) {
                expect_same_for_every_throw(game, table);
                ++with_every_throw;
            }
            positions += play_on(game, table, 8, random);
            if (game.phase() == "over") expect_same_end(game, table);
            ASSERT_FALSE(HasFailure()) << game.text();
        }
    std::printf("%llu made-up positions, %llu of them with every throw\n",
                static_cast<unsigned long long>(positions),
                static_cast<unsigned long long>(with_every_throw));
    EXPECT_GT(positions, 60'000u);
}

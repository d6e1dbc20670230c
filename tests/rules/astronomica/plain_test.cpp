// The engine and the plain game, side by side: the same positions, the same moves, the same ends.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <ludarium/search/rules.hpp>

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
                    for (const char* rounds : {"none", "12", "20", "40"}) {
                        const std::string limit = rounds;
                        all.push_back({{ransom, dice, die, men, rounds},
                                       {ransom, std::string(dice) == "split",
                                        std::string(die) == "six" ? 6 : 7, std::stoi(men),
                                        limit == "none" ? 0 : std::stoi(limit)}});
                    }
    return all;
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
        table.play(std::to_string(dice[0]) + '+' + std::to_string(dice[1]) + '+' +
                   std::to_string(dice[2]));
    } else {
        const auto legal = game.legal();
        ASSERT_EQ(sorted(table.legal()), legal) << game.text();
        const std::string move = legal[random.below(legal.size())];
        game.play(move);
        table.play(move);
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

} // namespace

TEST(AstronomicaPlain, WholeGamesAgreeInEveryCombinationOfOptions) {
    Random random(1283);
    unsigned positions = 0;
    for (const Pair& pair : every_agreement())
        for (int round = 0; round < 3; ++round) {
            const auto players = some_players(random);
            plain::Game game(pair.rules, players);
            Table table(mask_of(players), pair.agreed);
            for (int ply = 0; ply < 240 && game.phase() != "over"; ++ply) {
                play_one(game, table, random);
                if (HasFatalFailure()) return;
                ASSERT_EQ(table.text(), game.text());
                ++positions;
            }
            if (game.phase() == "over") expect_same_end(game, table);
        }
    EXPECT_GT(positions, 30'000u);
}

TEST(AstronomicaPlain, MadeUpPositionsAgreeInEveryCombinationOfOptions) {
    Random random(49);
    unsigned positions = 0;
    for (const Pair& pair : every_agreement())
        for (int made = 0; made < 100; ++made) {
            const auto players = some_players(random);
            plain::Game game = anything(pair.rules, players, random);
            if (pair.rules.ransom == "captor") share_tokens(game, random);
            int turn = players[random.below(players.size())];
            const auto standing = [&](int planet) {
                return std::any_of(game.men().begin(), game.men().end(),
                                   [&](const plain::Man& man) {
                                       return man.planet == planet && man.place != plain::out;
                                   });
            };
            while (!standing(turn)) turn = players[random.below(players.size())];
            const int starter = pair.rules.limit ? players[random.below(players.size())] : 0;
            const int rounds = pair.rules.limit ? drawn(random, 0, pair.rules.limit - 1) : 0;
            game.set_turn(turn, starter, rounds);
            Table table(game.text(), pair.agreed);
            ASSERT_EQ(table.text(), game.text());
            for (int ply = 0; ply < 8 && game.phase() != "over"; ++ply) {
                play_one(game, table, random);
                if (HasFatalFailure()) return;
                ASSERT_EQ(table.text(), game.text());
                ++positions;
            }
            if (game.phase() == "over") expect_same_end(game, table);
        }
    EXPECT_GT(positions, 60'000u);
}

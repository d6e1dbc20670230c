// What must hold at every action of any game, for two players as for seven.
#include <map>
#include <unordered_map>

#include <gmock/gmock.h>
#include <ludarium/search/rules.hpp>

#include "astronomica/standing.hpp"
#include "table.hpp"

using namespace astronomica;
using ludarium::search::Random;

namespace {

const std::vector<Agreed>& agreements() {
    static const std::vector<Agreed> some = {{"captor"},
                                             {"captor", "split", "seven"},
                                             {"bank", "total", "seven", "3", "40"},
                                             {"bank", "split", "six", "7"},
                                             {"none"},
                                             {"none", "split", "six", "3", "few"}};
    return some;
}

// The first so many planets, moved on by `turned`.
unsigned seats_of(unsigned players, unsigned turned) {
    unsigned seats = 0;
    for (unsigned i = 0; i < players; ++i) seats |= 1u << (i + turned) % planet_count;
    return seats;
}

using Recorded = std::vector<ludarium_event>;

ludarium::Action random_action(const State& state, Random& random) {
    ludarium::Actions actions;
    Astronomica::legal_actions(state, actions);
    return actions[random.below(actions.size())];
}

Recorded apply(State& state, ludarium::Action action) {
    Recorded events;
    const ludarium_event_sink sink = {&events, [](void* list, const ludarium_event* event) {
                                          static_cast<Recorded*>(list)->push_back(*event);
                                      }};
    ludarium::Events telling(&sink);
    Astronomica::apply(state, action, telling);
    return events;
}

// Calls `look(state before, events, state after)` at every action of a game played at random.
template <class Look>
void watch_game(const Agreed& agreed, unsigned seats, Random& random, unsigned actions, Look look) {
    State state = Astronomica::start(setup_of(seats, agreed));
    for (unsigned n = 0; n < actions && state.phase != Phase::over; ++n) {
        const State before = state;
        const Recorded events = apply(state, random_action(state, random));
        look(before, events, state);
        if (testing::Test::HasFailure()) return;
    }
}

template <class Look>
void watch_games(unsigned actions, Look look) {
    Random random(7);
    for (const Agreed& agreed : agreements())
        for (unsigned players = 2; players <= planet_count; ++players)
            watch_game(agreed, seats_of(players, static_cast<unsigned>(random.below(7))), random,
                       actions, look);
}

unsigned count(const Recorded& events, std::uint32_t kind, Planet planet) {
    unsigned found = 0;
    for (const ludarium_event& event : events)
        found +=
            event.kind == kind && (event.piece == index(planet) || event.player == index(planet));
    return found;
}

// Which men stand where, by spot and piece.
using Places = std::map<std::pair<unsigned, unsigned>, int>;

Places seen(const State& state) {
    Places places;
    for (Planet planet : state.seats) {
        const Side& side = state.board.side(planet);
        each_cell(side, [&](Cell cell) {
            places[{index(cell), index(planet)}] = static_cast<int>(state.board.men_at(cell));
        });
        for (unsigned place = 0; place < side.waiting; ++place)
            places[{cell_count + index(planet) * most_men + place, index(planet)}] = 1;
    }
    return places;
}

} // namespace

TEST(AstronomicaRandomPlay, EveryManIsOnTheBoardOrWasCapturedWithoutRansom) {
    watch_games(600, [](const State& before, const Recorded& events, const State& after) {
        for (Planet planet : before.seats) {
            const unsigned captured = count(events, LUDARIUM_EVENT_CAPTURED, planet);
            const unsigned paid = count(events, LUDARIUM_EVENT_PAID, planet);
            EXPECT_EQ(after.board.side(planet).men() + captured - paid,
                      before.board.side(planet).men());
            EXPECT_EQ(count(events, LUDARIUM_EVENT_OUT, planet),
                      after.board.side(planet).men() == 0 && before.board.side(planet).men() > 0);
        }
    });
}

TEST(AstronomicaRandomPlay, EveryCaptureIsSomebodys) {
    watch_games(600, [](const State& before, const Recorded& events, const State& after) {
        unsigned more = 0, lost = 0;
        for (Planet planet : before.seats) {
            more += after.board.side(planet).captured - before.board.side(planet).captured;
            lost += count(events, LUDARIUM_EVENT_CAPTURED, planet);
        }
        EXPECT_EQ(more, lost);
    });
}

TEST(AstronomicaRandomPlay, TokensAreNeitherMadeNorLost) {
    watch_games(600, [](const State&, const Recorded&, const State& after) {
        unsigned tokens = bank(after);
        for (Planet planet : after.seats) tokens += after.board.side(planet).tokens;
        EXPECT_EQ(tokens, after.terms.has_tokens() ? 8 * after.seats.size() : 0);
        const bool only_stakes = after.terms.ransom == Ransom::captor; // R20
        EXPECT_TRUE(!only_stakes || bank(after) == after.seats.size());
    });
}

TEST(AstronomicaRandomPlay, NeverTwoColoursOnACellAndCountsAreTrue) {
    watch_games(600, [](const State&, const Recorded&, const State& after) {
        std::array<unsigned, planet_count> on_ring{};
        for (unsigned i = 0; i < cell_count; ++i) {
            unsigned colours = 0;
            for (Planet planet : planets) colours += after.board.stands(planet, cell_at(i));
            EXPECT_EQ(colours, after.board.is_empty(cell_at(i)) ? 0u : 1u);
            if (colours == 1)
                on_ring[index(after.board.planet_at(cell_at(i)))] += after.board.men_at(cell_at(i));
        }
        for (Planet planet : planets) {
            const Side& side = after.board.side(planet);
            EXPECT_EQ(side.on_ring, on_ring[index(planet)]);
            EXPECT_LE(side.men(), after.terms.men);
            EXPECT_EQ(after.board.is_counted(first_cell(planet)), side.waiting < 2);
            // R21: nobody waits alone behind a free first cell.
            EXPECT_FALSE(side.waiting == 1 && after.board.is_empty(first_cell(planet)));
        }
    });
}

TEST(AstronomicaRandomPlay, EventsLeadFromWhatWasSeenToWhatIsSeen) {
    watch_games(600, [](const State& before, const Recorded& events, const State& after) {
        Places places = seen(before);
        for (const ludarium_event& event : events) {
            if (event.piece == LUDARIUM_NONE) continue;
            EXPECT_GT(places[std::make_pair(event.from, event.piece)]--, 0);
            if (event.to != LUDARIUM_NONE) ++places[std::make_pair(event.to, event.piece)];
        }
        for (auto it = places.begin(); it != places.end();)
            it = it->second == 0 ? places.erase(it) : std::next(it);
        EXPECT_EQ(places, seen(after)) << Astronomica::position_text(before);
    });
}

TEST(AstronomicaRandomPlay, NeverMoreActionsThanTheDescriptorSays) {
    watch_games(600, [](const State&, const Recorded&, const State& after) {
        ludarium::Actions actions;
        Astronomica::legal_actions(after, actions);
        EXPECT_LE(actions.size(), Astronomica::descriptor().max_actions);
        EXPECT_EQ(actions.empty(), after.phase == Phase::over);
        EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end()));
    });
}

TEST(AstronomicaRandomPlay, GamesWithALimitEndWithinTheirRounds) {
    Random random(3);
    for (const Agreed& agreed : agreements())
        for (unsigned players = 2; players <= planet_count && agreed.rounds != "none"; ++players) {
            unsigned turns = 0;
            State last;
            watch_game(agreed, seats_of(players, 0), random, 100'000,
                       [&](const State& before, const Recorded&, const State& after) {
                           turns += before.phase == Phase::throwing;
                           last = after;
                       });
            EXPECT_EQ(last.phase, Phase::over);
            EXPECT_LE(turns, last.terms.rounds * players);
        }
}

TEST(AstronomicaRandomPlay, GamesWithoutRicherCaptorsEndWithoutALimit) {
    // Every capture takes something out of the game; measured, some hundreds of turns do.
    Random random(4);
    for (const char* ransom : {"bank", "none"})
        for (unsigned players = 2; players <= planet_count; ++players) {
            Phase last = Phase::opening;
            watch_game(
                {ransom}, seats_of(players, 0), random, 40'000,
                [&](const State&, const Recorded&, const State& after) { last = after.phase; });
            EXPECT_EQ(last, Phase::over) << ransom << " " << players;
        }
}

TEST(AstronomicaRandomPlay, SameSeedAndSameActionsGiveTheSameGame) {
    for (const Agreed& agreed : agreements()) {
        const auto played = [&](std::uint64_t seed) {
            Random random(seed);
            State state = Astronomica::start(setup_of(0b1010110, agreed));
            std::vector<ludarium::Action> actions;
            while (state.phase != Phase::over && actions.size() < 400) {
                actions.push_back(random_action(state, random));
                apply(state, actions.back());
            }
            State again = Astronomica::start(setup_of(0b1010110, agreed));
            for (ludarium::Action action : actions) apply(again, action);
            EXPECT_EQ(Astronomica::position_text(again), Astronomica::position_text(state));
            EXPECT_EQ(Astronomica::hash(again), Astronomica::hash(state));
            return Astronomica::position_text(state);
        };
        EXPECT_EQ(played(1), played(1));
        EXPECT_NE(played(1), played(2));
    }
}

TEST(AstronomicaRandomPlay, TextAndHashSayTheSame) {
    std::unordered_map<std::uint64_t, std::string> known; // within one setup, hash by hash
    Random random(9);
    for (const Agreed& agreed : agreements()) {
        known.clear();
        for (int game = 0; game < 6; ++game)
            watch_game(agreed, 0b0110101, random, 400,
                       [&](const State&, const Recorded&, const State& after) {
                           const std::string text = Astronomica::position_text(after);
                           const auto setup = setup_of(0b0110101, agreed);
                           const State read = Astronomica::position(setup, text);
                           EXPECT_EQ(Astronomica::hash(read), Astronomica::hash(after)) << text;
                           EXPECT_EQ(known.emplace(Astronomica::hash(after), text).first->second,
                                     text);
                       });
        EXPECT_GT(known.size(), 500u);
    }
}

TEST(AstronomicaRandomPlay, HashesAreTheSameOnEveryMachine) {
    EXPECT_EQ(Astronomica::hash(Table(0b1111111, {}).state), 13975666602943455637u);
    EXPECT_EQ(Astronomica::hash(Table("saturn a3 12 20x2 t6 c1, moon 2 t8; saturn 1 4 6").state),
              11981382498829790698u);
}

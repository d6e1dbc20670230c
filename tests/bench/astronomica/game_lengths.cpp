// How long a game takes, for each mode and number of players: the table in the plugin's README, from
// which the manifest's minutes come. All seats are played by the computer; one counts as a visitor's.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <astronomica/game.hpp>
#include <ludarium/search/rules.hpp>
#include <nlohmann/json.hpp>

#include "../../common/learned.hpp"
#include "../../common/throwing.hpp"

namespace {

using namespace astronomica;
using ludarium::search::Random;

constexpr double visitor_seconds = 6;     // to throw, think, tap twice and watch
constexpr double computer_seconds = 2.5;  // what visitors see of the computer's turn
constexpr unsigned longest_game = 10'000; // turns, where the rules set no end

struct Length {
    unsigned turns = 0;
    double minutes = 0;
    bool ended = true;
};

// The choices of a mode.
ludarium::Setup setup_of(const nlohmann::json& manifest, const nlohmann::json& mode,
                         Planets seats) {
    ludarium::Setup setup{seats.bits(), {}};
    for (const auto& option : manifest["options"]) {
        const auto& id = option["id"];
        const auto& wanted = mode["options"].contains(id) ? mode["options"][id.get<std::string>()]
                                                          : option["default"];
        const auto& choices = option["choices"];
        const auto found = std::find(choices.begin(), choices.end(), wanted);
        setup.choices.push_back(static_cast<std::uint32_t>(found - choices.begin()));
    }
    return setup;
}

Length played(const ludarium::Setup& setup, Planet visitor, unsigned level, std::uint64_t seed) {
    Random random(seed);
    State state = Astronomica::start(setup);
    ludarium::Events unseen = ludarium::Events::nobody();
    Length length;
    double seconds = 0;
    while (state.phase != Phase::over) {
        if (state.phase == Phase::moving) {
            const ludarium::Thought thought({level, 0, 0, random.below(1'000'000)}, nullptr);
            Astronomica::apply(state, Astronomica::choose(state, thought).action, unseen);
            continue;
        }
        const Planet who =
            state.phase == Phase::opening ? state.opening.next_thrower() : state.turn;
        seconds += who == visitor ? visitor_seconds : computer_seconds;
        length.turns += state.phase == Phase::throwing;
        if (length.turns == longest_game) {
            length.ended = false;
            break;
        }
        Astronomica::apply(state, thrown<Astronomica>(state, random), unseen);
    }
    length.minutes = seconds / 60;
    return length;
}

template <class Value>
Value at_share(std::vector<Value> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void print_row(const nlohmann::json& manifest, const nlohmann::json& mode, unsigned players,
               unsigned games, unsigned level) {
    std::vector<unsigned> turns;
    std::vector<double> minutes;
    unsigned ended = 0;
    for (unsigned game = 0; game < games; ++game) {
        // Everybody sits somewhere else in the next game, for chance's sake.
        const Planets seats = spread_planets(players, game);
        const Length length =
            played(setup_of(manifest, mode, seats), planets[game % 7], level, game);
        turns.push_back(length.turns);
        minutes.push_back(length.minutes);
        ended += length.ended;
    }
    std::printf("| %s | %u | %u | %.1f | %.1f–%.1f | %u %% |\n",
                mode["id"].get<std::string>().c_str(), players, at_share(turns, 0.5),
                at_share(minutes, 0.5), at_share(minutes, 0.1), at_share(minutes, 0.9),
                100 * ended / games);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const auto games = static_cast<unsigned>(argc > 1 ? std::atoi(argv[1]) : 100);
    const auto level = static_cast<unsigned>(argc > 2 ? std::atoi(argv[2]) : 1);
    const auto manifest = nlohmann::json::parse(std::ifstream(ASTRONOMICA_MANIFEST));
    ludarium::test::use_learned<Astronomica>(GAMES_CONTENT);
    std::puts("| mode | players | turns | minutes | four games of five | ended |\n"
              "|---|---|---|---|---|---|");
    for (const auto& mode : manifest["modes"])
        for (unsigned players : {2u, 3u, 4u, 7u}) print_row(manifest, mode, players, games, level);
}

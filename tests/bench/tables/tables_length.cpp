// How long a game with so many men takes, so that the short game is short: computer players play
// many games, and their turns and steps are turned into minutes at a visitor's pace.
//
//     tables_length [<games>]
//
// The visitor plays like the easiest level, the computer at the middle one; the visitor is White in
// every other game.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/throwing.hpp"

namespace {

using tables::Colour;

constexpr unsigned visitors_level = 0, computers_level = 1;

// An assumption: a visitor who knows how it goes needs a second to throw and 1.6 s for a step.
constexpr double visitors_throw = 1.0, visitors_step = 1.6;
// The computer throws in 1.2 s; a step is its pause and a glide (content/theme/theme.toml), or
// nothing, for visitors who tap to skip what is shown.
constexpr double computers_throw = 1.2, computers_step = 1.1;

struct Length {
    unsigned turns[2] = {}; // the visitor's, the computer's
    unsigned steps[2] = {};

    double all_turns() const { return turns[0] + turns[1]; }
    double visitor() const { return turns[0] * visitors_throw + steps[0] * visitors_step; }
    double skipping() const { return (visitor() + turns[1] * computers_throw) / 60; }
    double watching() const { return skipping() + steps[1] * computers_step / 60; }
    double two_visitors() const {
        return (visitor() + turns[1] * visitors_throw + steps[1] * visitors_step) / 60;
    }
};

template <class Game>
Length play(unsigned men, Colour visitor, std::uint64_t seed) {
    ludarium::search::Random random(seed);
    Length length;
    const auto seat = [&](const tables::Position& state) { return state.turn == visitor ? 0 : 1; };
    played<Game>(
        tables::start(men), random,
        [&](const tables::Position& state) {
            ++length.steps[seat(state)];
            const ludarium_ai_request request{seat(state) == 0 ? visitors_level : computers_level,
                                              0, 0, random.below(1u << 30)};
            return Game::choose(state, ludarium::Thought(request, nullptr)).action;
        },
        [&](const tables::Position& state) { length.turns[seat(state)] += must_throw(state); });
    return length;
}

template <class Game>
void measure(unsigned men, unsigned games) {
    std::vector<Length> played;
    for (unsigned n = 0; n < games; ++n)
        played.push_back(play<Game>(men, n % 2 ? Colour::black : Colour::white, n));
    const auto at = [&](double share, auto value_of) {
        std::vector<double> values;
        for (const Length& length : played) values.push_back((length.*value_of)());
        std::sort(values.begin(), values.end());
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
    };
    const auto id = ludarium::view(Game::descriptor().id);
    std::printf("| %.*s | %u | %.0f | %.1f | %.1f (%.1f–%.1f) | %.1f |\n",
                static_cast<int>(id.size()), id.data(), men, at(0.5, &Length::all_turns),
                at(0.5, &Length::skipping), at(0.5, &Length::watching), at(0.1, &Length::watching),
                at(0.9, &Length::watching), at(0.5, &Length::two_visitors));
}

} // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 400;
    std::printf("| game | men | turns | minutes, skipping | minutes, watching (8 of 10 games) | "
                "two visitors |\n|---|---|---|---|---|---|\n");
    for (unsigned men : {5u, 7u, 9u, 15u}) {
        measure<tavli::Tavli>(men, static_cast<unsigned>(games));
        measure<scripta::Scripta>(men, static_cast<unsigned>(games));
    }
}

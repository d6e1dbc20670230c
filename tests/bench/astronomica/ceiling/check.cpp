#include "check.hpp"

#include <cmath>
#include <cstdio>

#include "agreement.hpp"
#include "by_rules.hpp"
#include "outlook.hpp"

namespace astronomica::ceiling {

namespace {

using ludarium::search::Random;

constexpr std::uint8_t rounds = rounds_of(few_rounds, 2);

bool check_tables(const Camps& camps, const Ways& ways, const Terms& terms) {
    constexpr unsigned games = 500;
    const Agreement agreement(camps, ways, terms);
    Random random(1);
    unsigned positions = 0, wrong = 0;
    for (unsigned game = 0; game < games; ++game)
        each_thrown_position(terms, random, [&](const State& state) {
            ++positions;
            wrong += !agreement.holds(state);
        });
    std::printf("steps and choices, %s: %u positions, %u differ\n",
                terms.has_limit() ? "short game" : "no limit", positions, wrong);
    return wrong == 0;
}

// The same men before a throw, with so many plies to play.
State so_near_the_end(State state, unsigned plies) {
    state.phase = Phase::throwing;
    state.thrown = {};
    state.starter = plies % 2 == 0 ? state.turn : enemy_of(state.turn);
    state.rounds = static_cast<std::uint8_t>(rounds - (plies + 1) / 2);
    return state;
}

// The last plies from positions of whole games, played out by the rules.
class Endings {
  public:
    Endings(const Camps& camps, std::optional<Custom> rival) : camps_(camps), by_rules_(rival) {}

    void compare(const Outlook& outlook, unsigned games, unsigned every) {
        for (unsigned game = 0; game < games; ++game)
            each_thrown_position(short_terms(rounds), random_, [&](const State& state) {
                if (random_.below(every) == 0) compare(outlook, state);
            });
    }
    unsigned positions = 0, wrong = 0;

  private:
    void compare(const Outlook& outlook, const State& state) {
        constexpr double rounding = 1e-9;
        const bool heros_turn = outlook.mover() == Role::hero;
        const Planet hero = heros_turn ? state.turn : enemy_of(state.turn);
        const double expected = by_rules_.points(so_near_the_end(state, outlook.plies()), hero);
        const double found = outlook.points(hero, camps_.of(state.board, state.turn),
                                            camps_.of(state.board, enemy_of(state.turn)));
        ++positions;
        wrong += std::abs(expected - found) > rounding;
    }

    const Camps& camps_;
    ByRules by_rules_;
    Random random_{2};
};

bool check_endings(const Camps& camps, const Ways& ways, std::optional<Custom> rival) {
    std::optional<Habit> habit;
    if (rival) habit.emplace(*rival, camps, short_terms(rounds));
    const Manner for_hero{Manner::Kind::for_hero, nullptr};
    const Manner of_rival =
        habit ? Manner{Manner::Kind::habit, &*habit} : Manner{Manner::Kind::against_hero, nullptr};
    Endings endings(camps, rival);
    for (const Role after_all : {Role::hero, Role::rival}) {
        Outlook outlook(camps, ways, after_all);
        // Three plies of a position are a hundred thousand games, so there are fewer positions.
        for (const unsigned every : {1u, 1u, 5u}) {
            outlook.step_back(outlook.mover() == Role::hero ? of_rival : for_hero);
            endings.compare(outlook, 2, every);
        }
    }
    std::printf("the last plies against %s: %u positions, %u differ\n",
                rival ? name(*rival).data() : "perfect", endings.positions, endings.wrong);
    return endings.wrong == 0;
}

} // namespace

bool check_against_rules() {
    const Camps camps;
    const Ways ways(camps);
    bool agree = check_tables(camps, ways, short_terms(rounds));
    agree &= check_tables(camps, ways, short_terms(no_limit));
    for (const Custom custom : customs) agree &= check_endings(camps, ways, custom);
    agree &= check_endings(camps, ways, std::nullopt);
    return agree;
}

} // namespace astronomica::ceiling

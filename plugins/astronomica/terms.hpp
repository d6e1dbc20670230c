// What players agree on before they begin: who is paid, how dice are used, how many men.
#pragma once

#include <ludarium/types.hpp>

#include "planet.hpp"

namespace astronomica {

enum class Ransom : std::uint8_t {
    captor, // as in the text
    bank,   // faster, since nobody grows rich
    none    // the text's first variant: a captured man is out
};

enum class DiceUse : std::uint8_t {
    total, // one man goes by the total
    split  // the text's second variant, as in the Four Seasons
};

inline constexpr unsigned stake = 1;         // R20: one token of the eight is the stake,
inline constexpr unsigned ransom_tokens = 7; // seven are for ransom
inline constexpr unsigned most_men = 7;
inline constexpr std::uint8_t no_limit = 0;
inline constexpr std::uint8_t few_rounds = 0xFF; // as many as suit the number of players

struct Terms {
    Ransom ransom = Ransom::captor;
    DiceUse dice = DiceUse::total;
    std::uint8_t sides = 6; // R24
    std::uint8_t men = most_men;
    std::uint8_t rounds = no_limit;

    constexpr bool has_tokens() const { return ransom != Ransom::none; }
    constexpr bool has_limit() const { return rounds != no_limit; }
    constexpr unsigned tokens_each() const { return has_tokens() ? ransom_tokens : 0; }
};

// The options in the descriptor's order, and their choices in theirs.
enum class Option : std::size_t { ransom, dice, die, men, rounds };

inline constexpr std::array<std::string_view, 3> ransom_choices = {"captor", "bank", "none"};
inline constexpr std::array<std::string_view, 2> dice_choices = {"total", "split"};
inline constexpr std::array<std::string_view, 2> die_choices = {"six", "seven"};
inline constexpr std::array<std::uint8_t, 2> die_sides = {6, 7};
inline constexpr std::array<std::string_view, 2> men_choices = {"7", "3"};
inline constexpr std::array<std::uint8_t, 2> men_counts = {7, 3};
inline constexpr std::array<std::string_view, 5> rounds_choices = {"none", "few", "12", "20", "40"};
inline constexpr std::array<std::uint8_t, 5> round_limits = {no_limit, few_rounds, 12, 20, 40};

// A round takes longer the more there are to play it. With three men each, this many make a game of
// three to five minutes for two players as for seven (measured: see the table in README.md).
constexpr std::uint8_t rounds_of(std::uint8_t limit, unsigned players) {
    return limit == few_rounds ? static_cast<std::uint8_t>(28 - 2 * players) : limit;
}

inline Terms terms_of(const ludarium::Setup& setup) {
    const auto choice = [&](Option option) {
        return setup.choice(static_cast<std::size_t>(option));
    };
    return {
        static_cast<Ransom>(choice(Option::ransom)), static_cast<DiceUse>(choice(Option::dice)),
        die_sides.at(choice(Option::die)), men_counts.at(choice(Option::men)),
        rounds_of(round_limits.at(choice(Option::rounds)), Planets::from_bits(setup.seats).size())};
}

} // namespace astronomica

// What a search asks of a game's rules, and what it makes of their answers.
//
// `Rules` is any struct with static functions on a copyable State:
//
//     Actor actor(const State&);
//     void legal_actions(const State&, Actions&);                       appends
//     void apply(State&, Action, Events&);
//     Outcome outcome(const State&);                                    at the end
//     std::uint64_t hash(const State&);
//
// and, as far as a search needs or can use them:
//
//     int evaluate(const State&, Player);                               −999 … 999, good for Player
//     int order(const State&, Action);                                  −1000 … 1000, best first
//     void chance_weights(const State&, std::vector<std::uint32_t>&);   the game has dice
//     bool takes_part(const State&, Player);                            fewer players than seats
//
// So the struct that makes a plugin serves as it is, and a test or a solver can write a smaller
// one.
#pragma once

#include <algorithm>
#include <array>

#include "../boundary/traits.hpp"

namespace ludarium::search {

template <class Rules, class = void>
struct HasEvaluate : std::false_type {};
template <class Rules>
struct HasEvaluate<Rules, std::void_t<decltype(&Rules::evaluate)>> : std::true_type {};

template <class Rules, class = void>
struct HasOrder : std::false_type {};
template <class Rules>
struct HasOrder<Rules, std::void_t<decltype(&Rules::order)>> : std::true_type {};

template <class Rules, class = void>
struct HasTakesPart : std::false_type {};
template <class Rules>
struct HasTakesPart<Rules, std::void_t<decltype(&Rules::takes_part)>> : std::true_type {};

template <class Rules, class = void>
struct HasDescriptor : std::false_type {};
template <class Rules>
struct HasDescriptor<Rules, std::void_t<decltype(&Rules::descriptor)>> : std::true_type {};

// A proven win. An evaluation never reaches it, so ±1000 in a Choice always means that the end was
// seen.
inline constexpr int won = 1000;
inline constexpr int best_guess = won - 1;

// How many players the game knows, or may know: two, unless its descriptor says otherwise or it is
// asked of each whether they take part.
template <class Rules>
unsigned player_count() {
    if constexpr (HasDescriptor<Rules>::value)
        return Rules::descriptor().player_count;
    else if constexpr (HasTakesPart<Rules>::value)
        return LUDARIUM_MAX_PLAYERS;
    else
        return 2;
}

template <class Rules>
bool takes_part(const typename Rules::State& state, Player player) {
    if constexpr (HasTakesPart<Rules>::value)
        return Rules::takes_part(state, player);
    else
        return number(player) < player_count<Rules>();
}

template <class Rules>
int guess(const typename Rules::State& state, Player player) {
    return std::clamp(static_cast<int>(Rules::evaluate(state, player)), -best_guess, best_guess);
}

// How far each player is ahead: their guess minus that of their best rival, halved; one who plays
// alone is ahead by the guess itself.
template <class Rules>
std::array<double, LUDARIUM_MAX_PLAYERS> margins_of(const typename Rules::State& state) {
    constexpr int nobody = -won;
    std::array<int, LUDARIUM_MAX_PLAYERS> guesses;
    const unsigned players = player_count<Rules>();
    for (unsigned p = 0; p < players; ++p) {
        const auto player = static_cast<Player>(p);
        guesses[p] = takes_part<Rules>(state, player) ? guess<Rules>(state, player) : nobody;
    }
    std::array<double, LUDARIUM_MAX_PLAYERS> margins{};
    for (unsigned p = 0; p < players; ++p) {
        int rival = nobody;
        for (unsigned q = 0; q < players; ++q)
            if (q != p) rival = std::max(rival, guesses[q]);
        if (guesses[p] != nobody)
            margins[p] = rival == nobody ? guesses[p] : (guesses[p] - rival) / 2.0;
    }
    return margins;
}

// At the end: 1 if `player` is placed before everybody else, −1 if somebody is before them, 0 if
// the first place is shared. Alone, the first place is a win.
inline int final_sign(const ludarium_outcome& outcome, Player player) {
    const int mine = outcome.results[number(player)].place;
    bool shared = false;
    for (unsigned p = 0; p < LUDARIUM_MAX_PLAYERS; ++p) {
        const int place = outcome.results[p].place;
        if (p == number(player) || place == 0) continue;
        if (place < mine) return -1;
        shared |= place == mine;
    }
    return shared || mine != 1 ? 0 : 1;
}

// SplitMix64 (Steele, Lea, Flood 2014): spreads a weak hash over a table, and is all the random
// numbers a search needs.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

// The same numbers on every machine, which the standard library's distributions don't promise.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // 0 … count − 1, for counts below 2³²: the high half of a product instead of a division (Lemire
    // 2019). The bias is below count / 2³².
    std::uint64_t below(std::uint64_t count) { return ((next() >> 32) * count) >> 32; }
    // The place of one of these weights, each as likely as it says; not all are zero.
    std::size_t by_weight(const std::vector<std::uint32_t>& weights) {
        std::uint64_t total = 0;
        for (std::uint32_t weight : weights) total += weight;
        std::uint64_t drawn = below(total);
        std::size_t place = 0;
        while (drawn >= weights.at(place)) drawn -= weights[place++];
        return place;
    }
    template <class Item>
    void shuffle(std::vector<Item>& items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    std::uint64_t next() {
        const std::uint64_t drawn = mixed(state_);
        state_ += 0x9E3779B97F4A7C15u;
        return drawn;
    }
    std::uint64_t state_;
};

} // namespace ludarium::search

// How the simple players of `ludariumctl match` choose, as the chance of each way to be taken.
//
// They look at the position right after each way, and what they see there (weights.cpp: men and lone
// men) depends on few numbers, so that every choice they ever face is in a table.
#pragma once

#include <string_view>

#include "camps.hpp"

namespace astronomica::ceiling {

// What can be known of one choice: a number for the table.
class Scene {
  public:
    Scene(unsigned own_men, unsigned enemy_men, unsigned enemy_lone)
        : number_((own_men * 4 + enemy_men) * 4 + enemy_lone) {}

    // The next way: it may be blocked, or leaves so many own men alone, and may capture.
    void add_blocked() { add(0); }
    void add(unsigned own_lone, bool captures) { add(1 + own_lone + (captures ? 4 : 0)); }
    unsigned number() const { return number_; } // after three ways

    static constexpr unsigned sights = 9;
    static constexpr unsigned count = 4 * 4 * 4 * sights * sights * sights;

  private:
    void add(unsigned sight) { number_ = number_ * sights + sight; }
    unsigned number_;
};

using Shares = std::array<double, men_each>; // of each way; they add up to 1

enum class Custom : std::uint8_t { random, greedy_step, first_timer };
inline constexpr std::array<Custom, 3> customs = {Custom::random, Custom::greedy_step,
                                                  Custom::first_timer};
constexpr std::string_view name(Custom custom) {
    constexpr std::array<std::string_view, 3> names = {"random", "greedy-step", "first-timer"};
    return names[static_cast<std::size_t>(custom)];
}

// Given how good the ways look, `count` of them.
Shares chosen(Custom custom, const std::array<double, men_each>& values, unsigned count);

class Habit {
  public:
    Habit(Custom custom, const Camps& camps, const Terms& terms);

    // In a game's last turn everybody sees who has won.
    const Shares& shares(const Scene& scene, bool last_turn) const {
        return shares_[last_turn][scene.number()];
    }

  private:
    std::array<std::vector<Shares>, 2> shares_;
};

} // namespace astronomica::ceiling

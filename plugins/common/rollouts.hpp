// What becomes of a turn: the game is played on from it, again and again, and judged a
// few turns later (Rules::played_on).
//
// Both players take what looks best to them at once. Turns that are compared meet the same dice, so
// that they differ by what they are worth and not by luck.
#pragma once

#include "judge.hpp"
#include "prospects.hpp"

namespace tables {

class Rollouts {
  public:
    // All of these must outlive it.
    Rollouts(const Rules& rules, const Judge& judge, Prospects& prospects,
             const ludarium::Thought& thought);

    // Plays on from the first few of these turns, the most promising ones, until it is told to stop
    // or is sure which is best; puts that one first. None of them ends the game. The same turns
    // meet the same dice again.
    void put_best_first(std::vector<Prospect>& turns);

  private:
    struct Rival;

    bool play_round(std::vector<Rival>& rivals, unsigned round);
    std::optional<float> played_on(Rival& rival, unsigned round);
    std::optional<Position> answer(const Position& position, std::size_t thrown);

    const Rules& rules_;
    const Judge& judge_;
    Prospects& prospects_;
    const ludarium::Thought& thought_;
    std::vector<std::uint32_t> weights_;    // of the throws
    std::vector<std::size_t> first_throws_; // each as often as it falls, mixed
    std::uint64_t seed_ = 0;
};

} // namespace tables

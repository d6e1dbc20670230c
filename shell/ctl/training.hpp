// A game's training, round by round: the same on any number of cores, and from any round on.
//
// What a game gets is not what the last round left, which swings with the luck of its games, but a
// mean of all rounds in which late ones count most (Polyak 1992).
#pragma once

#include <functional>
#include <optional>

#include <ludarium/host/plugin.hpp>
#include <ludarium/host/weights.hpp>
#include <ludarium/strides.hpp>

namespace ludarium::ctl {

class Training {
  public:
    // In every round so many lessons start from the same weights. Part of what makes a training
    // what it is: other numbers, other weights.
    static constexpr unsigned lessons = 8, games_each = 8;
    static constexpr unsigned games_a_round = lessons * games_each;

    // The plugin can train, and outlives this. Throws what went wrong.
    Training(const host::Plugin& plugin, std::uint64_t seed, unsigned jobs);
    // Goes on where a training stood, see notes(). Throws if it was not this game's.
    Training(const host::Plugin& plugin, const host::WeightsFile& notes, unsigned jobs);

    std::uint64_t games() const { return rounds_ * games_a_round; }
    void play_round();

    struct Strength {
        std::uint64_t games = 0;
        double share = 0;  // of the points, a draw being half a point
        double margin = 0; // 95 of 100 such measurements lie so close to the truth
    };
    // Against the game without weights.
    Strength measure(unsigned pairs, const std::function<void(double done)>& tell) const;

    // What the game has learned so far, and how it came about.
    host::WeightsFile file() const { return {record(), mean_}; }
    // All that it takes to go on: the weights of the last round, then the mean; then what strides go
    // by, where the game learns in strides.
    host::WeightsFile notes() const;

  private:
    std::map<std::string, std::string> record() const;
    bool in_strides() const { return train_.stride.first > 0; }
    // Calls `task` with 0 … count − 1, on all cores, each once.
    template <class Task>
    void share_out(unsigned count, Task task) const;

    const host::Plugin& plugin_;
    const ludarium_weights& wanted_;
    const ludarium_train& train_;
    std::uint64_t seed_;
    unsigned jobs_;
    std::uint64_t rounds_ = 0;
    std::vector<float> weights_, mean_;
    std::optional<Strides> strides_;
};

} // namespace ludarium::ctl

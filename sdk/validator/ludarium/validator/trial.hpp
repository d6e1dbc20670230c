// A loaded plugin on trial: the setups it must be able to play, and random games through them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>
#include <ludarium/host/plugin.hpp>
#include <ludarium/host/state.hpp>
#include <ludarium/search/rules.hpp>

#include "content.hpp"
#include "isolation.hpp"

namespace ludarium::validator {

using host::Plugin;
using host::State;
using search::Random;

// Ends a check: the promise is broken, and this line says how.
struct Failed {
    std::string line;
};

struct NamedSetup {
    std::string name; // "2 players, rules=five-thrones"
    std::uint32_t seats = 0;
    std::vector<std::uint32_t> choices;
    bool must_work = true; // a game may refuse a combination that no mode offers

    ludarium_setup raw() const&& = delete; // it points into this
    ludarium_setup raw() const& {
        return {seats, static_cast<std::uint32_t>(choices.size()), choices.data()};
    }
};

// A place in a random game, and what is known about it.
struct Here {
    const Plugin& plugin;
    State& state;
    const NamedSetup& setup;
    Random& random;
    ludarium_actor actor;
    const std::vector<Action>& legal;
    unsigned ply;

    // The line, and where to find the place again.
    [[noreturn]] void fail(const std::string& line) const;
    std::string where() const;
    bool is_legal(Action action) const;
};

class Trial {
  public:
    Trial(const Plugin& plugin, const host::Manifest& manifest, const Content& content,
          std::uint64_t seed, const Notes& notes)
        : plugin(plugin), manifest(manifest), content(content), seed(seed), notes_(notes) {}

    const Plugin& plugin;
    const host::Manifest& manifest;
    const Content& content;
    const std::uint64_t seed;

    // The first few different ones are reported.
    void warn(const std::string& line);

    // The manifest's modes, the fewest and the most players, and each choice of each option.
    std::vector<NamedSetup> setups() const;

    // Random games from the seed until about `plies` actions were played, shared by the setups.
    // Dice fall by their weights. The visit may change the random numbers, but not the state.
    void walk(unsigned plies, const std::function<void(const Here&)>& visit);

    // A state from a setup that must work; nothing if the game may and does refuse it.
    std::optional<State> start(const NamedSetup& setup) const;

  private:
    void play(State state, const NamedSetup& setup, Random& random, unsigned& left,
              const std::function<void(const Here&)>& visit) const;

    const Notes& notes_;
    std::vector<std::string> warned_;
};

// The value, or a failed check with the reason and the place.
template <class Value>
Value needed(host::Result<Value> result, const Here& here) {
    if (!result) here.fail(result.problem());
    return std::move(*result);
}

// One of the legal actions; at a chance actor by their weights.
Action random_action(const State& state, ludarium_actor actor, const std::vector<Action>& legal,
                     Random& random);

// Everything that can be seen of a state from outside, to tell whether it changed.
std::string fingerprint(const State& state);

} // namespace ludarium::validator

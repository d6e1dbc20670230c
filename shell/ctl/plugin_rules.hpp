// A loaded game as the SDK's searches want it (ludarium/search/rules.hpp): states that can be
// copied, and static functions on them.
#pragma once

#include <stdexcept>

#include <ludarium/events.hpp>
#include <ludarium/host/state.hpp>

namespace ludarium::ctl {

class PluginState {
  public:
    PluginState(host::State state, std::uint32_t seats) : state_(std::move(state)), seats_(seats) {}
    PluginState(const PluginState& other) : state_(other.copied()), seats_(other.seats_) {}
    PluginState(PluginState&&) = default;
    PluginState& operator=(const PluginState& other) {
        state_ = other.copied();
        seats_ = other.seats_;
        return *this;
    }
    PluginState& operator=(PluginState&&) = default;
    ~PluginState() = default;

    const host::State& state() const { return state_; }
    bool takes_part(Player player) const { return (seats_ >> number(player)) & 1u; }

    // The rules have listed it; a refusal is the game's fault and thrown.
    void apply(Action action) {
        if (state_.apply(action) != LUDARIUM_OK)
            throw std::runtime_error("the game refused a legal action");
    }

  private:
    host::State copied() const {
        auto copy = state_.clone();
        if (!copy) throw std::runtime_error(copy.problem());
        return std::move(*copy);
    }

    host::State state_;
    std::uint32_t seats_;
};

struct PluginRules {
    using State = PluginState;

    static Actor actor(const State& s) { return s.state().actor(); }
    static void legal_actions(const State& s, Actions& actions) {
        append(actions, s.state().legal_actions());
    }
    static void chance_weights(const State& s, std::vector<std::uint32_t>& weights) {
        append(weights, s.state().chance_weights());
    }
    static void apply(State& s, Action action, Events&) { s.apply(action); }
    static Outcome outcome(const State& s) {
        const auto found = s.state().outcome();
        if (!found) throw std::runtime_error(found.problem());
        Outcome outcome("");
        outcome.raw = *found;
        return outcome;
    }
    static std::uint64_t hash(const State& s) { return s.state().hash(); }
    static bool takes_part(const State& s, Player player) { return s.takes_part(player); }

  private:
    template <class Item>
    static void append(std::vector<Item>& items, const host::Result<std::vector<Item>>& more) {
        if (!more) throw std::runtime_error(more.problem());
        items.insert(items.end(), more->begin(), more->end());
    }
};

// Of a game that says how good its positions look.
struct JudgedPluginRules : PluginRules {
    static int evaluate(const State& s, Player player) {
        std::int32_t value = 0;
        const auto& plugin = s.state().plugin();
        if (plugin.evaluate()->evaluate(s.state().raw(), number(player), &value) != LUDARIUM_OK)
            throw std::runtime_error("the game did not say how good a position looks");
        return value;
    }
};

} // namespace ludarium::ctl

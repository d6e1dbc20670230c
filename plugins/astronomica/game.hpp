// The astronomical table as the SDK wants it: a plain struct of rules (see ludarium/plugin.hpp).
#pragma once

#include <optional>

#include <ludarium/events.hpp>
#include <ludarium/thought.hpp>
#include <ludarium/view.hpp>

#include "ai.hpp"
#include "lessons.hpp"
#include "state.hpp"

namespace astronomica {

struct Astronomica {
    using State = astronomica::State;

    static const ludarium_descriptor& descriptor();
    static State start(const ludarium::Setup& setup);

    static ludarium::Actor actor(const State& state);
    static void legal_actions(const State& state, ludarium::Actions& actions);
    static void chance_weights(const State& state, std::vector<std::uint32_t>& weights);
    static void apply(State& state, ludarium::Action action, ludarium::Events& events);
    static ludarium::Outcome outcome(const State& state);
    static ludarium::Move describe(const State& state, ludarium::Action action);
    static void view(const State& state, ludarium::View& view);
    static std::uint64_t hash(const State& state);

    static std::string action_text(const State& state, ludarium::Action action);
    static std::string position_text(const State& state);
    static State position(const ludarium::Setup& setup, std::string_view text);

    static std::optional<ludarium::Message> why_not(const State& state, ludarium::Spot from,
                                                    ludarium::Spot to);
    static std::optional<ludarium::Message> forced(const State& state);

    static constexpr std::string_view weights_scheme = "astronomica-1";
    static constexpr unsigned weight_count = all_weight_count;
    static void use_weights(const ludarium::Weights& weights);
    static ludarium::Weights first_weights(std::uint64_t seed);
    static ludarium::Weights learn(const ludarium::Lesson& lesson,
                                   const ludarium::Thought& thought);
    static unsigned measure(const ludarium::Trial& trial, const ludarium::Thought& thought);

    static constexpr unsigned levels = level_count;
    static ludarium::Choice choose(const State& state, const ludarium::Thought& thought);
    static std::pair<ludarium::Action, ludarium::Message> hint(const State& state,
                                                               const ludarium::Thought& thought);

    // For the SDK's searches.
    static int evaluate(const State& state, ludarium::Player player);
    static bool takes_part(const State& state, ludarium::Player player);

    // What the computer plays with: set by hand, until use_weights() was called (see ext/weights.h
    // for when that may be).
    static const Networks& networks() { return in_use(); }

  private:
    static Networks& in_use();
};

} // namespace astronomica

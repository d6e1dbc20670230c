// Tablut as the SDK wants it: a plain struct of rules (see ludarium/plugin.hpp).
#pragma once

#include <ludarium/events.hpp>
#include <ludarium/thought.hpp>
#include <ludarium/view.hpp>

#include "ai.hpp"
#include "lessons.hpp"
#include "state.hpp"

namespace tablut {

struct Tablut {
    using State = tablut::State;

    static const ludarium_descriptor& descriptor();
    static State start(const ludarium::Setup& setup);

    static ludarium::Actor actor(const State& state);
    static void legal_actions(const State& state, ludarium::Actions& actions);
    static void apply(State& state, ludarium::Action action, ludarium::Events& events);
    static ludarium::Outcome outcome(const State& state);
    static ludarium::Move describe(const State& state, ludarium::Action action);
    static void view(const State& state, ludarium::View& view);
    static std::uint64_t hash(const State& state);

    static std::string action_text(const State& state, ludarium::Action action);
    static std::string position_text(const State& state);
    static State position(const ludarium::Setup& setup, std::string_view text);
    static std::string bytes(const State& state);
    static State from_bytes(const ludarium::Setup& setup, std::string_view bytes);

    static std::optional<ludarium::Message> why_not(const State& state, ludarium::Spot from,
                                                    ludarium::Spot to);
    static std::optional<ludarium::Message> forced(const State& state);

    static constexpr std::string_view weights_scheme = "tablut-1";
    static constexpr unsigned weight_count = all_weight_count;
    static void use_weights(const ludarium::Weights& weights);
    static ludarium::Weights first_weights(std::uint64_t seed);
    static ludarium::Weights learn(const ludarium::Lesson& lesson,
                                   const ludarium::Thought& thought);
    static unsigned measure(const ludarium::Trial& trial, const ludarium::Thought& thought);

    static int evaluate(const State& state, ludarium::Player player);
    static constexpr unsigned levels = level_count;
    static ludarium::Choice choose(const State& state, const ludarium::Thought& thought);
    static std::pair<ludarium::Action, ludarium::Message> hint(const State& state,
                                                               const ludarium::Thought& thought);

    // What the computer plays with: what is built in, until use_weights() was called (see ext/weights.h
    // for when that may be).
    static const AllWeights& weights() { return in_use(); }

  private:
    static AllWeights& in_use();
};

} // namespace tablut

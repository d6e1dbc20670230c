// A tables game as the SDK wants it: give it the rules, and it is a plugin.
//
//     struct Tavli : tables::Game<rules> {};
#pragma once

#include <optional>

#include <ludarium/events.hpp>
#include <ludarium/thought.hpp>
#include <ludarium/view.hpp>

#include "ai.hpp"
#include "descriptor.hpp"
#include "evaluation.hpp"
#include "explain.hpp"
#include "hint.hpp"
#include "judge.hpp"
#include "lessons.hpp"
#include "notation.hpp"
#include "play.hpp"
#include "words.hpp"

namespace tables {

template <const Rules& rules>
struct Game {
    using State = Position;

    static const ludarium_descriptor& descriptor() {
        static const Described made(rules);
        return made.raw();
    }
    static State start(const ludarium::Setup& setup) { return tables::start(men_each(setup)); }

    static ludarium::Actor actor(const State& state) {
        if (is_over(rules, state)) return ludarium::game_over;
        return must_throw(state) ? ludarium::chance : ludarium::acts(player(state.turn));
    }
    static void legal_actions(const State& state, ludarium::Actions& actions) {
        if (is_over(rules, state)) return;
        if (must_throw(state))
            for (const Throw& each : throws(rules)) actions.push_back(action_of_throw(each.shown));
        else
            list_steps(legal_steps(rules, state), actions);
    }
    static void chance_weights(const State&, std::vector<std::uint32_t>& weights) {
        for (const Throw& each : throws(rules)) weights.push_back(each.weight);
    }
    static void apply(State& state, ludarium::Action action, ludarium::Events& events) {
        if (must_throw(state))
            play_throw(rules, state, Dice(throw_of(rules, action)), events);
        else
            play_step(rules, state, step_of(action), events);
    }
    static ludarium::Outcome outcome(const State& state) { return result(rules, state); }
    static ludarium::Move describe(const State& state, ludarium::Action action) {
        return must_throw(state) ? ludarium::Move{}
                                 : tables::describe(rules, state, step_of(action));
    }
    static void view(const State& state, ludarium::View& view) { show(rules, state, view); }
    static std::uint64_t hash(const State& state) { return tables::hash(state); }

    static std::string action_text(const State& state, ludarium::Action action) {
        return must_throw(state) ? throw_text(Dice(throw_of(rules, action)))
                                 : step_text(rules, step_of(action));
    }
    static std::string position_text(const State& state) {
        return tables::position_text(rules, state);
    }
    static State position(const ludarium::Setup& setup, std::string_view text) {
        return read_position(rules, men_each(setup), text);
    }

    static std::optional<ludarium::Message> why_not(const State& state, ludarium::Spot from,
                                                    ludarium::Spot to) {
        return tables::why_not(rules, state, from, to);
    }
    static std::optional<ludarium::Message> forced(const State& state) {
        return tables::forced(rules, state);
    }

    static constexpr std::string_view weights_scheme = "tables-2";
    static constexpr unsigned weight_count = Network::weight_count(FeatureMap(rules).count);
    static void use_weights(const ludarium::Weights& weights) { learned().emplace(weights); }
    static ludarium::Weights first_weights(std::uint64_t seed) {
        return tables::first_weights(rules, seed);
    }
    static constexpr ludarium::LearningRate stride = tables::stride;
    static ludarium::Weights learn(const ludarium::Lesson& lesson,
                                   const ludarium::Thought& thought) {
        return tables::learn(rules, lesson, thought);
    }
    static unsigned measure(const ludarium::Trial& trial, const ludarium::Thought& thought) {
        return tables::measure(rules, trial, thought);
    }
    static constexpr unsigned levels = level_count;
    static ludarium::Choice choose(const State& state, const ludarium::Thought& thought) {
        return tables::choose(rules, network(), state, thought);
    }
    static int evaluate(const State& state, ludarium::Player player) {
        return tables::evaluate(rules, state, static_cast<Colour>(player));
    }
    static std::pair<ludarium::Action, ludarium::Message> hint(const State& state,
                                                               const ludarium::Thought& thought) {
        const auto [step, message] = tables::hint(rules, network(), state, thought);
        return {action(step), message};
    }

  private:
    static const Network* network() { return learned() ? &*learned() : nullptr; }
    // Nothing, until use_weights() was called; see ext/weights.h for when that may be.
    static std::optional<Network>& learned() {
        static std::optional<Network> network;
        return network;
    }
};

} // namespace tables

#include "game.hpp"

#include <ludarium/descriptor.hpp>

#include "evaluation.hpp"
#include "explain.hpp"
#include "hint.hpp"
#include "notation.hpp"
#include "shown.hpp"
#include "standing.hpp"
#include "telling.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

template <std::size_t size>
std::vector<std::string> written(const std::array<std::string_view, size>& choices) {
    return {choices.begin(), choices.end()};
}

const char* reason(Ending ending) {
    switch (ending) {
    case Ending::last_colour:
        return "end.last-colour";
    case Ending::most_captures:
        return "end.most-captures";
    case Ending::men_at_limit:
        return "end.limit-men";
    case Ending::tokens_at_limit:
        return "end.limit-tokens";
    case Ending::captures_at_limit:
        return "end.limit-captures";
    case Ending::equal_at_limit:
        break;
    }
    return "end.limit-equal";
}

} // namespace

const ludarium_descriptor& Astronomica::descriptor() {
    static ludarium::Descriptor made("astronomica", "1.0.0");
    static const ludarium_descriptor& raw = [&]() -> const ludarium_descriptor& {
        for (Planet planet : planets) made.player(std::string(name(planet)));
        for (unsigned cell = 1; cell <= cell_count; ++cell) made.spot(std::to_string(cell));
        for (Planet planet : planets)
            for (unsigned place = 1; place <= most_men; ++place)
                made.spot("axis-" + std::string(name(planet)) + "-" + std::to_string(place));
        made.spot("bank");
        for (Planet planet : planets) made.piece(std::string(name(planet)), player(planet));
        made.option("ransom", written(ransom_choices));
        made.option("dice", written(dice_choices));
        made.option("die", written(die_choices));
        made.option("men", written(men_choices));
        made.option("rounds", written(rounds_choices));
        for (const char* counter : counters) made.counter(counter);
        made.seats(2, planet_count);
        made.bounds(most_throws, 0); // tokens may go round for ever
        return made.raw();
    }();
    return raw;
}

State Astronomica::start(const ludarium::Setup& setup) {
    return State(Planets::from_bits(setup.seats), terms_of(setup));
}

ludarium::Actor Astronomica::actor(const State& state) {
    if (state.phase == Phase::over) return ludarium::game_over;
    return state.phase == Phase::moving ? acts(player(state.turn)) : ludarium::chance;
}

void Astronomica::legal_actions(const State& state, ludarium::Actions& actions) {
    switch (state.phase) {
    case Phase::opening:
        for (unsigned value = 1; value <= state.terms.sides; ++value) actions.push_back(value);
        break;
    case Phase::throwing:
        each_throw(state.terms.sides,
                   [&](const Throw& thrown) { actions.push_back(action(thrown)); });
        break;
    case Phase::moving: {
        StepList steps;
        list_steps(state, steps);
        for (Step step : steps) actions.push_back(action(step));
        if (steps.empty()) actions.push_back(pass_action);
        break;
    }
    case Phase::over:
        break;
    }
}

void Astronomica::chance_weights(const State& state, std::vector<std::uint32_t>& weights) {
    if (state.phase == Phase::opening)
        weights.insert(weights.end(), state.terms.sides, 1);
    else
        each_throw(state.terms.sides,
                   [&](const Throw& thrown) { weights.push_back(thrown.weight()); });
}

void Astronomica::apply(State& state, ludarium::Action wanted, ludarium::Events& events) {
    // Only who is looked at needs to know what it was like before.
    const std::optional<State> before = events.wanted() ? std::optional(state) : std::nullopt;
    if (state.phase == Phase::opening) {
        throw_for_start(state, static_cast<unsigned>(wanted));
        if (before) tell_start_throw(*before, state, events);
    } else if (state.phase == Phase::throwing) {
        throw_dice(state, throw_of(wanted));
        if (before) tell_throw(state, events);
    } else if (wanted == pass_action) {
        pass(state);
        if (before) tell_pass(*before, state, events);
    } else {
        const Played played = take_step(state, step_of(wanted));
        if (before) tell_step(*before, state, played, events);
    }
}

ludarium::Outcome Astronomica::outcome(const State& state) {
    ludarium::Outcome result(reason(ending_of(state)));
    const Standings found = standings(state);
    for (Planet planet : state.seats) {
        const Standing& standing = found[index(planet)];
        result.place(player(planet), static_cast<int>(standing.place),
                     static_cast<int>(standing.score));
    }
    return result;
}

ludarium::Move Astronomica::describe(const State& state, ludarium::Action wanted) {
    if (state.phase != Phase::moving || wanted == pass_action) return {};
    const Step step = step_of(wanted);
    return {piece(state.turn), from_spot(state.turn, step.from), spot(destination(state, step)),
            step.dice};
}

void Astronomica::view(const State& state, ludarium::View& view) {
    show(state, view);
}

std::uint64_t Astronomica::hash(const State& state) {
    return astronomica::hash(state);
}

std::string Astronomica::action_text(const State& state, ludarium::Action action) {
    return astronomica::action_text(state, action);
}

std::string Astronomica::position_text(const State& state) {
    return astronomica::position_text(state);
}

State Astronomica::position(const ludarium::Setup& setup, std::string_view text) {
    return read_position(Planets::from_bits(setup.seats), terms_of(setup), text);
}

std::optional<ludarium::Message> Astronomica::why_not(const State& state, ludarium::Spot from,
                                                      ludarium::Spot to) {
    return astronomica::why_not(state, from, to);
}

std::optional<ludarium::Message> Astronomica::forced(const State& state) {
    return astronomica::forced(state);
}

void Astronomica::use_weights(const ludarium::Weights& weights) {
    in_use() = networks_of(weights);
}

ludarium::Weights Astronomica::first_weights(std::uint64_t seed) {
    return astronomica::first_weights(seed);
}

ludarium::Weights Astronomica::learn(const ludarium::Lesson& lesson,
                                     const ludarium::Thought& thought) {
    return astronomica::learn(lesson, thought);
}

unsigned Astronomica::measure(const ludarium::Trial& trial, const ludarium::Thought& thought) {
    return astronomica::measure(trial, thought);
}

Networks& Astronomica::in_use() {
    static Networks networks = set_by_hand;
    return networks;
}

ludarium::Choice Astronomica::choose(const State& state, const ludarium::Thought& thought) {
    return astronomica::choose(state, networks(), thought);
}

std::pair<ludarium::Action, ludarium::Message> Astronomica::hint(const State& state,
                                                                 const ludarium::Thought& thought) {
    return astronomica::hint(state, networks(), thought);
}

int Astronomica::evaluate(const State& state, ludarium::Player player) {
    return astronomica::evaluate(state, planets[number(player)]);
}

bool Astronomica::takes_part(const State& state, ludarium::Player player) {
    return state.seats.contains(planets[number(player)]);
}

} // namespace astronomica

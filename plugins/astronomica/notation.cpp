#include "notation.hpp"

#include "steps.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

std::string cell_text(Cell cell) {
    return std::to_string(index(cell) + 1);
}

std::string dice_text(const Throw& thrown, DiceSet dice) {
    std::string text;
    for (unsigned i = 0; i < dice_count; ++i) {
        if (!(dice >> i & 1u)) continue;
        if (!text.empty()) text += '+';
        text += std::to_string(thrown.die(i));
    }
    return text;
}

std::string side_text(const State& state, Planet planet) {
    const Side& side = state.board.side(planet);
    std::string text(name(planet));
    if (side.fallen > 0) text += " out" + std::to_string(side.fallen);
    if (side.waiting > 0) text += " a" + std::to_string(side.waiting);
    each_cell(side, [&](Cell cell) {
        text += ' ' + cell_text(cell);
        if (state.board.men_at(cell) > 1) text += 'x' + std::to_string(state.board.men_at(cell));
    });
    const bool usual_tokens = side.tokens == (side.fallen > 0 ? 0 : state.terms.tokens_each());
    if (!usual_tokens) text += " t" + std::to_string(side.tokens);
    if (side.captured > 0) text += " c" + std::to_string(side.captured);
    return text;
}

std::string opening_text(const Opening& opening) {
    std::string text = "opening";
    for (Planet planet : opening.throwers()) {
        text += ' ';
        text += name(planet);
        if (opening.thrown(planet) > 0) text += ' ' + std::to_string(opening.thrown(planet));
    }
    return text;
}

std::string turn_text(const State& state) {
    if (state.phase == Phase::over) return "end";
    if (state.opening.is_remembered()) return opening_text(state.opening);
    std::string text(name(state.turn));
    if (state.phase == Phase::throwing) return text;
    for (unsigned i = 0; i < dice_count; ++i) {
        text += ' ' + std::to_string(state.thrown.die(i));
        if (state.thrown.played() >> i & 1u) text += '*';
    }
    if (state.moved.count() > 0) text += " moved";
    for (unsigned i = 0; i < state.moved.count(); ++i) text += ' ' + cell_text(state.moved[i]);
    return text;
}

} // namespace

std::string action_text(const State& state, ludarium::Action action) {
    if (state.phase == Phase::opening) return std::to_string(action);
    if (state.phase == Phase::throwing) return dice_text(throw_of(action), all_dice);
    if (action == pass_action) return "pass";
    const Step step = step_of(action);
    std::string text = step.from == axis ? "axis" : cell_text(step.from);
    text += '-' + cell_text(destination(state, step));
    if (state.terms.dice == DiceUse::split) text += ':' + dice_text(state.thrown, step.dice);
    return text;
}

std::string position_text(const State& state) {
    std::string text;
    for (Planet planet : state.seats) {
        if (!text.empty()) text += ", ";
        text += side_text(state, planet);
    }
    text += "; " + turn_text(state);
    const bool in_rounds = state.phase == Phase::throwing || state.phase == Phase::moving;
    if (state.terms.has_limit() && in_rounds && !state.opening.is_remembered()) {
        text += "; round " + std::to_string(state.rounds + 1) + " from ";
        text += name(state.starter);
    }
    return text;
}

} // namespace astronomica

#include "game.hpp"

#include <ludarium/descriptor.hpp>

#include "evaluation.hpp"
#include "explain.hpp"
#include "hint.hpp"
#include "notation.hpp"
#include "words.hpp"

namespace tablut {

namespace {

// Linnaeus' king: the only variant in which both sides have a fair chance (see README.md).
constexpr unsigned default_variant = 3;
static_assert(&variants[default_variant] == &linnaeus);

const Variant& variant_of(const ludarium::Setup& setup) {
    return variants[setup.choice(0)];
}

const char* reason(Ending ending) {
    switch (ending) {
    case Ending::king_escaped:
        return "end.king-escaped";
    case Ending::king_captured:
        return "end.king-captured";
    case Ending::king_enclosed:
        return "end.king-enclosed";
    case Ending::no_move:
        return "end.no-move";
    case Ending::repetition:
        return "end.repetition";
    case Ending::hundred_plies:
        return "end.hundred-plies";
    case Ending::none:
        break;
    }
    return "";
}

// R13 and R15: what the rules want said aloud after a move.
void announce(const State& state, Side mover, ludarium::Events& events) {
    if (state.is_over()) return;
    if (mover == Side::swedes) {
        const unsigned exits = king_exits(state.position(), state.variant()).size();
        if (exits == 1) events.announced(player(mover), "announce.raichi");
        if (exits >= 2) events.announced(player(mover), "announce.tuichi");
    }
    if (state.occurrences() == repetitions_to_draw - 1)
        events.announced(player(mover), "announce.repetition");
}

} // namespace

const ludarium_descriptor& Tablut::descriptor() {
    static ludarium::Descriptor made("tablut", "1.0.0");
    static const ludarium_descriptor& raw = [&]() -> const ludarium_descriptor& {
        made.player("muscovites");
        made.player("swedes");
        for (unsigned i = 0; i < square_count; ++i) made.spot(square_text(Square::number(i)));
        made.piece("muscovite", player(Side::muscovites));
        made.piece("swede", player(Side::swedes));
        made.piece("king", player(Side::swedes));
        std::vector<std::string> choices;
        for (const Variant& variant : variants) choices.emplace_back(variant.id());
        made.option("rules", choices, default_variant);
        made.seats(2, 2);
        made.bounds(most_moves, most_plies);
        return made.raw();
    }();
    return raw;
}

State Tablut::start(const ludarium::Setup& setup) {
    return State(variant_of(setup), Position::start());
}

ludarium::Actor Tablut::actor(const State& state) {
    return state.is_over() ? ludarium::game_over : acts(player(state.position().to_move()));
}

void Tablut::legal_actions(const State& state, ludarium::Actions& actions) {
    if (state.is_over()) return;
    MoveList moves;
    list_moves(state.position(), state.variant(), moves);
    for (Move move : moves) actions.push_back(action(move));
}

void Tablut::apply(State& state, ludarium::Action wanted, ludarium::Events& events) {
    const Move move = move_of(wanted);
    const Side mover = state.position().to_move();
    const Man man = state.position().at(move.from);
    const Man enemy = mover == Side::muscovites ? Man::swede : Man::muscovite;
    const Played played = state.apply(move);
    if (!events.wanted()) return;
    events.moved(piece(man), spot(move.from), spot(move.to));
    for (Square s : played.taken) events.captured(piece(enemy), spot(s));
    if (played.king_taken_at != nowhere)
        events.captured(piece(Man::king), spot(played.king_taken_at));
    announce(state, mover, events);
}

ludarium::Outcome Tablut::outcome(const State& state) {
    ludarium::Outcome result(reason(state.ending()));
    const auto winner = state.winner();
    for (Side side : {Side::muscovites, Side::swedes})
        result.place(player(side), !winner || *winner == side ? 1 : 2);
    return result;
}

ludarium::Move Tablut::describe(const State& state, ludarium::Action wanted) {
    const Move move = move_of(wanted);
    return {piece(state.position().at(move.from)), spot(move.from), spot(move.to), 0};
}

void Tablut::view(const State& state, ludarium::View& view) {
    for (unsigned i = 0; i < square_count; ++i) {
        const Man man = state.position().at(Square::number(i));
        if (man != Man::none) view.stack(spot(Square::number(i)), piece(man));
    }
    if (!state.is_over()) view.turn(player(state.position().to_move()));
}

std::uint64_t Tablut::hash(const State& state) {
    return state.hash();
}

std::string Tablut::action_text(const State&, ludarium::Action action) {
    return move_text(move_of(action));
}

std::string Tablut::position_text(const State& state) {
    return tablut::position_text(state.position());
}

State Tablut::position(const ludarium::Setup& setup, std::string_view text) {
    return State(variant_of(setup), read_position(variant_of(setup), text));
}

std::string Tablut::bytes(const State& state) {
    return state_bytes(state);
}

State Tablut::from_bytes(const ludarium::Setup& setup, std::string_view bytes) {
    return read_state(variant_of(setup), bytes);
}

std::optional<ludarium::Message> Tablut::why_not(const State& state, ludarium::Spot from,
                                                 ludarium::Spot to) {
    return tablut::why_not(state, square(from), square(to));
}

std::optional<ludarium::Message> Tablut::forced(const State& state) {
    return tablut::forced(state);
}

void Tablut::use_weights(const ludarium::Weights& weights) {
    in_use() = playable(weights);
}

ludarium::Weights Tablut::first_weights(std::uint64_t) {
    return tablut::first_weights();
}

ludarium::Weights Tablut::learn(const ludarium::Lesson& lesson, const ludarium::Thought& thought) {
    return tablut::learn(lesson, thought);
}

unsigned Tablut::measure(const ludarium::Trial& trial, const ludarium::Thought& thought) {
    return tablut::measure(trial, thought);
}

AllWeights& Tablut::in_use() {
    static AllWeights weights = built_in;
    return weights;
}

int Tablut::evaluate(const State& state, ludarium::Player player) {
    const Side side = player == tablut::player(Side::swedes) ? Side::swedes : Side::muscovites;
    return tablut::evaluate(state.position(), state.variant(),
                            weights_of(weights(), state.variant()), side);
}

ludarium::Choice Tablut::choose(const State& state, const ludarium::Thought& thought) {
    return tablut::choose(state, weights(), thought);
}

std::pair<ludarium::Action, ludarium::Message> Tablut::hint(const State& state,
                                                            const ludarium::Thought& thought) {
    const auto [move, message] = tablut::hint(state, weights(), thought);
    return {action(move), message};
}

} // namespace tablut

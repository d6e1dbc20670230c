// Setting up positions and games of Tablut in a line, for the tests.
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <tablut/game.hpp>
#include <tablut/notation.hpp>
#include <tablut/words.hpp>

namespace tablut {

constexpr Side black = Side::muscovites;
constexpr Side white = Side::swedes;

inline Square sq(const std::string& name) {
    return Square::at(static_cast<unsigned>(name.at(0) - 'a'),
                      static_cast<unsigned>(name.at(1) - '1'));
}

// "m a7 f7 s e7 k e5": letters as in the notation, each followed by its squares.
inline Position placed(const std::string& men, Side to_move) {
    Position position;
    Man man = Man::none;
    std::istringstream words(men);
    for (std::string word; words >> word;) {
        if (word.size() == 1)
            man = static_cast<Man>(std::string("msk").find(word));
        else
            position.put(man, sq(word));
    }
    if (to_move == white) position.pass_turn();
    return position;
}

inline State game(const Variant& variant, const std::string& men, Side to_move) {
    return State(variant, placed(men, to_move));
}
inline State new_game(const Variant& variant) {
    return State(variant, Position::start());
}

inline bool can_play(const State& state, const std::string& move) {
    return !state.is_over() && is_legal(state.position(), state.variant(), *read_move(move));
}

// Plays moves one after the other; what they took, in the order taken, "b3 a2 king@f5".
inline std::string play(State& state, const std::string& moves) {
    std::string taken;
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        if (!can_play(state, word)) throw std::logic_error(word + " is not legal");
        const Played played = state.apply(*read_move(word));
        for (Square s : played.taken) taken += square_text(s) + " ";
        if (played.king_taken_at != nowhere)
            taken += "king@" + square_text(played.king_taken_at) + " ";
    }
    if (!taken.empty()) taken.pop_back();
    return taken;
}

// What the game calls out when this move is played: the keys after "announce.".
inline std::string called_out(State& state, const std::string& move) {
    std::string keys;
    const ludarium_event_sink sink = {&keys, [](void* to, const ludarium_event* event) {
                                          if (event->kind != LUDARIUM_EVENT_ANNOUNCED) return;
                                          auto& all = *static_cast<std::string*>(to);
                                          if (!all.empty()) all += ' ';
                                          all += ludarium::view(event->key).substr(9);
                                      }};
    ludarium::Events events(&sink);
    if (!can_play(state, move)) throw std::logic_error(move + " is not legal");
    Tablut::apply(state, action(*read_move(move)), events);
    return keys;
}

inline std::string key_of(const std::optional<ludarium::Message>& message) {
    return message ? std::string(ludarium::view(message->raw().key)) : "";
}

// An argument of a message, as a visitor reads it; empty if there is none of that name.
inline std::string argument(const std::optional<ludarium::Message>& message,
                            std::string_view name) {
    static const char* const men[] = {"muscovite", "swede", "king"};
    static const char* const sides[] = {"muscovites", "swedes"};
    for (std::uint32_t i = 0; message && i < message->raw().argument_count; ++i) {
        const ludarium_argument& given = message->raw().arguments[i];
        if (ludarium::view(given.name) != name) continue;
        const auto value = static_cast<unsigned>(given.value);
        if (given.kind == LUDARIUM_ARGUMENT_SPOT) return square_text(Square::number(value));
        if (given.kind == LUDARIUM_ARGUMENT_PIECE) return men[value];
        if (given.kind == LUDARIUM_ARGUMENT_PLAYER) return sides[value];
        return std::to_string(given.value);
    }
    return "";
}

// Uniformly among the legal moves, the same for the same seed on every machine.
inline Move random_move(const State& state, std::mt19937_64& random) {
    const CountedMoves moves(state.position(), state.variant());
    return moves[static_cast<unsigned>(random() % moves.total())];
}

// A position from the middle of a random game.
inline State random_state(const Variant& variant, std::mt19937_64& random, unsigned most = 80) {
    State state = new_game(variant);
    for (auto plies = random() % most; plies > 0; --plies) {
        State next = state;
        next.apply(random_move(state, random));
        if (next.is_over()) break;
        state = next;
    }
    return state;
}

} // namespace tablut

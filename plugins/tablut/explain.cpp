#include "explain.hpp"

#include "threats.hpp"
#include "words.hpp"

namespace tablut {

namespace {

using ludarium::Message;

// The first thing between the two squares that stops a man, the end not included.
std::optional<Square> obstacle(const Position& position, const Variant& variant, Move move) {
    const auto step = [](unsigned at, unsigned to) {
        return at < to ? at + 1 : (at > to ? at - 1 : at);
    };
    Square s = move.from;
    while (true) {
        s = Square::at(step(s.file, move.to.file), step(s.rank, move.to.rank));
        if (s == move.to) return std::nullopt;
        if (!position.is_empty(s) || (variant.blocked(s.rank) & bit(s.file))) return s;
    }
}

Message why_no_way(const Position& position, const Variant& variant, Move move) {
    const Man man = position.at(move.from);
    if (const auto met = obstacle(position, variant, move)) {
        if (position.is_empty(*met)) return Message("why.throne-crossed");
        return Message("why.in-the-way").spot("spot", spot(*met));
    }
    const Man there = position.at(move.to);
    if (there != Man::none) {
        const bool enemy = (there == Man::muscovite) != (man == Man::muscovite);
        return Message(enemy ? "why.onto-enemy" : "why.onto-own").spot("spot", spot(move.to));
    }
    if (move.to != throne) return Message("why.corner-throne");
    return Message(man == Man::king ? "why.throne-left" : "why.throne-stop");
}

} // namespace

std::optional<Message> why_not(const State& state, std::optional<Square> from,
                               std::optional<Square> to) {
    const Position& position = state.position();
    if (state.is_over()) return Message("why.game-over");
    if (!from) return Message("why.no-man");
    const Man man = position.at(*from);
    if (man == Man::none) return Message("why.empty").spot("spot", spot(*from));
    if (!position.stands(position.to_move(), *from))
        return Message(man == Man::muscovite ? "why.turn-swedes" : "why.turn-muscovites");
    const Cross open = destinations(position, state.variant(), *from);
    if (to && open.contains(*from, *to)) return std::nullopt;
    if (open.empty()) return Message("why.shut-in").spot("spot", spot(*from));
    if (!to) return std::nullopt;
    if (*from == *to) return Message("why.same-spot");
    if (from->file != to->file && from->rank != to->rank) return Message("why.not-straight");
    return why_no_way(position, state.variant(), {*from, *to});
}

std::optional<Message> forced(const State& state) {
    if (state.is_over()) return std::nullopt;
    const Position& position = state.position();
    const Variant& variant = state.variant();
    MoveList moves;
    list_moves(position, variant, moves);
    if (moves.size() == 1)
        return Message("forced.only-move")
            .spot("from", spot(moves[0].from))
            .spot("to", spot(moves[0].to));
    if (!winning_move(passed(position), variant) || winning_move(position, variant))
        return std::nullopt;
    unsigned parries = 0;
    for (Move move : moves) {
        State next = state;
        next.apply(move);
        const bool parried =
            next.is_over() ? !next.winner() : !winning_move(next.position(), variant);
        if (parried && ++parries > 1) return std::nullopt;
    }
    if (parries == 0) return std::nullopt;
    const bool hunting = position.to_move() == Side::muscovites;
    if (hunting && !king_exits(position, variant).empty()) return Message("forced.stop-king");
    if (!hunting && king_trap(position, variant)) return Message("forced.save-king");
    return Message("forced.only-defence");
}

} // namespace tablut

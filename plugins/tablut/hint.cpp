// The search finds the move; the reason is looked for afterwards among facts that are checked one
// by one, from the weightiest down. So a hint never claims what is not so, even where the search
// had something deeper in mind.
#include "hint.hpp"

#include "ai.hpp"
#include "threats.hpp"
#include "words.hpp"

namespace tablut {

namespace {

using ludarium::Message;
using MaybeMessage = std::optional<Message>;

constexpr std::uint64_t hint_nodes = 60'000;

// Before and after one move.
struct Change {
    Change(const State& state, Move made)
        : variant(state.variant()),
          me(state.position().to_move()),
          move(made),
          before(state.position()),
          next(state),
          played(next.apply(made)),
          after(next.position()) {}

    const Variant& variant;
    Side me;
    Move move;
    Position before;
    State next;
    Played played;
    Position after; // the enemy is to move
};

MaybeMessage wins(const Change& c) {
    if (c.next.winner() != c.me) return std::nullopt;
    switch (c.next.ending()) {
    case Ending::king_escaped:
        return Message("hint.escape").spot("spot", spot(c.move.to));
    case Ending::king_captured:
        return Message("hint.take-king").spot("spot", spot(c.played.king_taken_at));
    case Ending::king_enclosed:
        return Message("hint.enclose-king");
    case Ending::no_move:
        return Message("hint.no-move");
    case Ending::none:
    case Ending::repetition:
    case Ending::hundred_plies:
        break;
    }
    return std::nullopt;
}

// The enemy was about to win, and no longer is.
MaybeMessage parries(const Change& c) {
    if (!winning_move(passed(c.before), c.variant)) return std::nullopt;
    if (winning_move(c.after, c.variant)) return std::nullopt;
    const FewSquares exits = king_exits(c.before, c.variant);
    if (c.me == Side::muscovites && !exits.empty())
        return Message("hint.stop-king").spot("spot", spot(*exits.begin()));
    const auto trap = king_trap(c.before, c.variant);
    if (c.me == Side::swedes && trap) return Message("hint.save-king").spot("spot", spot(*trap));
    return Message("hint.parry");
}

MaybeMessage draws(const Change& c) {
    if (c.next.ending() == Ending::repetition || c.next.ending() == Ending::hundred_plies)
        return Message("hint.draw");
    return std::nullopt;
}

// Whatever the enemy answers, the next move wins.
MaybeMessage cannot_be_stopped(const Change& c) {
    MoveList answers;
    list_moves(c.after, c.variant, answers);
    for (Move answer : answers) {
        State reply = c.next;
        reply.apply(answer);
        if (reply.is_over() || !winning_move(reply.position(), c.variant)) return std::nullopt;
    }
    return Message("hint.unstoppable");
}

MaybeMessage two_ways_out(const Change& c) {
    const FewSquares exits = king_exits(c.after, c.variant);
    if (c.me != Side::swedes || exits.size() < 2) return std::nullopt;
    return Message("hint.tuichi")
        .spot("spot", spot(exits.begin()[0]))
        .spot("second", spot(exits.begin()[1]));
}

MaybeMessage takes(const Change& c) {
    const FewSquares& taken = c.played.taken;
    if (taken.empty()) return std::nullopt;
    if (taken.size() > 1)
        return Message("hint.capture-many").number("number", static_cast<int>(taken.size()));
    return Message("hint.capture").spot("spot", spot(*taken.begin()));
}

MaybeMessage threatens_the_end(const Change& c) {
    if (c.me == Side::swedes) {
        const FewSquares exits = king_exits(c.after, c.variant);
        if (exits.empty()) return std::nullopt;
        return Message("hint.raichi").spot("spot", spot(*exits.begin()));
    }
    const auto trap = king_trap(c.after, c.variant);
    if (!trap) return std::nullopt;
    return Message("hint.threaten-king").spot("spot", spot(*trap));
}

MaybeMessage rescues(const Change& c) {
    if (men_in_danger(c.after, c.variant, c.me) < men_in_danger(c.before, c.variant, c.me))
        return Message("hint.rescue");
    return std::nullopt;
}

MaybeMessage threatens_men(const Change& c) {
    const Side enemy = other(c.me);
    if (men_in_danger(c.after, c.variant, enemy) > men_in_danger(c.before, c.variant, enemy))
        return Message("hint.threaten-man");
    return std::nullopt;
}

unsigned king_squares(const Position& position, const Variant& variant) {
    const Cross to = destinations(position, variant, position.king());
    return count_places(to.files) + count_places(to.ranks);
}

MaybeMessage changes_kings_room(const Change& c) {
    const unsigned before = king_squares(c.before, c.variant);
    const unsigned after = king_squares(c.after, c.variant);
    if (c.me == Side::swedes && after > before)
        return Message("hint.open-king").number("number", static_cast<int>(after));
    if (c.me == Side::muscovites && after < before)
        return Message("hint.narrow-king").number("number", static_cast<int>(after));
    return std::nullopt;
}

MaybeMessage approaches(const Change& c) {
    const Square king = c.before.king();
    const auto away = [&](Square s) {
        return distance(s.file, king.file) + distance(s.rank, king.rank);
    };
    if (c.me == Side::muscovites && away(c.move.to) < away(c.move.from))
        return Message("hint.approach-king");
    return std::nullopt;
}

MaybeMessage stays_safe(const Change& c) {
    if (men_in_danger(c.after, c.variant, c.me) == 0) return Message("hint.safe");
    return std::nullopt;
}

} // namespace

ludarium::Message reason_for(const State& state, Move move) {
    const Change change(state, move);
    const auto first_of = [&](auto... facts) {
        MaybeMessage found;
        (void)((found = facts(change)) || ...);
        return found;
    };
    const MaybeMessage found =
        change.next.is_over()
            ? first_of(wins, draws)
            : first_of(parries, cannot_be_stopped, two_ways_out, takes, threatens_the_end, rescues,
                       threatens_men, changes_kings_room, approaches, stays_safe);
    return found ? *found : Message("hint.best");
}

std::pair<Move, Message> hint(const State& state, const AllWeights& weights,
                              const ludarium::Thought& thought) {
    const ludarium::Choice best = choose_best(state, weights, thought, hint_nodes);
    const Move move = move_of(best.action);
    return {move, reason_for(state, move)};
}

} // namespace tablut

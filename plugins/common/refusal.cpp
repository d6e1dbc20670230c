#include "refusal.hpp"

#include "play.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Message;

// The mover's man who waits, or stands farthest from the exit.
Place last_man(const Rules& rules, const Men& men) {
    const Mask waiting = men.occupied() & rules.column_mask();
    const Mask standing = men.occupied() & rules.cell_mask();
    return lowest(waiting ? waiting : (standing ? standing : men.occupied()));
}

// Why the rules of a single step forbid it, whatever the other dice do.
std::optional<Refusal> forbidden(const Lane& lane, const Position& position, Place from, Die die) {
    const Rules& rules = lane.rules();
    if (lane.sources(die) & bit(from)) return std::nullopt;
    if (lane.waiting() && !rules.is_column(from)) return Refusal::return_first;
    const Place to = rules.landing(from, die);
    if (lane.at(Rules::reserve()) > 0 && rules.is_cell(from)) {
        const bool enters = lane.open() & bit(rules.cell(pips(die)));
        if (rules.entering == Entering::before_moving && enters) return Refusal::enter_first;
        if (index(to) > rules.entering_cells) return Refusal::limit;
    }
    if (to == rules.home()) {
        const bool outside = phase(rules, position.mine()) != Phase::bearing_off;
        return outside ? Refusal::not_home : Refusal::farther_back;
    }
    return position.theirs().at(to) > 1 ? Refusal::closed : Refusal::safe;
}

} // namespace

std::optional<Refusal> refusal(const Rules& rules, const Position& position, Place from, Die die) {
    Lane lane(rules, position);
    if (const auto why = forbidden(lane, position, from, die)) return why;
    const LegalSteps legal = legal_steps(rules, position);
    for (unsigned kind = 0; kind < legal.left.kinds(); ++kind) {
        if (legal.left.die(kind) != die) continue;
        if (legal.from[kind] & bit(from)) return std::nullopt;
        lane.play(from, die);
        const int rest = LongestPlay(lane).steps(legal.left.without(kind));
        return rest < 0 ? Refusal::must_enter : Refusal::wastes;
    }
    return std::nullopt;
}

Message told(const Rules& rules, const Position& position, Place from, Die die, Refusal why) {
    const Men& mine = position.mine();
    const auto value = static_cast<int>(pips(die));
    const auto there = spot(rules, rules.landing(from, die), position.turn);
    const auto last = spot(rules, last_man(rules, mine), position.turn);
    switch (why) {
    case Refusal::return_first:
        return Message("why.return-first").spot("spot", last);
    case Refusal::enter_first:
        return Message("why.enter-first").number("number", value);
    case Refusal::must_enter:
        return Message("why.must-enter").number("number", value);
    case Refusal::wastes:
        break;
    case Refusal::limit:
        return Message("why.limit");
    case Refusal::closed:
        return Message("why.closed").spot("spot", there);
    case Refusal::safe:
        return Message("why.safe").spot("spot", there);
    case Refusal::not_home:
        return Message("why.not-home").spot("spot", last);
    case Refusal::farther_back:
        return Message("why.farther-back").number("number", value).spot("spot", last);
    }
    return Message("why.wastes").number("number", value);
}

} // namespace tables

#include "explain.hpp"

#include "play.hpp"
#include "refusal.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Message;
using MaybeMessage = std::optional<Message>;

// Nobody of the mover's can be taken from there.
MaybeMessage why_not_from(const Rules& rules, const Position& position, ludarium::Spot from) {
    const auto found = meant(rules, from);
    if (!found) return Message("why.no-man");
    const Message turn(position.turn == Colour::white ? "why.turn-white" : "why.turn-black");
    const Place place = found->place;
    if (found->owner && *found->owner != position.turn) return turn;
    if (place == rules.home()) return Message("why.is-home");
    if (position.mine().at(place) > 0) return std::nullopt;
    if (position.theirs().at(place) > 0 && place != Rules::reserve()) return turn;
    if (place == Rules::reserve()) return Message("why.reserve-empty");
    return Message("why.empty").spot("spot", from);
}

// Of the dice left that show so much or more, the one that fails for the weightiest reason; nothing
// if there is none, or if one of them can be played.
struct Failure {
    Die die{};
    Refusal why{};
};
struct Tried {
    bool playable = false;
    std::optional<Failure> worst;
};
Tried try_dice(const Rules& rules, const Position& position, Place from, unsigned at_least) {
    const Left left = position.dice.left();
    Tried tried;
    for (unsigned kind = 0; kind < left.kinds(); ++kind) {
        const Die die = left.die(kind);
        if (pips(die) < at_least) continue;
        const auto why = refusal(rules, position, from, die);
        if (!why) return {true, std::nullopt};
        if (!tried.worst || *why < tried.worst->why) tried.worst = Failure{die, *why};
    }
    return tried;
}

// No die is left that a man could use: what holds him back most.
MaybeMessage why_stuck(const Rules& rules, const Position& position, Place from) {
    const Tried tried = try_dice(rules, position, from, 1);
    if (tried.playable) return std::nullopt;
    return told(rules, position, from, tried.worst->die, tried.worst->why);
}

// Whether several of the dice left add up to it, one man taking one after the other.
bool adds_up(const Left& left, unsigned way) {
    if (way == 0) return true;
    for (unsigned kind = 0; kind < left.kinds(); ++kind)
        if (pips(left.die(kind)) <= way && adds_up(left.without(kind), way - pips(left.die(kind))))
            return true;
    return false;
}

Message why_no_die(const Position& position, unsigned way) {
    const auto number = static_cast<int>(way);
    if (way <= sides && position.dice.alike(way) > 0)
        return Message("why.die-played").number("number", number);
    if (adds_up(position.dice.left(), way))
        return Message("why.one-by-one").number("number", number);
    if (way > sides) return Message("why.too-far");
    return Message("why.no-die").number("number", number);
}

MaybeMessage why_not_home(const Rules& rules, const Position& position, Place from) {
    const unsigned way = rules.cells + 1 - rules.origin(from);
    const Tried tried = try_dice(rules, position, from, way);
    if (tried.playable) return std::nullopt;
    if (tried.worst) return told(rules, position, from, tried.worst->die, tried.worst->why);
    if (position.mine().at(Rules::reserve()) > 0) return Message("why.limit");
    if (phase(rules, position.mine()) != Phase::bearing_off)
        return told(rules, position, from, Die{1}, Refusal::not_home);
    return why_no_die(position, way);
}

} // namespace

MaybeMessage why_not(const Rules& rules, const Position& position, ludarium::Spot from,
                     ludarium::Spot to) {
    if (is_over(rules, position)) return Message("why.game-over");
    if (must_throw(position)) return Message("why.throw-first");
    if (const auto why = why_not_from(rules, position, from)) return why;
    const Place start = meant(rules, from)->place;
    if (to == ludarium::Spot::none) return why_stuck(rules, position, start);
    if (to == from) return Message("why.same-spot");

    const auto end = meant(rules, to);
    const bool own_home = end && end->place == rules.home() && end->owner == position.turn;
    if (end && rules.is_column(end->place)) return Message("why.no-landing");
    if (!end || (!rules.is_cell(end->place) && !own_home)) return Message("why.not-there");
    const Men& mine = position.mine();
    if (phase(rules, mine) == Phase::returning && !rules.is_column(start))
        return told(rules, position, start, Die{1}, Refusal::return_first);
    if (own_home) return why_not_home(rules, position, start);

    const unsigned target = index(end->place), origin = rules.origin(start);
    if (target <= origin) return Message("why.backwards");
    const unsigned way = target - origin;
    if (way > sides || position.dice.left_of(way) == 0) return why_no_die(position, way);
    const auto why = refusal(rules, position, start, static_cast<Die>(way));
    if (!why) return std::nullopt;
    return told(rules, position, start, static_cast<Die>(way), *why);
}

namespace {

// Why the throw before was lost, for whoever throws next.
MaybeMessage why_lost(const Rules& rules, const Position& position) {
    if (position.lost == Lost::nothing) return std::nullopt;
    const Colour loser = other(position.turn);
    const Men& men = position.of(loser);
    const Phase held_up = phase(rules, men);
    const char* key = "forced.lost";
    if (position.lost == Lost::rest)
        key = "forced.rest-lost";
    else if (held_up == Phase::returning)
        key = "forced.none-returns";
    else if (held_up == Phase::entering && rules.entering == Entering::once_a_turn)
        key = "forced.void";
    return Message(key).player("player", player(loser));
}

Message only_step(const Rules& rules, const Position& position, Step step) {
    const Place end = rules.landing(step.from, step.die);
    const auto from = spot(rules, step.from, position.turn), to = spot(rules, end, position.turn);
    if (end == rules.home()) return Message("forced.only-off").spot("from", from);
    if (step.from == Rules::reserve()) return Message("forced.only-entry").spot("to", to);
    if (rules.is_column(step.from)) return Message("forced.only-return").spot("to", to);
    return Message("forced.only-step").spot("from", from).spot("to", to);
}

// Steps that a single die would allow, but the whole throw does not: is it the entry owed that
// forbids one of them? Nothing if there are no such steps.
MaybeMessage held_back(const Rules& rules, const Position& position, const LegalSteps& legal) {
    const Lane lane(rules, position);
    MaybeMessage why;
    for (unsigned kind = 0; kind < legal.left.kinds(); ++kind) {
        const Die die = legal.left.die(kind);
        for (Mask from = lane.sources(die) & ~legal.from[kind]; from; from &= from - 1) {
            if (refusal(rules, position, lowest(from), die) == Refusal::must_enter)
                return Message("forced.entry-owed");
            why = Message("forced.longest");
        }
    }
    return why;
}

} // namespace

MaybeMessage forced(const Rules& rules, const Position& position) {
    if (is_over(rules, position)) return std::nullopt;
    if (must_throw(position)) return why_lost(rules, position);
    const LegalSteps legal = legal_steps(rules, position);
    ludarium::Actions actions;
    list_steps(legal, actions);
    if (actions.size() == 1) return only_step(rules, position, step_of(actions[0]));
    const Men& mine = position.mine();
    if (phase(rules, mine) == Phase::returning) return Message("forced.return");
    const Mask offered = legal.from[0] | legal.from[1] | legal.from[2];
    if (offered == bit(Rules::reserve()) && mine.occupied() & rules.cell_mask())
        return Message("forced.enter");
    return held_back(rules, position, legal);
}

} // namespace tables

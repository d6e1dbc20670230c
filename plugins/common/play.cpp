#include "play.hpp"

#include "words.hpp"

namespace tables {

namespace {

std::vector<Throw> all_throws(unsigned dice) {
    std::vector<Throw> all;
    for (std::uint8_t a = 1; a <= sides; ++a)
        for (std::uint8_t b = a; b <= sides; ++b) {
            if (dice == 2) all.push_back({{a, b, 0}, a == b ? 1u : 2u});
            for (std::uint8_t c = b; dice == 3 && c <= sides; ++c) {
                const bool one_value = a == c, two_values = a == b || b == c;
                all.push_back({{a, b, c}, one_value ? 1u : (two_values ? 3u : 6u)});
            }
        }
    return all;
}

// Whether anything at all can be played: the first step of a longest play, in other words, but
// without looking for it.
bool playable(const Lane& lane, const Left& left) {
    const Mask wanted = lane.entry_owed() ? lane.entrances() : ~Mask{0};
    for (unsigned kind = 0; kind < left.kinds(); ++kind)
        if (lane.sources(left.die(kind)) & wanted) return true;
    return false;
}

const char* phase_key(Phase phase) {
    switch (phase) {
    case Phase::entering:
        return "phase.entering";
    case Phase::returning:
        return "phase.returning";
    case Phase::bearing_off:
        return "phase.bearing-off";
    case Phase::moving:
        break;
    }
    return "phase.moving";
}

const char* shown_phase(Phase phase) {
    constexpr std::size_t prefix = sizeof("phase.") - 1;
    return phase_key(phase) + prefix;
}

void tell_step(const Rules& rules, Colour mover, Step step, Stepped stepped,
               ludarium::Events& events) {
    const auto from = spot(rules, step.from, mover), to = spot(rules, stepped.to, mover);
    if (stepped.to == rules.home())
        events.borne_off(piece(mover), from, to);
    else if (step.from == Rules::reserve())
        events.entered(piece(mover), from, to);
    else if (rules.is_column(step.from))
        events.returned(piece(mover), from, to);
    else
        events.moved(piece(mover), from, to);
    if (stepped.hit)
        events.hit(piece(other(mover)), to, spot(rules, rules.waits_at(stepped.to), other(mover)));
}

} // namespace

const std::vector<Throw>& throws(const Rules& rules) {
    static const std::vector<Throw> two = all_throws(2), three = all_throws(3);
    return rules.dice == 2 ? two : three;
}

LegalSteps legal_steps(const Rules& rules, const Position& position) {
    return LongestPlay(Lane(rules, position)).first_steps(position.dice.left());
}

void play_throw(const Rules& rules, Position& position, Dice dice, ludarium::Events& events) {
    const Men& men = position.mine();
    if (men.occupied() == bit(Rules::reserve()))
        events.phase(player(position.turn), phase_key(Phase::entering));
    throw_dice(rules, position, dice);
    events.thrown(player(position.turn));
    if (playable(Lane(rules, position), dice.left())) return;
    events.lost(player(position.turn));
    end_turn(position, Lost::all);
}

void play_step(const Rules& rules, Position& position, Step step, ludarium::Events& events) {
    const Colour mover = position.turn;
    const Phase before = phase(rules, position.mine());
    const Stepped stepped = take_step(rules, position, step);
    const Men& men = position.mine();
    if (events.wanted()) tell_step(rules, mover, step, stepped, events);
    if (has_won(rules, men)) {
        position.dice.spend();
        return;
    }
    const Phase after = phase(rules, men);
    if (after != before && (after == Phase::bearing_off || before == Phase::entering))
        events.phase(player(mover), phase_key(after));
    if (position.dice.spent()) {
        end_turn(position, Lost::nothing);
    } else if (!playable(Lane(rules, position), position.dice.left())) {
        events.lost(player(mover));
        end_turn(position, Lost::rest);
    }
}

void list_steps(const LegalSteps& legal, ludarium::Actions& actions) {
    for (Mask places = legal.from[0] | legal.from[1] | legal.from[2]; places; places &= places - 1)
        for (unsigned kind = 0; kind < legal.left.kinds(); ++kind)
            if (legal.from[kind] & bit(lowest(places)))
                actions.push_back(action({lowest(places), legal.left.die(kind)}));
}

ludarium::Move describe(const Rules& rules, const Position& position, Step step) {
    const Colour mover = position.turn;
    return {piece(mover), spot(rules, step.from, mover),
            spot(rules, rules.landing(step.from, step.die), mover),
            1u << position.dice.next_die(step.die)};
}

ludarium::Outcome result(const Rules& rules, const Position& position) {
    ludarium::Outcome result("end.all-home");
    for (Colour colour : both_colours) {
        const Men& men = position.of(colour);
        result.place(player(colour), has_won(rules, men) ? 1 : 2,
                     static_cast<int>(men.at(rules.home())));
    }
    return result;
}

void show(const Rules& rules, const Position& position, ludarium::View& view) {
    for (Colour colour : both_colours)
        for (unsigned place = 0; place < rules.places(); ++place) {
            const auto here = static_cast<Place>(place);
            view.stack(spot(rules, here, colour), piece(colour),
                       static_cast<int>(position.of(colour).at(here)));
        }
    for (unsigned die = 0; die < rules.dice; ++die)
        view.die(sides, static_cast<int>(position.dice.shows(die)),
                 static_cast<int>(position.dice.uses(die)));
    if (is_over(rules, position)) return;
    view.turn(player(position.turn));
    view.phase(shown_phase(phase(rules, position.mine())));
}

} // namespace tables

#include "telling.hpp"

#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Events;
using ludarium::Player;
using ludarium::Spot;

// The man next to the ring leaves, and the last in the line closes the gap; a single one left goes
// straight to the first cell.
void tell_leaving_axis(unsigned line, Planet planet, const Moved& moved, Events& events) {
    events.entered(piece(planet), axis_spot(planet, 1), spot(moved.to));
    if (moved.came_forward)
        events.entered(piece(planet), axis_spot(planet, 2), spot(first_cell(planet)));
    else if (line > 1)
        events.moved(piece(planet), axis_spot(planet, line), axis_spot(planet, 1));
}

void tell_leaving_cell(Planet planet, const Moved& moved, Events& events) {
    events.moved(piece(planet), spot(moved.from), spot(moved.to));
    if (moved.came_forward)
        events.entered(piece(*moved.came_forward), axis_spot(*moved.came_forward, 1),
                       spot(first_cell(*moved.came_forward)));
}

void tell_capture(const State& after, Planet captor, const Moved& moved, Events& events) {
    const Planet owner = *moved.captured;
    if (!moved.ransomed) {
        events.captured(piece(owner), spot(moved.to), Spot::none);
        if (moved.out) events.out(player(owner));
        return;
    }
    const bool forward = moved.captured_came_forward;
    const unsigned place = forward ? 1 : after.board.side(owner).waiting;
    events.captured(piece(owner), spot(moved.to), axis_spot(owner, place));
    const bool to_bank = after.terms.ransom == Ransom::bank;
    events.paid(player(owner), to_bank ? Player::none : player(captor), 1);
    if (forward) events.returned(piece(owner), axis_spot(owner, 1), spot(first_cell(owner)));
}

void tell_turn(const State& before, const State& after, Events& events) {
    const bool new_round = after.rounds != before.rounds && after.phase != Phase::over;
    if (!new_round) return;
    const unsigned left = after.terms.rounds - after.rounds;
    if (left == 5) events.announced(player(after.turn), "announce.five-rounds");
    if (left == 1) events.announced(player(after.turn), "announce.last-round");
}

} // namespace

void tell_start_throw(const State& before, const State& after, Events& events) {
    events.thrown(player(before.opening.next_thrower()));
    if (after.opening.is_decided()) {
        events.phase(player(after.turn), "phase.begins");
        events.announced(player(after.turn), "announce.begins");
    } else if (after.opening.is_complete()) {
        events.announced(player(after.opening.next_thrower()), "announce.tie");
    }
}

void tell_throw(const State& after, Events& events) {
    events.thrown(player(after.turn));
}

void tell_step(const State& before, const State& after, const Played& played, Events& events) {
    const Planet planet = before.turn;
    const Moved& moved = played.moved;
    if (moved.from == axis)
        tell_leaving_axis(before.board.side(planet).waiting, planet, moved, events);
    else
        tell_leaving_cell(planet, moved, events);
    if (moved.captured) tell_capture(after, planet, moved, events);
    if (played.lost) events.lost(player(planet));
    tell_turn(before, after, events);
}

void tell_pass(const State& before, const State& after, Events& events) {
    events.lost(player(before.turn));
    tell_turn(before, after, events);
}

} // namespace astronomica

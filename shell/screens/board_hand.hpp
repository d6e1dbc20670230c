// A finger on the board: tap, lift, drag and drop, for whoever decides what they mean.
//
// Of several fingers on one board one has the hand, because one man is in the hand at a time. Who drags a man keeps it,
// and other fingers on the board mean nothing meanwhile. One that only rests (a palm, somebody who thinks) gives way to
// the next that comes down: it was a tap then. Taps beside the board, on dice, buttons and the rail, are always their own.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "input/pointer.hpp"
#include "screens/board_places.hpp"
#include "screens/table_men.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

// `Play` offers movable(), targets(), lifted(), tap(), lift(), drop() and put_down(), as TablePlay
// does.
template <class Play>
class BoardHand {
  public:
    // `reach`: how far beside a spot a finger still means it. Men, places and clock outlive this.
    BoardHand(TableMen& men, const BoardPlaces& places, float reach, const Clock& clock)
        : men_(men), places_(places), reach_(reach), clock_(clock) {}

    // A man that is dragged stands still for longer only when the finger does not drag any more.
    static constexpr milliseconds rests{2000};

    void press(Play& play, const Pressed& press) {
        if (grip_ && grip_->dragging && clock_.now() < grip_->moved + rests) return;
        if (grip_ && grip_->dragging) lose(play);
        const Point p = press.at;
        const auto spot = spot_at(p);
        grip_.reset();
        if (!spot) return play.put_down();
        const bool can = contains(play.movable(), *spot);
        const bool is_target = play.lifted() && contains(play.targets(), *spot);
        grip_ = Grip{press.finger, *spot, p, can, play.lifted() == *spot, false, {}};
        // A man is in the hand as soon as it is touched; whether that was a tap shows when the
        // finger leaves.
        if (can && !is_target && !grip_->already_lifted) play.lift(*spot);
        show_lift(play);
    }

    void move(Play& play, const Moved& move) {
        if (!grip_ || grip_->finger != move.finger) return;
        const Point p = move.at;
        // A finger trembles: up to this far it is still a tap.
        if (!grip_->dragging && distance(p, grip_->pressed) < reach_ / 2) return;
        if (play.lifted() != grip_->spot && !(grip_->movable && play.lift(grip_->spot))) return;
        grip_->dragging = true;
        grip_->moved = clock_.now();
        show_lift(play);
        men_.drag_to(p);
    }

    void release(Play& play, const Released& release) {
        if (!grip_ || grip_->finger != release.finger) return;
        const Point p = release.at;
        const auto grip = std::exchange(grip_, std::nullopt);
        if (grip->dragging) {
            men_.let_go();
            play.drop(places_.at(p, reach_).value_or(Spot::none));
        } else if (places_.at(p, reach_) != grip->spot && men_.spot_under(p) != grip->spot) {
            return; // wiped over, not tapped
        } else if (play.lifted() != grip->spot || grip->already_lifted) {
            play.tap(grip->spot);
        }
    }

    void lose(Play& play, Finger finger) {
        if (!grip_ || grip_->finger != finger) return;
        grip_.reset();
        play.put_down();
        show_lift(play);
    }
    void lose(Play& play) {
        if (grip_) lose(play, grip_->finger);
    }

    // The position has changed: whatever the hand held is where the game says.
    void forget() {
        grip_.reset();
        shown_.reset();
    }

    // Lifts and puts down the man on the screen.
    template <class Shown>
    void show_lift(const Shown& play) {
        if (play.lifted() == shown_) return;
        shown_ = play.lifted();
        if (!shown_) return men_.put_down();
        for (const LegalMove& move : play.position().legal)
            if (move.from == *shown_) return men_.lift(move.from, move.piece);
    }

  private:
    struct Grip { // a finger that is not yet lifted
        Finger finger;
        Spot spot;
        Point pressed;
        bool movable;
        bool already_lifted; // by an earlier tap
        bool dragging;
        Time moved; // the last time
    };
    static bool contains(const std::vector<Spot>& spots, Spot spot) {
        return std::find(spots.begin(), spots.end(), spot) != spots.end();
    }
    std::optional<Spot> spot_at(Point p) const {
        if (const auto spot = men_.spot_under(p)) return spot;
        return places_.at(p, reach_);
    }

    TableMen& men_;
    const BoardPlaces& places_;
    float reach_;
    const Clock& clock_;
    std::optional<Grip> grip_;
    std::optional<Spot> shown_;
};

} // namespace ludarium::shell

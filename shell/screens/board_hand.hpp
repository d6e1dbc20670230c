// A finger on the board: tap, lift, drag and drop, for whoever decides what they mean.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "screens/board_places.hpp"
#include "screens/table_men.hpp"

namespace ludarium::shell {

// `Play` offers movable(), targets(), lifted(), tap(), lift(), drop() and put_down(), as TablePlay
// does.
template <class Play>
class BoardHand {
  public:
    // `reach`: how far beside a spot a finger still means it. Men and places outlive this.
    BoardHand(TableMen& men, const BoardPlaces& places, float reach)
        : men_(men), places_(places), reach_(reach) {}

    void press(Play& play, Point p) {
        const auto spot = spot_at(p);
        if (!spot) return play.put_down();
        const bool can = contains(play.movable(), *spot);
        const bool is_target = play.lifted() && contains(play.targets(), *spot);
        grip_ = Grip{*spot, p, can, play.lifted() == *spot, false};
        // A man is in the hand as soon as it is touched; whether that was a tap shows when the
        // finger leaves.
        if (can && !is_target && !grip_->already_lifted) play.lift(*spot);
        show_lift(play);
    }

    void move(Play& play, Point p) {
        if (!grip_) return;
        // A finger trembles: up to this far it is still a tap.
        if (!grip_->dragging && distance(p, grip_->pressed) < reach_ / 2) return;
        if (play.lifted() != grip_->spot && !(grip_->movable && play.lift(grip_->spot))) return;
        grip_->dragging = true;
        show_lift(play);
        men_.drag_to(p);
    }

    void release(Play& play, Point p) {
        const auto grip = std::exchange(grip_, std::nullopt);
        if (!grip) return;
        if (grip->dragging) {
            men_.let_go();
            play.drop(places_.at(p, reach_).value_or(Spot::none));
        } else if (places_.at(p, reach_) != grip->spot && men_.spot_under(p) != grip->spot) {
            return; // wiped over, not tapped
        } else if (play.lifted() != grip->spot || grip->already_lifted) {
            play.tap(grip->spot);
        }
    }

    void lose(Play& play) {
        if (std::exchange(grip_, std::nullopt)) play.put_down();
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
        Spot spot;
        Point pressed;
        bool movable;
        bool already_lifted; // by an earlier tap
        bool dragging;
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
    std::optional<Grip> grip_;
    std::optional<Spot> shown_;
};

} // namespace ludarium::shell

// One screen of the kiosk. Screens lie on a stack; only the uppermost is shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "input/pointer.hpp"
#include "screens/target.hpp"
#include "screens/wish.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

class Screen {
  public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    virtual std::string name() const = 0; // for reports: "home"

    // It comes to the top of the stack, or something else covers it: what it remembers stays.
    virtual void appear() = 0;
    virtual void vanish() = 0;
    // The visitor's settings have changed while it is shown.
    virtual void restyle() {
        vanish();
        appear();
    }
    // Words on the disk have changed while it is shown.
    virtual void reread() { restyle(); }

    // Games have come, gone or been updated while it is shown; one in play goes on as it is.
    virtual void games_changed() {}

    virtual void handle(const Input& input) = 0;
    // The visitor wants to leave.
    virtual void back() = 0;
    // Nobody seems to listen any more.
    virtual void fall_silent() {}
    // Takes in whatever has arrived and whatever time has brought.
    virtual void proceed() {}
    virtual int descriptor() const { return -1; }
    virtual std::optional<Time> deadline() const { return std::nullopt; }
    virtual std::optional<Wish> next() = 0;

    // For play without a finger: what can be touched now, the most likely first.
    virtual std::vector<Target> targets() const = 0;
    virtual bool ready() const { return true; }     // its picture is complete
    virtual bool with_rail() const { return true; } // has the frame around it
    virtual bool in_play() const { return false; }  // a visitor may think for longer here
    virtual bool goes_by_itself() const {
        return false;
    } // when nobody is there, without a question
    virtual bool locked() const { return false; } // no touch means anything, on the rail neither
};

} // namespace ludarium::shell

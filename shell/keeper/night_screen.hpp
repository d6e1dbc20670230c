// The screen's power outside the opening hours: the shell says when it is night, and whoever touches anything has light
// for a minute. The hand is heard here, because a screen that is off has no windows that could be touched.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "keeper/hands.hpp"
#include "keeper/kept_process.hpp"
#include "keeper/moment.hpp"

namespace ludarium::keeper {

// In the keeper's status, for the doctor.
inline constexpr const char* display_stays_on = "the display stays on at night";

class NightScreen {
  public:
    // `program`: what switches the screen, see `screen`; empty: nothing does. Nothing is switched off before `earliest`.
    NightScreen(std::string program, Moment earliest)
        : program_(std::move(program)), earliest_(earliest) {}

    // "X_LUDARIUM_SCREEN=off", "…=on", "…=touched".
    void told(const std::string& line, Moment now);
    // There is no shell that could say anything.
    void alone() { night_ = false; }
    // Whoever comes after us is to find light: what is still being switched off is broken off, and switched on.
    void leave();
    // The next step, where there is one to be made.
    void turn(Moment now);
    bool is_on() const { return on_ && !running_; }
    // It is lit though it should not be, as far as the program knows.
    bool stays_on() const { return stays_on_; }
    // It was switched off, and can't be switched on: somebody else has to.
    bool stays_off() const { return refusals_ >= most_refusals; }
    std::vector<int> descriptors() const;
    Moment deadline() const;

    static constexpr std::chrono::seconds light_stays{60};
    // A display that wakes by itself, or is plugged in at night, is switched off again. So is one that was not switched off in time:
    // a compositor that lets go later leaves an empty console with light.
    static constexpr std::chrono::minutes again{5};
    static constexpr milliseconds soon{500}; // after it could not be switched on
    static constexpr int most_refusals = 5;

  private:
    void switch_to(bool on);
    void take_end(const End& end, Moment now);
    void complain(const End& end) const;

    std::string program_;
    Moment earliest_;
    bool night_ = false;
    bool on_ = true; // as the program was told
    bool stays_on_ = false;
    bool may_be_off_ = false; // it obeyed, or may have since
    bool may_go_off_ = false; // it was told to, and may obey yet
    int refusals_ = 0;        // to switch it on, one after the other
    Moment light_until_{};
    Moment next_try_ = Moment::max(); // to tell it the same again
    std::optional<KeptProcess> running_;
    Hands hands_;
};

} // namespace ludarium::keeper

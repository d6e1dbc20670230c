// The screen's power outside the opening hours: the shell says when it is night, and whoever touches anything has light
// for a minute. The hand is heard here, because a screen that is off has no windows that could be touched.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "keeper/kept_process.hpp"
#include "keeper/moment.hpp"

namespace ludarium::keeper {

class NightScreen {
  public:
    // `program`: what switches the screen, see `screen`; empty: nothing does.
    explicit NightScreen(std::string program) : program_(std::move(program)) {}
    ~NightScreen() { forget_hands(); }
    NightScreen(const NightScreen&) = delete;
    NightScreen& operator=(const NightScreen&) = delete;

    // "X_LUDARIUM_SCREEN=off", "…=on", "…=touched".
    void told(const std::string& line, Moment now);
    // There is no shell that could say anything.
    void alone() { night_ = false; }
    // The next step, where there is one to be made.
    void turn(Moment now);
    std::vector<int> descriptors() const;
    Moment deadline() const;

    static constexpr std::chrono::seconds light_stays{60};

  private:
    void switch_to(bool on);
    void listen_for_hands();
    void forget_hands();
    bool hands_have_moved() const;

    std::string program_;
    bool night_ = false;
    bool on_ = true;
    Moment light_until_{};
    std::optional<KeptProcess> running_;
    std::vector<int> hands_; // what touch screens, mice and keyboards tell
};

} // namespace ludarium::keeper

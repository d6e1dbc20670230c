// Keeps a shell on the screen: starts it, starts it again when it has died, ends it when it hangs; and between two shells
// the calm picture stays. Whoever started the keeper is told by sd_notify, as if the keeper were the kiosk.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "keeper/back_off.hpp"
#include "keeper/calm_window.hpp"
#include "keeper/heartbeat.hpp"
#include "keeper/kept_process.hpp"
#include "keeper/listening_post.hpp"
#include "keeper/night_screen.hpp"
#include "keeper/signals.hpp"

namespace ludarium::keeper {

class Keeper {
  public:
    // `patience`: a shell that is silent for longer hangs, and so does a keeper.
    // `screen`: the program that switches it off and on.
    Keeper(CalmWindow window, std::vector<std::string> shell, std::string screen,
           milliseconds patience);
    // Until it is told to end, or the shell says that nothing gets to this screen any more, or that it is to be turned. The exit code.
    int run();

    // The shell's, for a picture that does not change though it should: only another compositor can help.
    static constexpr int frozen_picture = 4;
    // The shell's, when staff want the screen to be turned: only the session can.
    static constexpr int screen_anew = 5;
    // There is no screen any more: the display was unplugged.
    static constexpr int screen_gone = 6;
    // A shell that is asked to end takes 0.6 s at most.
    static constexpr milliseconds ending{700};
    // A screen that is switched off before the session is sure of its compositor would be blamed on that: of the patience.
    static constexpr int screen_stays_on = 4; // a quarter, 7.5 s

  private:
    std::optional<int> turn(); // the exit code if it was the last
    void take_signals();
    void take_notices();
    void take_end(const End& end);
    void give_up(int code);
    void start_shell();
    void look_after_shell();
    void feed_watchdog();
    void tell_state();
    Moment next_turn() const;

    Signals signals_;
    CalmWindow window_;
    std::vector<std::string> command_;
    milliseconds patience_;
    ListeningPost post_;
    std::optional<KeptProcess> shell_;
    Heartbeat heartbeat_;
    BackOff back_off_;
    Moment next_start_{};
    Moment next_feeding_{};
    std::optional<Moment> end_by_; // somebody has asked us to end
    bool resting_ = false;         // no shell is wanted until next_start_
    unsigned restarts_ = 0;
    std::optional<int> gives_up_; // with this exit code
    NightScreen night_screen_;
    std::string told_;
};

} // namespace ludarium::keeper

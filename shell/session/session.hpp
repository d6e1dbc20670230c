// Finds a way to the screen and stays on it: tries one kind after the other until a picture is seen, remembers which, and
// passes on to the service manager what the keeper tells.
#pragma once

#include <optional>
#include <string>

#include "keeper/listening_post.hpp"
#include "keeper/moment.hpp"
#include "keeper/signals.hpp"
#include "session/screen.hpp"
#include "session/screen_memory.hpp"
#include "session/trial.hpp"

namespace ludarium::session {

class Session {
  public:
    // `post`: where the keeper in `equipment` tells how it is.
    Session(const Equipment& equipment, keeper::ListeningPost& post, ScreenMemory& memory);
    // The exit code: 0 if it was asked to end.
    int run();

    // A compositor that dies so soon after the first picture died of it.
    static constexpr std::chrono::seconds settling{5};
    static constexpr std::chrono::minutes lasting{10};
    static constexpr std::chrono::seconds in_order{3};
    // Before all kinds are tried again.
    static constexpr std::chrono::seconds rest{10};

  private:
    enum class Outcome { asked_to_end, failed, over, unplugged };
    Outcome show(ScreenKind kind);
    void take_signals(Screen& screen);
    void take_notices();
    // Once in a turn: what time has brought.
    void note_progress(ScreenKind kind);
    Outcome take_end(ScreenKind kind, const Screen& screen, const std::string& how);
    bool too_late();
    void ask_for_time();
    keeper::Moment next_turn() const;
    // Whether somebody has asked us to end meanwhile.
    bool wait_asked_or(std::chrono::seconds time);
    bool await_display();

    const Equipment& equipment_;
    keeper::ListeningPost& post_;
    ScreenMemory& memory_;
    keeper::Signals signals_;
    pid_t keeper_ = 0; // who has told something
    std::optional<Trial> trial_;
    std::optional<keeper::Moment> shown_;  // since when
    bool anew_ = false;                    // staff want the screen to be turned
    bool gone_ = false;                    // the keeper has no screen any more
    std::optional<keeper::Moment> end_by_; // somebody has asked us to end
};

} // namespace ludarium::session

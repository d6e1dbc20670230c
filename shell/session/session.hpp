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
    // Some displays are not there for a second when a signal begins or changes, one that looks for its source more than once. A
    // kind of screen that never keeps its display looks the same, and is given up.
    static constexpr int most_blips = 3;

  private:
    enum class Outcome { asked_to_end, failed, over, unplugged };
    Outcome show(ScreenKind kind);
    void take_signals(Screen& screen);
    void take_notices();
    // Once in a turn: what time has brought.
    void note_progress(ScreenKind kind);
    Outcome take_end(ScreenKind kind, const Screen& screen, const std::string& how);
    // Whether that the keeper has no screen any more is no fault of the compositor's, but of a cable's or a display's.
    bool was_unplugged();
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
    std::optional<keeper::Moment> shown_; // since when
    bool anew_ = false;                   // staff want the screen to be turned
    bool gone_ = false;                   // the keeper has no screen any more
    int blips_ = 0; // displays that were away for a moment, since something lasted
    std::optional<keeper::Moment> end_by_; // somebody has asked us to end
};

} // namespace ludarium::session

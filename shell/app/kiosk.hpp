// The program: a window, the visit in it, and the loop that waits for something to happen.
#pragma once

#include <optional>

#include "app/house.hpp"
#include "app/picture_watch.hpp"
#include "app/safety_net.hpp"
#include "app/screen_loss.hpp"
#include "app/visit.hpp"
#include "app/waiting.hpp"
#include "app/watchdog.hpp"
#include "input/fingers.hpp"
#include "input/inbox.hpp"
#include "input/panel.hpp"
#include "input/pointer.hpp"
#include "input/presence.hpp"
#include "preview/editors_notes.hpp"
#include "stage/painter.hpp"
#include "stage/window.hpp"

namespace ludarium::shell {

class Kiosk {
  public:
    Kiosk(House& house, Signals& signals, Presence& presence);
    // Until somebody asks the program to end. The exit code: 0, or to be started again: 3 after faults of its own, 4 with
    // a picture that does not get to the screen, 5 to have the screen turned. Or `anew`.
    int run();
    // The screen has another size: another kiosk on it takes up the game that is being played.
    static constexpr int anew = -1;

  private:
    // One turn of the loop, up to where it waits; the exit code if it was the last.
    std::optional<int> turn();
    void take_signals();
    void read_events();
    void hear(const Input& input);
    void watch_panel();
    void answer_input();
    void reload();
    void ask_for_missing_words();
    void take_presence();
    bool screen_has_another_size() const;
    void take_notes();
    void take_changes_on_site();
    void take_forgiven();
    std::vector<int> descriptors() const;
    void paint();
    Time next_paint() const;
    bool due_to_paint() const;
    std::optional<Time> deadline() const;

    House& house_;
    Signals& signals_;
    Window window_;
    Painter painter_;
    Scene scene_;
    Presence& presence_;
    bool early_ = true; // what is seen there was done before there was a picture
    Fingers fingers_;
    Pointer pointer_;
    Inbox inbox_;
    bool unread_ = false; // more has happened than one turn of the loop looks at
    Time last_reload_{};
    std::optional<Time> reload_at_;  // somebody has asked
    milliseconds words_pause_{2000}; // before words that are missing are read again
    Visit visit_;
    std::optional<EditorsNotes> notes_; // in a preview
    Point finger_;                      // where it was last
    Size screen_;                       // as large as the server has last told
    Time screen_settles_{};
    Watchdog watchdog_;
    PictureWatch picture_watch_;
    SafetyNet net_;
    ScreenLoss screen_loss_;
    Time last_paint_{};
    unsigned curtain_pictures_ = 0;
    bool first_picture_told_ = false;
    bool ending_ = false;
};

} // namespace ludarium::shell

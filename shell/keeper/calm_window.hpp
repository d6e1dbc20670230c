// The keeper's window: it fills the screen below the shell's. The X server itself has the picture and shows it wherever
// and whenever the shell's window is gone, be the keeper busy or stopped.
#pragma once

#include <memory>
#include <optional>

#include <X11/Xlib.h>

#include "keeper/calm_picture.hpp"

namespace ludarium::keeper {

class CalmWindow {
  public:
    // Nothing if there is no screen (DISPLAY).
    static std::optional<CalmWindow> open(const CalmPicture& picture);

    int descriptor() const { return ConnectionNumber(display_.get()); }
    // Takes in what the X server tells: another size of the screen, and that the picture is seen.
    void poll();
    bool seen() const { return seen_; }
    // Under a compositor it has no size once the last display was unplugged.
    bool screen_is_gone() const { return screen_is_gone_; }
    // Waits until the X server has answered: one that does not any more stops us here.
    void ask_server() const { ::XSync(display_.get(), False); }

  private:
    struct Close {
        void operator()(Display* display) const { ::XCloseDisplay(display); }
    };
    CalmWindow(Display* display, const CalmPicture& picture);
    void hide_cursor() const;
    // To the shell. Under cage the X server may take this window for the upper one though the shell's is seen: new
    // windows are put lowest there, and only the compositor knows what it shows on top.
    void let_touches_through() const;
    void paint();

    std::unique_ptr<Display, Close> display_;
    const CalmPicture* picture_;
    ::Window window_ = 0;
    int width_ = 0, height_ = 0;
    bool seen_ = false;
    bool screen_is_gone_ = false;
};

} // namespace ludarium::keeper

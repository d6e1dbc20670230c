// A second look at the screen, by the X server's own account: which windows it shows, and which it ever has.
#pragma once

#include <string>
#include <vector>

#include <X11/Xlib.h>
#include <X11/extensions/Xfixes.h>

namespace ludarium::test {

class WatchedDisplay {
  public:
    explicit WatchedDisplay(const std::string& name) : display_(::XOpenDisplay(name.c_str())) {
        ::XSelectInput(display_, root(), SubstructureNotifyMask);
        ::XSync(display_, False);
    }
    ~WatchedDisplay() { ::XCloseDisplay(display_); }
    WatchedDisplay(const WatchedDisplay&) = delete;
    WatchedDisplay& operator=(const WatchedDisplay&) = delete;

    struct Shown {
        ::Window window;
        int x, y, width, height;
    };
    // From the lowest to the uppermost.
    std::vector<Shown> windows() const {
        ::Window ignored = 0;
        ::Window* children = nullptr;
        unsigned count = 0;
        std::vector<Shown> shown;
        ::XQueryTree(display_, root(), &ignored, &ignored, &children, &count);
        for (unsigned i = 0; i < count; ++i) {
            XWindowAttributes is{};
            if (::XGetWindowAttributes(display_, children[i], &is) && is.map_state == IsViewable)
                shown.push_back({children[i], is.x, is.y, is.width, is.height});
        }
        if (children) ::XFree(children);
        return shown;
    }
    void lower_uppermost() const {
        ::XLowerWindow(display_, windows().back().window);
        ::XSync(display_, False);
    }
    // How often, since it was last asked, a window came up, went away or changed its place.
    int changes() {
        int count = 0;
        ::XSync(display_, False);
        while (::XPending(display_)) {
            XEvent event;
            ::XNextEvent(display_, &event);
            for (const int kind :
                 {MapNotify, UnmapNotify, DestroyNotify, ConfigureNotify, CirculateNotify})
                count += event.type == kind;
        }
        return count;
    }
    // Not a pixel of it is to be seen.
    bool cursor_hidden() const {
        XFixesCursorImage* image = ::XFixesGetCursorImage(display_);
        bool hidden = image != nullptr;
        for (int i = 0; image && i < image->width * image->height; ++i)
            hidden &= image->pixels[i] == 0;
        ::XFree(image);
        return hidden;
    }
    // As a window manager does it: "close, please".
    void ask_to_close(::Window window) const {
        XEvent event{};
        event.xclient.type = ClientMessage;
        event.xclient.window = window;
        event.xclient.message_type = ::XInternAtom(display_, "WM_PROTOCOLS", False);
        event.xclient.format = 32;
        event.xclient.data.l[0] =
            static_cast<long>(::XInternAtom(display_, "WM_DELETE_WINDOW", False));
        ::XSendEvent(display_, window, False, NoEventMask, &event);
        ::XSync(display_, False);
    }

  private:
    ::Window root() const { return DefaultRootWindow(display_); }

    Display* display_;
};

} // namespace ludarium::test

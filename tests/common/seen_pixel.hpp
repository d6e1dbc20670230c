// What is seen on a screen, by one pixel that no picture of ours leaves out.
#pragma once

#include <string>

#include <X11/Xlib.h>
#include <X11/Xutil.h>

namespace ludarium::test {

class SeenPixel {
  public:
    explicit SeenPixel(const std::string& display) : display_(::XOpenDisplay(display.c_str())) {}
    ~SeenPixel() { ::XCloseDisplay(display_); }
    SeenPixel(const SeenPixel&) = delete;
    SeenPixel& operator=(const SeenPixel&) = delete;

    unsigned long colour(int x = 5, int y = 5) const {
        XImage* image =
            ::XGetImage(display_, DefaultRootWindow(display_), x, y, 1, 1, AllPlanes, ZPixmap);
        const unsigned long pixel = XGetPixel(image, 0, 0) & 0xffffff;
        XDestroyImage(image);
        return pixel;
    }

    // What the X server under a compositor tells everybody when the only display is unplugged, which a virtual screen never does.
    void tell_no_screen() const {
        XEvent event{};
        event.xconfigure.type = ConfigureNotify;
        event.xconfigure.event = event.xconfigure.window = DefaultRootWindow(display_);
        ::XSendEvent(display_, DefaultRootWindow(display_), False, StructureNotifyMask, &event);
        ::XSync(display_, False);
    }

    static constexpr unsigned long calm = 0x17110c; // the ground of the calm picture

  private:
    Display* display_;
};

} // namespace ludarium::test

#include "input/presence.hpp"

#include <utility>

#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

namespace ludarium::shell {

namespace {

// A faulty panel reports without end.
constexpr int most_at_once = 500;

} // namespace

struct Presence::Impl {
    ScreenConnection connection;
    Display* display;
    int xinput = 0; // the extension's opcode; 0: not there, and only SFML's events count
    std::optional<Size> screen; // not told yet

    explicit Impl(ScreenConnection c)
        : connection(std::move(c)), display(static_cast<Display*>(connection.display())) {}

    // From now on, and once what it is: it may have changed since the window was made.
    void watch_screen() {
        const auto root = DefaultRootWindow(display);
        XSelectInput(display, root, StructureNotifyMask);
        XWindowAttributes now{};
        if (XGetWindowAttributes(display, root, &now)) screen = Size{now.width, now.height};
    }

    void watch_raw_events() {
        int event = 0;
        int error = 0;
        int opcode = 0;
        if (!XQueryExtension(display, "XInputExtension", &opcode, &event, &error)) return;
        int major = 2;
        int minor = 2; // the first with touch
        if (XIQueryVersion(display, &major, &minor) != Success) return;
        unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {};
        for (const int kind :
             {XI_RawKeyPress, XI_RawButtonPress, XI_RawMotion, XI_RawTouchBegin, XI_RawTouchUpdate})
            bits[kind / 8] = static_cast<unsigned char>(bits[kind / 8] | 1u << kind % 8);
        XIEventMask mask{XIAllMasterDevices, sizeof bits, bits};
        XISelectEvents(display, DefaultRootWindow(display), &mask, 1);
        xinput = opcode;
    }
};

Presence::Presence(ScreenConnection connection, unsigned long window)
    : impl_(std::make_unique<Impl>(std::move(connection))) {
    impl_->watch_raw_events();
    XSelectInput(impl_->display, window, ExposureMask);
    impl_->watch_screen();
    XFlush(impl_->display);
}

Presence::~Presence() = default;

int Presence::descriptor() const {
    return ConnectionNumber(impl_->display);
}

Presence::Seen Presence::poll() {
    Seen seen;
    seen.screen = std::exchange(impl_->screen, std::nullopt);
    for (int looked = 0; XPending(impl_->display); ++looked) {
        if (looked == most_at_once) {
            seen.more = true;
            break;
        }
        XEvent event;
        XNextEvent(impl_->display, &event);
        if (event.type == Expose)
            seen.uncovered.push_back(
                {event.xexpose.x, event.xexpose.y, event.xexpose.width, event.xexpose.height});
        else if (event.type == ConfigureNotify)
            seen.screen = Size{event.xconfigure.width, event.xconfigure.height};
        else if (event.type == GenericEvent && event.xcookie.extension == impl_->xinput)
            (event.xcookie.evtype == XI_RawKeyPress ? seen.key : seen.hand) = true;
    }
    return seen;
}

} // namespace ludarium::shell

#include "input/presence.hpp"

#include <utility>

#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

#include "input/touch_events.hpp"
#include "input/turned_glass.hpp"

namespace ludarium::shell {

namespace {

// A faulty panel reports without end.
constexpr int most_at_once = 500;

} // namespace

struct Presence::Impl {
    ScreenConnection connection;
    Display* display;
    int xinput = 0; // the extension's opcode; 0: not there, and only SFML's events count
    std::optional<TouchEvents> touch_events;
    std::optional<Size> screen; // not told yet
    Size size;
    int glass_turned = 0;

    explicit Impl(ScreenConnection c)
        : connection(std::move(c)), display(static_cast<Display*>(connection.display())) {}

    // From now on, and once what it is: it may have changed since the window was made.
    void watch_screen() {
        const auto root = DefaultRootWindow(display);
        XSelectInput(display, root, StructureNotifyMask);
        XWindowAttributes now{};
        if (XGetWindowAttributes(display, root, &now)) tell_size({now.width, now.height}, screen);
    }

    // Where the display is unplugged there is no screen: the picture waits for the next one.
    void tell_size(Size now, std::optional<Size>& told) {
        if (now.width > 0 && now.height > 0) told = size = now;
    }

    void watch_raw_events() {
        int event = 0;
        int error = 0;
        int opcode = 0;
        if (!XQueryExtension(display, "XInputExtension", &opcode, &event, &error)) return;
        int major = 2;
        int minor = 2; // the first with touch
        if (XIQueryVersion(display, &major, &minor) != Success) return;
        // Not the movements of fingers: whatever rests on the glass trembles.
        select_events(display, DefaultRootWindow(display), XIAllMasterDevices,
                      {XI_RawKeyPress, XI_RawButtonPress, XI_RawMotion, XI_RawTouchBegin});
        xinput = opcode;
    }

    void take(XGenericEventCookie& event, Seen& seen) {
        if (event.evtype == XI_RawKeyPress)
            seen.key = true;
        else if (event.evtype == XI_RawButtonPress || event.evtype == XI_RawMotion ||
                 event.evtype == XI_RawTouchBegin)
            seen.hand = true;
        else if (touch_events && XGetEventData(display, &event)) {
            const auto before = seen.touches.size();
            touch_events->take(event, seen.touches);
            for (auto touch = before; touch < seen.touches.size(); ++touch)
                seen.touches[touch].at = seen_at(seen.touches[touch].at, glass_turned, size);
            XFreeEventData(display, &event);
        }
        seen.pressed |= seen.key || (seen.hand && event.evtype != XI_RawMotion);
    }
};

Presence::Presence(ScreenConnection connection)
    : impl_(std::make_unique<Impl>(std::move(connection))) {
    impl_->watch_raw_events();
    XFlush(impl_->display);
}

Presence::~Presence() = default;

void Presence::attend(unsigned long window, int glass_turned) {
    impl_->glass_turned = glass_turned;
    XSelectInput(impl_->display, window, ExposureMask);
    if (impl_->xinput) impl_->touch_events.emplace(impl_->display, window);
    impl_->watch_screen();
    XFlush(impl_->display);
}

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
            impl_->tell_size({event.xconfigure.width, event.xconfigure.height}, seen.screen);
        else if (event.type == GenericEvent && event.xcookie.extension == impl_->xinput)
            impl_->take(event.xcookie, seen);
    }
    return seen;
}

} // namespace ludarium::shell

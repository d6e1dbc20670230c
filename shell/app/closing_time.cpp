#include "app/closing_time.hpp"

#include <spdlog/spdlog.h>
#include <systemd/sd-daemon.h>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr milliseconds look_every{10'000};
// A slow machine takes its time from power to picture.
constexpr std::time_t wakes_before = 4 * 60;

} // namespace

ClosingTime::News ClosingTime::watch() {
    const Time now = house_.clock.now();
    if (now < next_look_) return News::none;
    next_look_ = now + look_every;
    const bool open = house_.kiosk.hours.open(house_.clock.local());
    if (dark() && !open) keep_dark(now);
    if (open != dark()) return News::none;
    house_.report.dark(!open);
    spdlog::info("{}", open ? "open" : "closed until the next opening hour");
    if (open) {
        lift();
        machine_asked_ = false;
        return News::opened;
    }
    const Size all = scene_.size();
    dark_ = Node(scene_, layer::dark,
                 {plain({0, 0, 0}), frame(Box{0, 0, all.width, all.height}), 1, 1, true});
    keep_dark(now);
    return News::closed;
}

void ClosingTime::lift() {
    dark_.reset();
    next_look_ = {};
    switch_screen(true);
}

void ClosingTime::somebody() {
    constexpr milliseconds often_enough{1000};
    const Time now = house_.clock.now();
    if (screen_off_ && now >= last_touch_ + often_enough)
        ::sd_notify(0, "X_LUDARIUM_SCREEN=touched");
    last_touch_ = now;
}

void ClosingTime::keep_dark(Time now) {
    if (house_.machine.poll() && house_.machine.answer()->kind != MachineLink::Answer::Kind::done)
        spdlog::warn("the machine stays on this night");
    switch_screen(house_.kiosk.night == Night::dark);
    if (house_.kiosk.night == Night::machine_off && now >= last_touch_ + machine_stays)
        switch_machine_off();
}

// The keeper does it.
void ClosingTime::switch_screen(bool on) {
    if (on != screen_off_) return;
    screen_off_ = !on;
    ::sd_notify(0, on ? "X_LUDARIUM_SCREEN=on" : "X_LUDARIUM_SCREEN=off");
}

void ClosingTime::switch_machine_off() {
    const auto opening = next_opening(house_.kiosk.hours, ::time(nullptr));
    if (machine_asked_ || !opening || !house_.machine.there()) return;
    machine_asked_ = true;
    house_.machine.wish("off " + std::to_string(*opening - wakes_before));
}

} // namespace ludarium::shell

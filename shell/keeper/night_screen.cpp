#include "keeper/night_screen.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "keeper/night_console.hpp"

namespace ludarium::keeper {

void NightScreen::told(const std::string& line, Moment now) {
    if (line == "X_LUDARIUM_SCREEN=on") night_ = false;
    if (line == "X_LUDARIUM_SCREEN=off") night_ = true;
    if (line == "X_LUDARIUM_SCREEN=touched") light_until_ = now + light_stays;
}

void NightScreen::leave() {
    alone();
    if (!running_ || on_) return;
    running_.reset();
    may_be_off_ = true; // it has got as far as it has
}

void NightScreen::turn(Moment now) {
    if (night_)
        hands_.listen();
    else
        hands_.forget();
    if (hands_.have_moved()) light_until_ = now + light_stays;
    if (running_)
        if (const auto end = running_->ended()) take_end(*end, now);
    const bool wanted = !night_ || now < std::max(light_until_, earliest_);
    if (!running_ && (wanted != on_ || now >= next_try_)) switch_to(wanted);
}

void NightScreen::switch_to(bool on) {
    on_ = on;
    next_try_ = Moment::max();
    if (program_.empty()) return;
    KeptProcess::Start how;
    how.command = {program_, on ? "on" : "off"};
    how.environment = {"NOTIFY_SOCKET"};
    running_ = KeptProcess::start(how);
    if (!running_) next_try_ = Clock::now() + soon; // no process is to be had just now
}

void NightScreen::take_end(const End& end, Moment now) {
    running_.reset();
    const bool obeyed = end.code == 0 && end.signal == 0;
    // One that was killed, or was held by a driver until its alarm rang, has said nothing of how it left the screen.
    const bool may_come = end.code == may_come_yet || end.signal != 0;
    if (!obeyed) complain(end);
    if (!on_) {
        stays_on_ = !obeyed;
        may_go_off_ = may_come;
        may_be_off_ = may_be_off_ || obeyed || may_come;
        if (obeyed || may_come) next_try_ = now + again;
        return;
    }
    if (obeyed) {
        refusals_ = 0;
        may_be_off_ = false;
        // It is on, and what it was told before may come now.
        if (std::exchange(may_go_off_, false)) next_try_ = now + again;
        return;
    }
    // One that could not be switched off is lit, and its picture is black.
    if (!may_be_off_ && !may_come) return;
    ++refusals_;
    next_try_ = now + soon;
}

void NightScreen::complain(const End& end) const {
    std::fprintf(stderr, "ludarium-keeper: the screen was not switched %s: %s ended %s\n",
                 on_ ? "on" : "off", program_.c_str(), end.told().c_str());
}

std::vector<int> NightScreen::descriptors() const {
    std::vector<int> all = hands_.descriptors();
    all.push_back(running_ ? running_->descriptor() : -1);
    return all;
}

Moment NightScreen::deadline() const {
    if (running_) return Moment::max();
    const Moment dark = night_ && on_ ? std::max(light_until_, earliest_) : Moment::max();
    return std::min(dark, next_try_);
}

} // namespace ludarium::keeper

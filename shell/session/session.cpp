#include "session/session.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>

#include <systemd/sd-daemon.h>

#include "keeper/waiting.hpp"
#include "session/graphics_cards.hpp"
#include "session/orphans.hpp"

namespace ludarium::session {

using keeper::Clock;
using keeper::Moment;

namespace {

void say(const std::string& sentence) {
    std::fprintf(stderr, "ludarium-session: %s\n", sentence.c_str());
}

} // namespace

Session::Session(const Equipment& equipment, keeper::ListeningPost& post, ScreenMemory& memory)
    : equipment_(equipment),
      post_(post),
      memory_(memory),
      signals_({SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2}) {
    adopt_orphans();
}

int Session::run() {
    const auto kinds = memory_.order();
    for (auto kind = kinds.begin(); kind != kinds.end();) {
        if (await_display()) return 0;
        switch (show(*kind)) {
        case Outcome::asked_to_end:
            return 0;
        case Outcome::over:
            return 1;
        case Outcome::failed:
            ++kind;
            blips_ = 0;
            continue;
        case Outcome::unplugged: // the same again, as soon as there is a display
            continue;
        }
    }
    say("nothing can be shown on this screen: is it " + memory_.machine() +
        ", and does its driver need firmware?");
    wait_asked_or(rest);
    return 1;
}

Session::Outcome Session::show(ScreenKind kind) {
    say("trying " + std::string(told(kind)));
    ask_for_time();
    keeper_ = 0;
    gone_ = false;
    shown_.reset();
    trial_.emplace(Clock::now(), processor_time_of_children());
    Screen screen(kind, equipment_);
    while (true) {
        take_signals(screen);
        screen.poll();
        take_notices();
        note_progress(kind);
        if (const auto how = screen.ended()) return take_end(kind, screen, *how);
        if (too_late()) {
            if (end_by_) return Outcome::asked_to_end;
            return take_end(kind, screen, "it shows nothing");
        }
        auto descriptors = screen.descriptors();
        descriptors.insert(descriptors.end(), {signals_.descriptor(), post_.descriptor()});
        keeper::wait_for(descriptors, next_turn());
    }
}

void Session::take_signals(Screen& screen) {
    while (const int signal = signals_.next()) {
        if (signal == SIGTERM || signal == SIGINT) {
            if (!end_by_) end_by_ = Clock::now() + in_order;
            screen.ask_to_end(keeper_);
        } else if (keeper_ > 0) {
            ::kill(keeper_, signal);
        }
    }
}

void Session::take_notices() {
    while (const auto notice = post_.next()) {
        keeper_ = notice->from;
        std::string all;
        for (const std::string& line : notice->lines) {
            if (line == "READY=1" && !shown_) shown_ = Clock::now();
            if (line == "X_LUDARIUM_SCREEN=anew") anew_ = true;
            if (line == "X_LUDARIUM_SCREEN=gone") gone_ = true;
            all += line + "\n";
        }
        ::sd_notify(0, all.c_str());
    }
}

void Session::note_progress(ScreenKind kind) {
    const Moment now = Clock::now();
    if (shown_ && now >= *shown_ + settling && memory_.works() != kind) {
        say("it is " + std::string(told(kind)));
        memory_.has_worked(kind);
    }
    if (!shown_ || now < *shown_ + lasting) return;
    memory_.has_lasted(kind);
    blips_ = 0;
}

Session::Outcome Session::take_end(ScreenKind kind, const Screen& screen, const std::string& how) {
    if (end_by_) return Outcome::asked_to_end;
    // The service manager starts us again: then the screen stands as staff want it.
    if (anew_) {
        say("staff want the screen to be turned");
        return Outcome::asked_to_end;
    }
    if (gone_ && was_unplugged()) return Outcome::unplugged;
    say(std::string(told(kind)) + ": " + how);
    // Cage 0.1 ends by itself with the last display, before the keeper could say why.
    if (!has_display(equipment_.displays)) return Outcome::over;
    if (!shown_ || Clock::now() < *shown_ + settling) {
        memory_.has_failed(kind, how);
        return Outcome::failed;
    }
    if (screen.crashed()) memory_.has_crashed(kind, how);
    return Outcome::over;
}

// A display that was away for a second is there again when the keeper has ended.
bool Session::was_unplugged() {
    if (!has_display(equipment_.displays)) return true;
    if (blips_ >= most_blips) return false;
    ++blips_;
    say("the display was away for a moment");
    return true;
}

bool Session::too_late() {
    const Moment now = Clock::now();
    if (end_by_ && now >= *end_by_) return true;
    if (shown_ || now < trial_->deadline()) return false;
    if (trial_->over(now, processor_time_of_children())) return true;
    ask_for_time();
    return false;
}

// This may take several times as long as a start may.
void Session::ask_for_time() {
    const auto patience = std::chrono::microseconds(Trial::patience + rest).count();
    ::sd_notifyf(0, "EXTEND_TIMEOUT_USEC=%lld", static_cast<long long>(patience));
}

Moment Session::next_turn() const {
    Moment next = shown_ ? *shown_ + settling : trial_->deadline();
    if (shown_ && Clock::now() >= next) next = *shown_ + lasting;
    if (shown_ && Clock::now() >= next) next = Moment::max();
    return end_by_ ? std::min(next, *end_by_) : next;
}

bool Session::wait_asked_or(std::chrono::seconds time) {
    const Moment until = Clock::now() + time;
    int signal = 0;
    for (; Clock::now() < until && signal != SIGTERM; signal = signals_.next())
        keeper::wait_for({signals_.descriptor()}, until);
    return signal == SIGTERM;
}

// Many displays that are switched off at the wall are not there for the machine. A compositor that starts without one, or
// loses its last, is of no use when it comes.
bool Session::await_display() {
    if (has_display(equipment_.displays)) return false;
    say(no_display);
    while (!has_display(equipment_.displays)) {
        ask_for_time();
        ::sd_notifyf(0, "STATUS=%s\nWATCHDOG=1", no_display);
        if (wait_asked_or(std::chrono::seconds(1))) return true;
    }
    return false;
}

} // namespace ludarium::session

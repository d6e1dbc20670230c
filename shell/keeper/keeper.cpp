#include "keeper/keeper.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <utility>

#include <systemd/sd-daemon.h>

#include "keeper/disk_wait.hpp"
#include "keeper/waiting.hpp"
#include "plugins/processor_time.hpp"

namespace ludarium::keeper {

namespace {

constexpr milliseconds starting_look{1000}; // how often a starting shell is looked at
// An upgrade that was broken off is no reason to show nothing for ever.
constexpr std::chrono::minutes longest_rest{15};

template <typename... Arguments>
void say(const char* format, Arguments... arguments) {
    std::fprintf(stderr, ("ludarium-keeper: " + std::string(format) + "\n").c_str(), arguments...);
}

} // namespace

Keeper::Keeper(CalmWindow window, std::vector<std::string> shell, std::string screen,
               milliseconds patience)
    : signals_({SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2}),
      window_(std::move(window)),
      command_(std::move(shell)),
      patience_(patience),
      heartbeat_(patience),
      night_screen_(std::move(screen), Clock::now() + patience / screen_stays_on) {}

int Keeper::run() {
    while (true) {
        if (const auto code = turn()) return *code;
        auto descriptors = night_screen_.descriptors();
        descriptors.insert(descriptors.end(),
                           {signals_.descriptor(), window_.descriptor(), post_.descriptor(),
                            shell_ ? shell_->descriptor() : -1});
        wait_for(descriptors, next_turn());
    }
}

std::optional<int> Keeper::turn() {
    take_signals();
    window_.poll();
    take_notices(); // before judging: they may have waited longer than we have
    look_after_shell();
    if (!shell_ && end_by_) night_screen_.leave();
    night_screen_.turn(Clock::now());
    if (night_screen_.stays_off()) give_up(frozen_picture);
    if (window_.screen_is_gone() && !end_by_) {
        ::sd_notify(0, "X_LUDARIUM_SCREEN=gone");
        give_up(screen_gone);
    }
    // Whoever comes after us finds the screen lit: to ask for that takes a moment, and the answer, which takes longer, is not waited
    // for. Where not even that succeeds the service sees to it, when all of it has ended (ExecStopPost).
    if (!shell_ && end_by_ && (night_screen_.is_on() || Clock::now() >= *end_by_))
        return gives_up_.value_or(0);
    feed_watchdog();
    tell_state();
    return std::nullopt;
}

void Keeper::take_signals() {
    while (const int signal = signals_.next()) {
        switch (signal) {
        case SIGHUP: // words and theme are to be read again: the shell's business
            if (shell_) shell_->signal(SIGHUP);
            continue;
        case SIGUSR1: // its files are about to change
            resting_ = true;
            next_start_ = Clock::now() + longest_rest;
            break;
        case SIGUSR2: // and now they have
            next_start_ = Clock::now();
            continue;
        default:
            if (!end_by_) end_by_ = Clock::now() + ending;
        }
        if (shell_) shell_->signal(SIGTERM);
    }
}

void Keeper::take_notices() {
    while (const auto notice = post_.next()) {
        if (!shell_ || notice->from != shell_->pid()) continue;
        for (const std::string& line : notice->lines) {
            heartbeat_.told(line, Clock::now());
            night_screen_.told(line, Clock::now());
        }
        heartbeat_.has_worked(shell::processor_time(shell_->pid()), Clock::now());
    }
}

void Keeper::look_after_shell() {
    const Moment now = Clock::now();
    if (!shell_) {
        // Not before the calm picture is seen: the shell's window would come up below it.
        if (!end_by_ && window_.seen() && now >= next_start_) start_shell();
        return;
    }
    if (const auto end = shell_->ended()) return take_end(*end);
    if (end_by_ && now >= *end_by_) {
        shell_->signal(SIGKILL);
        end_by_ = now + ending;
    }
    if (!heartbeat_.ready() || heartbeat_.hangs(now)) {
        heartbeat_.has_worked(shell::processor_time(shell_->pid()), now);
        if (waits_for_disk(shell_->pid())) heartbeat_.waits_for_disk(now);
    }
    if (!heartbeat_.hangs(now)) return;
    say("the shell hangs, and is killed");
    // No SIGTERM: one that is asked ends in order, and would not remember that something was wrong.
    shell_->signal(SIGKILL);
    heartbeat_.started(now);
}

void Keeper::start_shell() {
    resting_ = false;
    KeptProcess::Start how;
    how.command = command_;
    how.environment = {"NOTIFY_SOCKET=" + post_.address(), "WATCHDOG_PID",
                       "WATCHDOG_USEC=" + std::to_string(heartbeat_.beats_within().count()) +
                           "000"};
    how.when_left_alone = SIGTERM;
    shell_ = KeptProcess::start(how);
    heartbeat_.started(Clock::now());
    if (!shell_) next_start_ = Clock::now() + BackOff::first; // no process is to be had just now
}

void Keeper::take_end(const End& end) {
    shell_.reset();
    night_screen_.alone();
    if (end_by_) end_by_ = Clock::now() + ending; // for the screen
    if (end_by_ || resting_) return;
    if (end.signal == 0 && (end.code == frozen_picture || end.code == screen_anew)) {
        give_up(end.code);
        // Said as well: not every compositor passes on with which code it was left.
        if (end.code == screen_anew) ::sd_notify(0, "X_LUDARIUM_SCREEN=anew");
        return;
    }
    const auto wait = back_off_.after(heartbeat_.well_for(Clock::now()));
    next_start_ = Clock::now() + wait;
    ++restarts_;
    say("the shell ended %s; it is started again in %.0f s", end.told().c_str(),
        static_cast<double>(wait.count()) / 1000);
}

void Keeper::give_up(int code) {
    if (end_by_) return;
    gives_up_ = code;
    end_by_ = Clock::now() + ending;
    if (shell_) shell_->signal(SIGTERM);
}

// With the X server's consent: if it does not answer any more, neither do we, and all is started again.
void Keeper::feed_watchdog() {
    if (Clock::now() < next_feeding_ || !window_.seen()) return;
    next_feeding_ = Clock::now() + patience_ / 2;
    window_.ask_server();
    ::sd_notify(0, "READY=1\nWATCHDOG=1");
}

// For systemctl status, the doctor and metrics.
void Keeper::tell_state() {
    const bool shown = shell_ && heartbeat_.ready();
    std::string state = shown ? "kiosk shown" : "calm picture shown";
    if (night_screen_.stays_on()) state += std::string(", ") + display_stays_on;
    state += ", shell restarts: " + std::to_string(restarts_);
    if (!window_.seen() || state == told_) return;
    told_ = std::move(state);
    ::sd_notify(0, ("STATUS=" + told_).c_str());
}

Moment Keeper::next_turn() const {
    if (!window_.seen()) return Clock::now() + patience_;
    Moment next = std::min(next_feeding_, night_screen_.deadline());
    if (end_by_) next = std::min(next, *end_by_);
    if (!shell_) return end_by_ ? next : std::min(next, next_start_);
    if (!heartbeat_.ready()) next = std::min(next, Clock::now() + starting_look);
    return std::min(next, heartbeat_.deadline());
}

} // namespace ludarium::keeper

#include "session/screen.hpp"

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

#include "session/cookie.hpp"
#include "session/input_devices.hpp"
#include "session/orphans.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::session {

namespace {

// What the service manager says to us is not for them: an X server would answer that all is ready.
const std::vector<std::string> without_manager{"NOTIFY_SOCKET", "WATCHDOG_PID"};

// "vt1" if the service has the first console; nothing where there is none, as in a container.
std::optional<std::string> own_console() {
    const char* name = ::ttyname(STDIN_FILENO);
    const std::string console = "/dev/tty";
    if (!name || std::string(name).compare(0, console.size(), console) != 0) return std::nullopt;
    return "vt" + std::string(name).substr(console.size());
}

bool is_own_fault(int signal) {
    return signal != 0 && signal != SIGKILL && signal != SIGTERM && signal != SIGINT;
}

} // namespace

Screen::Screen(ScreenKind kind, const Equipment& equipment) : kind_(kind), equipment_(equipment) {
    if (kind == ScreenKind::xorg)
        start_xorg();
    else
        start_cage();
    if (!server_) end_ = "no process can be started just now";
}

Screen::~Screen() {
    kill();
    server_.reset();
    keeper_.reset();
    if (display_number_ >= 0) ::close(display_number_);
    end_orphans();
}

void Screen::start_cage() {
    keeper::KeptProcess::Start how;
    how.command = {equipment_.cage, "-d"};
    const auto add = [&how](const std::vector<std::string>& more) {
        how.command.insert(how.command.end(), more.begin(), more.end());
    };
    add(equipment_.cage_options);
    for (int i = 0; equipment_.cage_turns && i < equipment_.turn / 90; ++i) add({"-r"});
    add({"--"});
    add(keeper_command());
    how.environment = without_manager;
    how.environment.push_back(kind_ == ScreenKind::gpu ? "WLR_RENDERER=gles2"
                                                       : "WLR_RENDERER=pixman");
    // A touch screen that is not plugged in yet is no reason to show nothing. But told so, cage looks at those that are there only
    // when one of them is touched, and that first touch is lost.
    if (!has_input_device(equipment_.input_devices))
        how.environment.push_back("WLR_LIBINPUT_NO_DEVICES=1");
    how.when_left_alone = SIGTERM;
    server_ = keeper::KeptProcess::start(how);
}

// Touch screens turn with the picture: here by Xorg's settings, under cage by the kiosk itself.
std::filesystem::path Screen::xorg_settings() const {
    struct Turn {
        int degrees;
        const char* matrix;
    };
    constexpr Turn turns[] = {
        {90, "0 -1 1 1 0 0 0 0 1"}, {180, "-1 0 1 0 -1 1 0 0 1"}, {270, "0 1 0 -1 0 1 0 0 1"}};
    constexpr std::size_t longest = 64 * 1024;
    for (const Turn& turn : turns) {
        if (turn.degrees != equipment_.turn) continue;
        const auto usual = shell::read_whole(equipment_.xorg_settings, longest).value_or("");
        const auto file = equipment_.runtime / "xorg.conf";
        const std::string section =
            "\nSection \"InputClass\"\n    Identifier \"turned\"\n    MatchIsTouchscreen \"on\"\n"
            "    Option \"TransformationMatrix\" \"" +
            std::string(turn.matrix) + "\"\nEndSection\n";
        if (shell::replace_whole(file, usual + section)) return file;
    }
    return equipment_.xorg_settings;
}

// Cage has turned the screen itself, or the keeper has it turned.
std::vector<std::string> Screen::keeper_command() const {
    auto command = equipment_.keeper;
    if (equipment_.turn != 0 && (kind_ == ScreenKind::xorg || !equipment_.cage_turns))
        command.insert(command.begin() + 1, {"--turn", std::to_string(equipment_.turn)});
    if (equipment_.turn != 0 && kind_ != ScreenKind::xorg)
        command.insert(command.end(), {"--glass-turned", std::to_string(equipment_.turn)});
    return command;
}

void Screen::start_xorg() {
    int ends[2];
    if (!write_cookie(equipment_.runtime / "cookie") || ::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    keeper::KeptProcess::Start how;
    how.command = {equipment_.xorg,
                   "-displayfd",
                   std::to_string(ends[1]),
                   "-auth",
                   equipment_.runtime / "cookie",
                   "-logfile",
                   equipment_.runtime / "xorg.log",
                   "-config",
                   xorg_settings(),
                   "-nolisten",
                   "tcp",
                   "-noreset",
                   "-nocursor",
                   "-s",
                   "0",
                   "-keeptty"};
    if (const auto console = own_console()) how.command.push_back(*console);
    how.environment = without_manager;
    how.when_left_alone = SIGTERM;
    how.passed = ends[1];
    server_ = keeper::KeptProcess::start(how);
    ::close(ends[1]);
    display_number_ = ends[0];
}

std::vector<int> Screen::descriptors() const {
    return {server_ ? server_->descriptor() : -1, keeper_ ? keeper_->descriptor() : -1,
            display_number_};
}

void Screen::poll() {
    if (display_number_ >= 0) read_display();
    if (!end_.empty() || !server_) return;
    const std::string program = kind_ == ScreenKind::xorg ? "Xorg" : "cage";
    if (const auto end = server_->ended()) return note_end(program, *end);
    if (!keeper_) return;
    if (const auto end = keeper_->ended()) {
        note_end("the keeper", *end);
        crashed_ = false; // it is no compositor
    }
}

void Screen::note_end(const std::string& program, const keeper::End& end) {
    end_ = program + " ended " + end.told();
    crashed_ = is_own_fault(end.signal);
}

// The number comes in pieces; its line feed is the sign that the server is ready.
void Screen::read_display() {
    char digit = 0;
    ssize_t got = 0;
    while ((got = ::read(display_number_, &digit, 1)) == 1 && digit != '\n') number_ += digit;
    if (got < 0) return;
    ::close(display_number_);
    display_number_ = -1;
    if (digit != '\n') return; // it has ended
    keeper::KeptProcess::Start how;
    how.command = keeper_command();
    how.environment = without_manager;
    how.environment.push_back("DISPLAY=:" + number_);
    how.environment.push_back("XAUTHORITY=" + (equipment_.runtime / "cookie").string());
    how.when_left_alone = SIGTERM;
    keeper_ = keeper::KeptProcess::start(how);
    if (!keeper_) end_ = "no process can be started just now";
}

std::optional<std::string> Screen::ended() {
    if (end_.empty()) return std::nullopt;
    return end_;
}

void Screen::ask_to_end(pid_t keeper) {
    if (keeper > 0)
        ::kill(keeper, SIGTERM);
    else if (server_)
        server_->signal(SIGTERM);
}

void Screen::kill() {
    // An X server that is asked gives the console back; cage would only abort.
    if (server_) server_->signal(kind_ == ScreenKind::xorg ? SIGTERM : SIGKILL);
}

} // namespace ludarium::session

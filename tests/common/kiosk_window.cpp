#include "kiosk_window.hpp"

#include <chrono>
#include <stdexcept>

#include <poll.h>
#include <sys/stat.h>

#include <gtest/gtest.h>

namespace ludarium::test {
namespace {

using std::chrono::steady_clock;

bool readable(int descriptor, steady_clock::time_point until) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now()).count();
    pollfd waits{descriptor, POLLIN, 0};
    return left > 0 && ::poll(&waits, 1, static_cast<int>(left)) > 0;
}

} // namespace

VirtualScreen::VirtualScreen(int width, int height)
    : VirtualScreen(std::vector<std::string>{
          "Xvfb", "-screen", "0", std::to_string(width) + "x" + std::to_string(height) + "x24"}) {}

VirtualScreen::VirtualScreen(std::vector<std::string> server) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    // Without a reset, which would turn away a kiosk that starts a moment after the only other client died.
    server.insert(server.end(), {"-displayfd", "3", "-nolisten", "tcp", "-noreset"});
    server_ = std::make_unique<Child>(server, std::vector<std::string>{}, ends[1]);
    ::close(ends[1]);
    // The number comes in pieces; its line feed is the sign that the server is ready.
    std::string number;
    const auto until = steady_clock::now() + std::chrono::seconds(30);
    for (char digit = 0; digit != '\n'; number += digit)
        if (!readable(ends[0], until) || ::read(ends[0], &digit, 1) != 1)
            throw std::runtime_error(server[0] + " did not start");
    ::close(ends[0]);
    display_ = ":" + std::to_string(std::stoi(number));
}

KioskWindow::KioskWindow(int width, int height)
    : KioskWindow(KioskStart{width, height, "tablut", "", ""}) {}

KioskWindow::KioskWindow(KioskStart how)
    : how_(std::move(how)),
      screen_(how_.server.empty() ? VirtualScreen(how_.width, how_.height)
                                  : VirtualScreen(how_.server)) {
    if (!how_.settings.empty()) folder_.write("kiosk.toml", how_.settings);
    // Boards and pieces take seconds to draw; all tests share one cache of them.
    std::filesystem::create_directories(LUDARIUM_TEST_PICTURES);
    std::filesystem::create_directories(state());
    if (!std::filesystem::exists(state() / "pictures"))
        std::filesystem::create_directory_symlink(LUDARIUM_TEST_PICTURES, state() / "pictures");
    const auto pipe = (folder_ / "report").string();
    ::mkfifo(pipe.c_str(), 0600);
    // For reading and writing, so that it stays open while the shell is started again.
    report_ = ::open(pipe.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    start();
}

KioskWindow::~KioskWindow() {
    shell_.reset();
    ::close(report_);
}

void KioskWindow::start() {
    std::vector<std::string> command{LUDARIUM_PROGRAM,
                                     "--games",
                                     how_.games.empty() ? LUDARIUM_GAMES : how_.games,
                                     "--state",
                                     state().string(),
                                     "--language",
                                     "it",
                                     "--seed",
                                     "1",
                                     "--report",
                                     (folder_ / "report").string(),
                                     "--log",
                                     (folder_ / "log").string()};
    if (how_.kiosk)
        command.push_back("--kiosk");
    else
        command.insert(command.end(),
                       {"--size", std::to_string(how_.width) + "x" + std::to_string(how_.height)});
    if (!how_.game.empty()) command.insert(command.end(), {"--game", how_.game});
    if (!how_.content.empty()) command.insert(command.end(), {"--content", how_.content});
    if (!how_.settings.empty())
        command.insert(command.end(), {"--settings", (folder_ / "kiosk.toml").string()});
    command.insert(command.end(), how_.options.begin(), how_.options.end());
    if (!how_.command.empty()) {
        command = how_.command;
        command.insert(command.end(),
                       {"--state", state().string(), "--report", (folder_ / "report").string()});
    }
    auto environment = how_.environment;
    environment.push_back("DISPLAY=" + screen_.display());
    shell_ = std::make_unique<Child>(command, environment);
}

void KioskWindow::kill_shell(int signal) {
    shell_->end(signal);
}

void KioskWindow::have_screen(int width, int height) {
    how_.width = width;
    how_.height = height;
    screen_ = VirtualScreen(width, height);
}

// No screen of glass cares for the times of a line and a picture.
void KioskWindow::resize_screen(int width, int height) {
    const auto w = std::to_string(width);
    const auto h = std::to_string(height);
    const auto mode = w + "x" + h + "-of-test";
    const auto xrandr = [this](std::vector<std::string> words) {
        words.insert(words.begin(), "xrandr");
        Child(words, {"DISPLAY=" + screen_.display()}).wait();
    };
    if (modes_.insert(mode).second) {
        xrandr({"--newmode", mode, "60", w, w, w, w, h, h, h, h});
        xrandr({"--addmode", "screen", mode});
    }
    xrandr({"--output", "screen", "--mode", mode});
}

int KioskWindow::await_end() {
    const int status = shell_->wait();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

KioskWindow::Line KioskWindow::await(const std::string& saw) {
    const auto until = steady_clock::now() + std::chrono::seconds(60);
    while (true) {
        for (auto end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
            const auto line = Line::parse(unread_.substr(0, end));
            unread_.erase(0, end + 1);
            note(line);
            if (line.at("saw") == saw) return line;
        }
        if (!readable(report_, until)) throw std::runtime_error("the kiosk did not report: " + saw);
        char bytes[4096];
        const ssize_t got = ::read(report_, bytes, sizeof bytes);
        if (got > 0) unread_.append(bytes, static_cast<std::size_t>(got));
    }
}

void KioskWindow::note(const Line& line) {
    if (line.at("saw") == "places") places_.update(line.at("places"));
    if (line.at("saw") == "screen") screens_.insert(line.at("name").get<std::string>());
    if (line.at("saw") == "panel") raves_ = line.at("raves");
    if (line.at("saw") == "host") host_pid_ = line.at("pid");
    if (line.at("saw") == "focus") focus_ = line.at("name").get<std::string>();
    if (line.at("saw") == "offers") offers_ = line.at("names").get<std::vector<std::string>>();
}

KioskWindow::Line KioskWindow::await(const std::string& saw, const std::string& member,
                                     const Line& value) {
    while (true)
        if (auto line = await(saw); line.at(member) == value) return line;
}

KioskWindow::Line KioskWindow::await_position(std::uint64_t ply) {
    while (true)
        if (auto line = await("position"); line.at("ply") == ply) return line;
}

KioskWindow::Line KioskWindow::counters() {
    ::kill(shell_pid(), SIGUSR1);
    return await("counters");
}

std::pair<int, int> KioskWindow::middle_of(const std::string& place) const {
    const auto& box = places_.at(place);
    return {box[0].get<int>() + box[2].get<int>() / 2, box[1].get<int>() + box[3].get<int>() / 2};
}

std::vector<std::string> KioskWindow::at(const std::string& place) const {
    const auto [x, y] = middle_of(place);
    return {std::to_string(x), std::to_string(y)};
}

void KioskWindow::tap(const std::string& place) {
    const auto point = at(place);
    xdotool({"mousemove", point[0], point[1], "click", "1"});
}

void KioskWindow::drag(const std::string& from, const std::string& to) {
    const auto start = at(from), end = at(to);
    xdotool({"mousemove", start[0], start[1], "mousedown", "1", "mousemove", end[0], end[1],
             "mouseup", "1"});
}

void KioskWindow::tap_at(int x, int y) {
    xdotool({"mousemove", std::to_string(x), std::to_string(y), "click", "1"});
}

void KioskWindow::tap_all(const std::vector<std::string>& places) {
    std::vector<std::string> words;
    for (const auto& place : places) {
        const auto point = at(place);
        words.insert(words.end(), {"mousemove", point[0], point[1], "click", "1"});
    }
    xdotool(words);
}

Child KioskWindow::drumming(const std::vector<std::string>& places, int times_a_second) {
    const int rounds = 30 * times_a_second; // no test takes as long
    const auto pause = "sleep " + std::to_string(1.0 / times_a_second) + "\n";
    std::string script;
    for (int round = 0; round < rounds; ++round)
        for (const auto& place : places) {
            const auto point = at(place);
            script += "mousemove " + point[0] + " " + point[1] + "\nclick --delay 0 1\n" + pause;
        }
    return Child({"xdotool", folder_.write("drumming", script).string()},
                 {"DISPLAY=" + screen_.display()});
}

void KioskWindow::await_panel(bool raves) {
    while (raves_ != raves) await("panel");
}

void KioskWindow::hold_at(const std::vector<std::pair<int, int>>& places, double seconds) {
    std::vector<std::string> words;
    for (const auto& [x, y] : places)
        words.insert(words.end(), {"mousemove", std::to_string(x), std::to_string(y), "mousedown",
                                   "1", "sleep", std::to_string(seconds), "mouseup", "1"});
    xdotool(words);
}

void KioskWindow::key(const std::string& name) {
    xdotool({"key", name});
}

void KioskWindow::hands(const std::string& script) {
    xdotool({folder_.write("hands", script).string()});
}

void KioskWindow::sit_down(const std::string& game) {
    tap("button-game-" + game);
    await("screen", "name", "page");
    tap("button-start");
    await_position(0);
}

std::string KioskWindow::log() const {
    std::ifstream in(folder_ / "log");
    return {std::istreambuf_iterator<char>(in), {}};
}

void KioskWindow::xdotool(const std::vector<std::string>& words) {
    std::vector<std::string> command{"xdotool"};
    command.insert(command.end(), words.begin(), words.end());
    Child(command, {"DISPLAY=" + screen_.display()}).wait();
}

} // namespace ludarium::test

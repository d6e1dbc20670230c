#include "doctor_checks.hpp"

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <sstream>

#include <poll.h>

#include <ludarium/host/sandbox.hpp>

#include "apart.hpp"
#include "asked_program.hpp"
#include "plugins/host_process.hpp"
#include "plugins/wire/messages.hpp"
#include "session/graphics_cards.hpp"
#include "sound/device.hpp"
#include "sound/voices.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;
using std::chrono::seconds;

namespace {

// What the host said first, or why it said nothing.
std::optional<std::string> trouble_with_host(const Installation& kiosk,
                                             const shell::InstalledGame& game) {
    auto host = shell::HostProcess::start(kiosk.host.string(), game);
    if (!host) return host.problem();
    std::string packet;
    for (;;) {
        pollfd waits{host->channel().descriptor(), POLLIN, 0};
        if (::poll(&waits, 1, 5000) <= 0) return "it does not answer within five seconds";
        using Got = shell::wire::Channel::Got;
        const Got got = host->channel().receive(packet);
        if (got == Got::nothing) continue;
        if (got != Got::packet) return host->end().told();
        const auto answer = shell::wire::decode_answer(packet, nullptr);
        if (!answer) return "it answers in a way nobody understands";
        if (std::holds_alternative<shell::wire::Hello>(answer->message)) return std::nullopt;
        if (const auto* refused = std::get_if<shell::wire::Refused>(&answer->message))
            return refused->reason;
    }
}

Finding sandbox() {
    std::string told;
    const int code = run_apart(
        [] {
            const auto confined = host::confine_for_loading({});
            if (!confined) return std::cout << confined.problem(), 1;
            return std::cout << confined->landlock_abi, 0;
        },
        [&told](std::string_view more) { told += more; });
    if (code != 0)
        return fault("sandbox", "this kernel does not let a process lock itself in: " + told,
                     "Games can't be run safely, and are not. Use Debian's own kernel.");
    if (told == "0")
        return advice("sandbox", "games are locked in by seccomp; this kernel has no Landlock",
                      "With lsm=…,landlock on the kernel's command line they could read no file "
                      "at all.");
    return fine("sandbox", "games are locked in by seccomp and Landlock " + told);
}

// "ActiveState=active" and so on; nothing where there is no systemd.
std::map<std::string, std::string> service_properties() {
    const auto said =
        ask_program({"systemctl", "show", "ludarium.service", "--property",
                     "LoadState,ActiveState,UnitFileState,NRestarts,WatchdogUSec,StatusText"},
                    seconds(10));
    std::map<std::string, std::string> properties;
    if (!said || said->code != 0) return properties;
    std::istringstream lines(said->output);
    for (std::string line; std::getline(lines, line);)
        if (const auto sign = line.find('='); sign != std::string::npos)
            properties[line.substr(0, sign)] = line.substr(sign + 1);
    return properties;
}

bool is_service(const std::map<std::string, std::string>& properties) {
    const auto load = properties.find("LoadState");
    return load != properties.end() && load->second == "loaded";
}

std::string local_text(std::time_t moment) {
    std::tm parts{};
    ::localtime_r(&moment, &parts);
    char text[64];
    std::strftime(text, sizeof text, "%A %Y-%m-%d %H:%M %Z", &parts);
    return text;
}

} // namespace

Findings look_at_host(const Installation& kiosk) {
    Findings found{sandbox()};
    const auto installed = shell::find_games({kiosk.games, kiosk.store});
    if (installed.games.empty()) return found;
    const auto& game = *installed.games.front();
    if (const auto trouble = trouble_with_host(kiosk, game))
        found.push_back(
            fault("host", kiosk.host.string() + " can't run " + game.manifest.id + ": " + *trouble,
                  "Install the package ludarium again; ludariumctl validate " + game.manifest.id +
                      " says whether it is the game."));
    else
        found.push_back(fine("host", "a game's own process starts and answers"));
    return found;
}

Findings look_at_screen(const Installation& kiosk) {
    std::error_code failed;
    if (!fs::exists(kiosk.kiosk, failed))
        return {fault("screen", "there is no " + kiosk.kiosk.string(),
                      "Install the kiosk itself: apt install ludarium.")};
    const char* display = std::getenv("DISPLAY");
    if (!display || !*display)
        return {
            advice("screen", "from this shell no screen can be seen",
                   "To have it looked at, ask again in a terminal on it, or with DISPLAY set.")};
    const auto said = ask_program({kiosk.kiosk.string(), "--look"}, seconds(20));
    if (!said)
        return {fault("screen", "the kiosk's program can't be run, or hangs on this screen",
                      "journalctl -u ludarium -b says more.")};
    std::string answer = said->output;
    while (!answer.empty() && answer.back() == '\n') answer.pop_back();
    if (said->code != 0)
        return {fault("screen", answer,
                      "Is the X server or the compositor running, and may this user use it "
                      "(xauth)?")};
    if (answer.find("llvmpipe") != std::string::npos ||
        answer.find("softpipe") != std::string::npos)
        return {advice("screen", answer + ", in software",
                       "It works, but slowly on a large screen: is the graphics card's driver "
                       "or firmware missing?")};
    return {fine("screen", answer)};
}

Findings look_at_sound(const Installation& kiosk) {
    if (!shell::sound_device_exists())
        return {advice("sound", "no sound device can be used from here",
                       "If the machine has one: is its user in the group audio?")};
    if (settings_of(kiosk).volume == 0)
        return {advice("sound", "the volume is 0", "Set volume in [sound] to be heard.")};
    return {fine("sound", "there is a sound device")};
}

Findings look_at_voices(const Installation& kiosk) {
    const auto said = ask_program({"espeak-ng", "--voices"}, seconds(10));
    if (!said || said->code != 0)
        return {advice("voices", "nothing can be read aloud", "apt install espeak-ng.")};
    const shell::Voices voices(said->output);
    Findings found;
    for (const std::string& language : offered_languages(kiosk))
        if (!voices.voice_for(language))
            found.push_back(advice("voices", "espeak-ng has no voice for " + language,
                                   "Pages in this language are not read aloud."));
    if (found.empty())
        found.push_back(fine("voices", "pages can be read aloud in every language on offer"));
    return found;
}

Findings look_at_service(const Installation&) {
    auto service = service_properties();
    if (!is_service(service))
        return {advice("service", "the kiosk is no service of systemd here",
                       "Nothing starts it again when it ends; the package ludarium brings a "
                       "service.")};
    Findings found;
    if (service["UnitFileState"] != "enabled")
        found.push_back(fault("service", "the kiosk does not start with the machine",
                              "systemctl enable ludarium."));
    // A service that was started without one is "activating" until there is one.
    const std::string state = service["StatusText"];
    if (state == session::no_display &&
        (service["ActiveState"] == "active" || service["ActiveState"] == "activating"))
        found.push_back(fault("service", "the kiosk waits, because " + state,
                              "Look at the display's cable, and whether it is switched on: many "
                              "that are off are not there for the machine. The kiosk is on it some "
                              "seconds later."));
    else if (service["ActiveState"] != "active")
        found.push_back(fault("service",
                              "the kiosk is not running (" + service["ActiveState"] + ")",
                              "systemctl start ludarium; journalctl -u ludarium -b says why it "
                              "ended."));
    else if (state.rfind("calm picture", 0) == 0)
        found.push_back(fault("service", "not the kiosk is on the screen, but its keeper: " + state,
                              "If it was started just now, ask again; journalctl -u ludarium -b "
                              "says why it ends."));
    else
        found.push_back(fine("service", "the kiosk runs and has shown its first picture" +
                                            (state.empty() ? "" : " (" + state + ")")));
    if (service["WatchdogUSec"] == "0" || service["WatchdogUSec"] == "infinity")
        found.push_back(fault("watchdog", "nobody notices if the kiosk hangs",
                              "Take away what sets WatchdogSec in systemctl cat ludarium."));
    if (const std::string restarts = service["NRestarts"]; restarts != "0" && !restarts.empty())
        found.push_back(advice("watchdog",
                               "the kiosk was started again " + restarts +
                                   " times since the machine was started",
                               "journalctl -u ludarium -b says why."));
    return found;
}

Findings look_at_lockdown(const Installation&) {
    std::error_code failed;
    if (!is_service(service_properties()) || fs::exists("/etc/sysctl.d/90-ludarium.conf", failed))
        return {};
    return {advice("lock-down", "the system's own keys still work: consoles, Ctrl+Alt+Del, SysRq",
                   "sudo sh /usr/share/doc/ludarium/examples/lockdown/apply.")};
}

Findings look_at_clock(const Installation& kiosk) {
    const std::time_t now = std::time(nullptr);
    std::error_code failed;
    // Whatever was installed was installed in the past.
    const auto theme = fs::last_write_time(kiosk.content / "theme/theme.toml", failed);
    const auto file_now = fs::file_time_type::clock::now();
    if (!failed && theme > file_now + std::chrono::hours(24))
        return {fault("clock", "the clock is wrong: it shows " + local_text(now),
                      "timedatectl set-ntp true, or timedatectl set-time; opening hours and "
                      "statistics go by it.")};
    std::tm parts{};
    ::localtime_r(&now, &parts);
    const auto hours = settings_of(kiosk).hours.days;
    bool always_open = true;
    for (const auto& day : hours) always_open &= day.from == 0 && day.to == 24 * 60;
    if (std::string(parts.tm_zone) == "UTC" && !always_open)
        return {advice("clock", "it is " + local_text(now) + ", and the opening hours go by that",
                       "If the museum is elsewhere: timedatectl set-timezone, for example "
                       "Europe/Rome.")};
    return {fine("clock", "it is " + local_text(now))};
}

} // namespace ludarium::ctl

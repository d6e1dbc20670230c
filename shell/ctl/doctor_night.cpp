// What becomes of the screen and the machine outside the opening hours.
#include <algorithm>

#include "asked_program.hpp"
#include "doctor_checks.hpp"
#include "session/screen_memory.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;
using std::chrono::seconds;

namespace {

bool always_open(const shell::OpeningHours& hours) {
    return std::all_of(hours.days.begin(), hours.days.end(),
                       [](const auto& day) { return day.from == 0 && day.to == 24 * 60; });
}

// Cage before 0.2 turns the screen by an option of its own, and lets nobody switch it off.
bool cage_obeys() {
    const auto help = ask_program({"cage", "-h"}, seconds(10));
    const auto hand = ask_program({"wlr-randr", "--help"}, seconds(10));
    return help && hand && hand->code == 0 && help->output.find("-r\t") == std::string::npos;
}

} // namespace

Findings look_at_night(const Installation& kiosk) {
    const shell::KioskSettings settings = settings_of(kiosk);
    if (settings.night == shell::Night::dark || always_open(settings.hours)) return {};
    std::error_code failed;
    if (settings.night == shell::Night::machine_off &&
        !fs::exists("/sys/class/rtc/rtc0/wakealarm", failed))
        return {fault("night", "this machine has no clock that could switch it on in the morning",
                      "Choose another way for the night on the panel's page Kiosk, or switch the "
                      "machine on by a timer in its firmware.")};
    const session::ScreenMemory memory(kiosk.state / session::screen_memory_file);
    if (!memory.works()) return {};
    if (*memory.works() != session::ScreenKind::xorg && !cage_obeys())
        return {advice("night",
                       "outside the opening hours the screen shows black, but is not switched off: "
                       "this version of cage can't do that",
                       "Debian 13 has one that can. Or let the machine switch itself off, on the "
                       "panel's page Kiosk.")};
    return {fine("night", "outside the opening hours the screen is switched off")};
}

} // namespace ludarium::ctl

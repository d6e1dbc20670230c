// What becomes of the screen and the machine outside the opening hours.
#include <algorithm>

#include "asked_program.hpp"
#include "doctor_checks.hpp"
#include "keeper/night_screen.hpp"
#include "session/screen_memory.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;
using std::chrono::seconds;

namespace {

bool always_open(const shell::OpeningHours& hours) {
    return std::all_of(hours.days.begin(), hours.days.end(),
                       [](const auto& day) { return day.from == 0 && day.to == 24 * 60; });
}

// The keeper says so from the first night on.
bool display_has_stayed_on() {
    const auto status = ask_program(
        {"systemctl", "show", "ludarium.service", "--property", "StatusText"}, seconds(10));
    return status && status->output.find(keeper::display_stays_on) != std::string::npos;
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
    if (display_has_stayed_on())
        return {advice(
            "night", "outside the opening hours the screen shows black, but the display stays on",
            "journalctl -u ludarium -g ludarium-console says why. Let the machine switch "
            "itself off, on the panel's page Kiosk, or have a timer on the display.")};
    return {fine("night", "outside the opening hours the screen is switched off")};
}

} // namespace ludarium::ctl

#include "keeper/consoles.hpp"

#include <fstream>
#include <thread>

#include <fcntl.h>
#include <linux/major.h>
#include <linux/tiocl.h>
#include <linux/vt.h>
#include <sys/ioctl.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace ludarium::keeper {

namespace {

// The first word of a file of the kernel's.
std::string word_in(const std::filesystem::path& file) {
    std::string word;
    std::ifstream(file) >> word;
    return word;
}

void tell(int terminal, char what, char how = 0) {
    char order[] = {what, how};
    ::ioctl(terminal, TIOCLINUX, order);
}

} // namespace

RealConsoles::RealConsoles() : terminal_(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)) {}

RealConsoles::~RealConsoles() {
    if (terminal_ >= 0) ::close(terminal_);
}

int RealConsoles::own() const {
    unsigned device = 0;
    if (::ioctl(terminal_, TIOCGDEV, &device) != 0 || major(device) != TTY_MAJOR) return 0;
    // Behind the consoles, serial lines are counted.
    return minor(device) <= MAX_NR_CONSOLES ? static_cast<int>(minor(device)) : 0;
}

int RealConsoles::shown() const {
    vt_stat state{};
    return ::ioctl(terminal_, VT_GETSTATE, &state) == 0 ? state.v_active : 0;
}

void RealConsoles::ask_for(int console) {
    ::ioctl(terminal_, VT_ACTIVATE, console);
}

void RealConsoles::blank() {
    constexpr char power_down =
        3; // of VESA's ways the last one; the kernel has no name for it here
    tell(terminal_, TIOCL_SETVESABLANK, power_down);
    tell(terminal_, TIOCL_BLANKSCREEN);
}

void RealConsoles::unblank() {
    tell(terminal_, TIOCL_UNBLANKSCREEN);
}

Power RealConsoles::power() const {
    return power_of_displays("/sys/class/drm");
}

void RealConsoles::wait(milliseconds time) {
    std::this_thread::sleep_for(time);
}

Power power_of_displays(const std::filesystem::path& cards) {
    Power all = Power::unknown;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(cards, failed)) {
        const std::string power = word_in(entry.path() / "dpms");
        if (power.empty()) continue; // not a connector
        all = Power::off;
        // One that shows nothing at all is called "disabled", and keeps whatever power it had.
        if (power != "Off" && word_in(entry.path() / "enabled") != "disabled") return Power::on;
    }
    return all;
}

} // namespace ludarium::keeper

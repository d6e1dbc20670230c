#include "machine/hardware.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <linux/rtc.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ludarium::machine {

namespace {

constexpr const char* clock_device = "/dev/rtc0";

std::string told(const std::string& what) {
    return what + ": " + std::strerror(errno);
}

class ClockDevice {
  public:
    ClockDevice() : descriptor_(::open(clock_device, O_RDWR | O_CLOEXEC)) {}
    ~ClockDevice() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    ClockDevice(const ClockDevice&) = delete;
    ClockDevice& operator=(const ClockDevice&) = delete;

    bool there() const { return descriptor_ >= 0; }
    template <class Subject>
    bool does(unsigned long what, Subject* with) const {
        return ::ioctl(descriptor_, what, with) == 0;
    }

  private:
    int descriptor_;
};

// In UTC, as Debian has it on a machine without other systems.
rtc_time as_clock_has_it(std::time_t moment) {
    std::tm parts{};
    ::gmtime_r(&moment, &parts);
    rtc_time time{};
    time.tm_sec = parts.tm_sec;
    time.tm_min = parts.tm_min;
    time.tm_hour = parts.tm_hour;
    time.tm_mday = parts.tm_mday;
    time.tm_mon = parts.tm_mon;
    time.tm_year = parts.tm_year;
    return time;
}

std::time_t moment_of(const rtc_time& time) {
    std::tm parts{};
    parts.tm_sec = time.tm_sec;
    parts.tm_min = time.tm_min;
    parts.tm_hour = time.tm_hour;
    parts.tm_mday = time.tm_mday;
    parts.tm_mon = time.tm_mon;
    parts.tm_year = time.tm_year;
    return ::timegm(&parts);
}

} // namespace

Hardware::Trouble RealHardware::set_clock(std::time_t to) {
    const timespec moment{to, 0};
    if (::clock_settime(CLOCK_REALTIME, &moment) != 0) return told("the clock");
    // A machine without a clock of its own keeps the system's; there is nothing to be said about that.
    const ClockDevice device;
    rtc_time time = as_clock_has_it(to);
    if (device.there() && !device.does(RTC_SET_TIME, &time)) return told(clock_device);
    return std::nullopt;
}

Hardware::Trouble RealHardware::set_alarm(std::time_t at) {
    const ClockDevice device;
    if (!device.there()) return told(clock_device);
    rtc_wkalrm alarm{};
    alarm.enabled = 1;
    alarm.time = as_clock_has_it(at);
    if (!device.does(RTC_WKALM_SET, &alarm)) return told("the alarm");
    // Some clocks take an alarm for granted and forget it: a machine that stays off needs a finger in the morning.
    rtc_wkalrm kept{};
    if (!device.does(RTC_WKALM_RD, &kept)) return told("the alarm");
    if (!kept.enabled || moment_of(kept.time) != at) return "the alarm: the clock has not kept it";
    return std::nullopt;
}

// The service manager's own sign for it: no bus has to run, and no right to start or stop anything is needed.
Hardware::Trouble RealHardware::switch_off() {
    constexpr pid_t service_manager = 1;
    constexpr int starts_poweroff_target = 4;
    if (::kill(service_manager, SIGRTMIN + starts_poweroff_target) != 0)
        return told("the service manager");
    return std::nullopt;
}

bool RealHardware::is_mounted(const std::filesystem::path& folder) {
    struct stat here{};
    struct stat above{};
    return ::lstat(folder.c_str(), &here) == 0 && S_ISDIR(here.st_mode) &&
           ::lstat(folder.parent_path().c_str(), &above) == 0 && here.st_dev != above.st_dev;
}

} // namespace ludarium::machine

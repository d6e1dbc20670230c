// The machine's clocks and its power, behind an interface: tests have no clock to spare.
#pragma once

#include <ctime>
#include <filesystem>
#include <optional>
#include <string>

namespace ludarium::machine {

class Hardware {
  public:
    virtual ~Hardware() = default;

    using Trouble = std::optional<std::string>; // what the system says; nothing: it is done

    virtual std::time_t now() = 0;
    // Of the system, and of the machine where it has one that runs without power.
    virtual Trouble set_clock(std::time_t to) = 0;
    // The machine's own clock switches it on then.
    virtual Trouble set_alarm(std::time_t at) = 0;
    virtual Trouble switch_off() = 0;
    // Another file system than the folder above it: a stick is plugged in.
    virtual bool is_mounted(const std::filesystem::path& folder) = 0;
};

class RealHardware : public Hardware {
  public:
    std::time_t now() override { return std::time(nullptr); }
    Trouble set_clock(std::time_t to) override;
    Trouble set_alarm(std::time_t at) override;
    Trouble switch_off() override;
    bool is_mounted(const std::filesystem::path& folder) override;
};

} // namespace ludarium::machine

// A ludarium-host child: its socket, its life and its death.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "plugins/blame.hpp"
#include "plugins/installed_game.hpp"
#include "plugins/wire/channel.hpp"

namespace ludarium::shell {

class HostProcess {
  public:
    // Starts `program` for the game's library; takes a few milliseconds.
    static host::Result<HostProcess> start(const std::string& program, const InstalledGame& game);

    HostProcess(HostProcess&& other) noexcept;
    HostProcess& operator=(HostProcess&&) = delete;
    ~HostProcess(); // kills it and takes its remains

    wire::Channel& channel() { return channel_; }
    const wire::Channel& channel() const { return channel_; }
    int pid() const { return pid_; }

    // The program on the disk is not the one that was started: an upgrade is under way.
    bool program_changed() const;
    // Kills it, if it lives.
    HostEnd end();
    // It has closed its end, so it is about to go, and how it goes is worth a moment.
    HostEnd end_after_closing();

  private:
    // Device, inode, size and time of a file; none of them the same after an upgrade.
    using Identity = std::array<std::int64_t, 5>;
    static Identity identity_of(const std::string& program);

    bool has_ended(HostEnd& end);

    HostProcess(wire::Channel channel, int pid, std::string program, Identity identity);

    wire::Channel channel_;
    int pid_;
    std::string program_;
    Identity identity_;
};

} // namespace ludarium::shell

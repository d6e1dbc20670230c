// A ludarium-host child: its socket, its life and its death.
#pragma once

#include <optional>
#include <string>

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

    // Kills it, if it lives, and says how it ended: "killed by signal 11 (Segmentation fault)".
    std::string end();

  private:
    HostProcess(wire::Channel channel, int pid) : channel_(std::move(channel)), pid_(pid) {}

    wire::Channel channel_;
    int pid_;
};

} // namespace ludarium::shell

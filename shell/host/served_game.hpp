// The game inside a host process: requests in, answers out, all through the SDK's boundary.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/state.hpp>

#include "plugins/wire/messages.hpp"

namespace ludarium::shell {

class ServedGame {
  public:
    explicit ServedGame(const host::Plugin& plugin) : plugin_(plugin) {}

    wire::Hello hello() const;

    // Each gives the answer, or Failed with the plugin's reason.
    wire::Answer begin(const wire::Begin& request);
    // Nothing until the last piece of the replay has come.
    std::optional<wire::Answer> replay(const wire::Replay& request);
    wire::Answer play(const wire::Play& request);
    wire::Answer explain(const wire::Explain& request) const;

    // A copy for the thinking thread.
    host::Result<host::State> copy() const;

  private:
    host::Result<Position> position() const;

    const host::Plugin& plugin_;
    std::optional<host::State> state_;
    std::uint64_t ply_ = 0;
};

Told told_from(const ludarium_message& message);

} // namespace ludarium::shell

// A game's state on the host's side: owned, and every answer checked for what can be checked here.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludarium/types.hpp>

#include "plugin.hpp"

namespace ludarium::host {

const char* status_text(ludarium_status status);

// What can be seen, in vectors.
struct Seen {
    std::vector<ludarium_stack> stacks;
    std::vector<ludarium_die> dice;
    std::vector<ludarium_count> counts;
    std::uint32_t turn = LUDARIUM_NONE;
    std::string phase;
};

// A move-only handle. The plugin must outlive it. Problems name the function and the status it
// gave.
class State {
  public:
    static Result<State> create(const Plugin& plugin, const ludarium_setup& setup);
    static Result<State> deserialize(const Plugin& plugin, const ludarium_setup& setup,
                                     std::string_view bytes);
    // notation/1; the problem tells the offset.
    static Result<State> from_text(const Plugin& plugin, const ludarium_setup& setup,
                                   std::string_view text);

    Result<State> clone() const;
    ludarium_actor actor() const;
    Result<std::vector<Action>> legal_actions() const;
    Result<std::vector<std::uint32_t>> chance_weights() const;
    // LUDARIUM_OK, or what the plugin refused with; events are appended.
    ludarium_status apply(Action action, std::vector<ludarium_event>* events = nullptr);
    Result<ludarium_outcome> outcome() const;
    Result<Seen> view() const;
    Result<ludarium_move> describe(Action action) const;
    Result<std::string> action_text(Action action) const;
    Result<Action> action_from_text(std::string_view text) const;
    Result<std::string> serialize() const;
    Result<std::string> position_text() const;
    std::uint64_t hash() const;

    const ludarium_state* raw() const { return raw_.get(); }
    const Plugin& plugin() const { return *plugin_; }

  private:
    using Owned = std::unique_ptr<ludarium_state, void (*)(ludarium_state*)>;
    State(const Plugin& plugin, ludarium_state* raw);
    static Result<State> taken(const Plugin& plugin, const char* by, ludarium_status status,
                               ludarium_state* raw);

    const Plugin* plugin_;
    Owned raw_;
};

} // namespace ludarium::host

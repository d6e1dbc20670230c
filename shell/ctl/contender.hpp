// Somebody who can be played against in a match.
#pragma once

#include <memory>

#include "plugin_rules.hpp"
#include "wanted_game.hpp"

namespace ludarium::ctl {

struct ThinkLimits {
    std::uint32_t ms = 0;    // 0: no limit
    std::uint64_t nodes = 0; // 0: no limit
};

// One opponent in one process, for game after game. Throws what went wrong.
class Contender {
  public:
    virtual ~Contender() = default;

    virtual void begin(const OpenedGame&) {}
    // For every action of the game, throws and one's own included.
    virtual void played(const std::string& /*action*/) {}
    virtual Action choose(const PluginState& state, std::uint64_t seed) = 0;
};

// What a contender is called on the command line, and what that means.
class ContenderName {
  public:
    // A level of the game, one of the names below, or cmd:<program and arguments>.
    static host::Result<ContenderName> read(const std::string& text);
    static constexpr const char* all =
        "apprentice, player, master, level:<number>, greedy, "
        "greedy-step, first-timer, monte-carlo, monte-carlo-judged, random or cmd:<program>";

    const std::string& text() const { return text_; }
    // What an outside engine is started with; empty for all others.
    std::string program() const;
    // As at the kiosk: a second for the master, 0.3 s for the levels below. Whoever is no level has
    // the master's time.
    ThinkLimits usual_limits() const;

    // For whoever is no outside engine.
    host::Result<std::unique_ptr<Contender>> contender(const host::Plugin& plugin,
                                                       ThinkLimits limits) const;

  private:
    std::string text_;
};

} // namespace ludarium::ctl

// What a visitor has chosen on a game's page: length, opponents, variants. A plain value, so that
// tests can choose anything.
#pragma once

#include <optional>

#include "plugins/installed_game.hpp"
#include "visit/journal.hpp"

namespace ludarium::shell {

class GameSetup {
  public:
    static constexpr unsigned levels = 3;       // of the computer, as every page offers them
    static constexpr unsigned middle_level = 1; // until the visitor chooses

    // The way to play that the manifest names first, the visitor on the first seat, and the computer
    // at its middle level on the others.
    explicit GameSetup(const host::Manifest& manifest);

    // Length.
    void choose_mode(std::size_t mode);
    std::optional<std::size_t> mode() const; // none: choices that no mode has
    // Variants.
    void choose(std::size_t option, std::uint32_t choice);
    std::uint32_t choice(std::size_t option) const { return header_.choices.at(option); }
    // Whether variants can be had that no mode has.
    bool has_variants() const;

    // Opponents.
    bool many_seats() const { return manifest_->max_seats > 2; }
    void play_computer(unsigned level);
    void play_friend();
    std::optional<unsigned> level() const; // of the computer; none: there is no computer
    // Visitor, computer, nobody, visitor …, past what would leave too few at the table.
    void turn_seat(std::size_t player);
    Seat::Kind seat(std::size_t player) const { return header_.seats.at(player).kind; }

    const GameHeader& header() const { return header_; }

  private:
    unsigned count(Seat::Kind kind) const;
    bool playable() const;

    const host::Manifest* manifest_;
    GameHeader header_;
    unsigned level_ = middle_level;
};

} // namespace ludarium::shell

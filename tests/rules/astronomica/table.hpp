// A table to play at in tests: positions, moves and events as text.
#pragma once

#include <string>
#include <vector>

#include <astronomica/game.hpp>

namespace astronomica {

// The choices of a game, by their names; what is not named is as in the text of 1283.
struct Agreed {
    std::string ransom = "captor";
    std::string dice = "total";
    std::string die = "six";
    std::string men = "7";
    std::string rounds = "none";
};

ludarium::Setup setup_of(unsigned seats, const Agreed& agreed = {});

class Table {
  public:
    // All who are named in the position take part.
    explicit Table(const std::string& position, const Agreed& agreed = {});
    Table(unsigned seats, const Agreed& agreed); // before the first throw

    // An action by its text; what happens is in `events`. Throws std::logic_error if it is illegal.
    Table& play(const std::string& action);

    std::vector<std::string> legal() const;
    bool is_legal(const std::string& action) const;
    std::string text() const { return Astronomica::position_text(state); }
    // "why.blocked spot=20 player=moon", or "" if there is nothing to say; spots by their names.
    std::string why_not(const std::string& from, const std::string& to = "") const;
    std::string forced() const;
    // "4", "4 spent" or "0" before the throw.
    std::vector<std::string> dice() const;
    // "saturn 20x2", ascending by spot.
    std::vector<std::string> stacks() const;
    // Whose turn it is and which phase: "saturn opening".
    std::string turn() const;
    // "captured 2", one for each counter shown of the planet.
    std::vector<std::string> counts(const std::string& planet) const;
    int place(const std::string& planet) const;
    int score(const std::string& planet) const;
    std::string reason() const;

    State state;
    std::vector<std::string> events; // of the last action: "moved saturn 8-20"
};

std::string said(const ludarium::Message& message);
ludarium::Spot spot_named(const std::string& name);
std::string spot_name(std::uint16_t spot);

} // namespace astronomica

// What the shell knows of a game: plain values, checked when they arrived from the host process.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <ludarium/types.hpp>

namespace ludarium::shell {

// What a game is made of, as its host tells it once.
struct GameParts {
    struct PieceKind {
        std::string id;
        Player owner = Player::none;

        bool operator==(const PieceKind& other) const {
            return id == other.id && owner == other.owner;
        }
    };
    std::string id;
    std::string version;
    std::vector<std::string> players;
    std::vector<std::string> spots;
    std::vector<PieceKind> pieces;
    std::vector<std::string> counters;
    unsigned ai_levels = 0; // 0: this game has no computer player
    bool explains = false;
    bool hints = false;

    bool operator==(const GameParts& other) const {
        const auto all = [](const GameParts& p) {
            return std::tie(p.id, p.version, p.players, p.spots, p.pieces, p.counters, p.ai_levels,
                            p.explains, p.hints);
        };
        return all(*this) == all(other);
    }
    bool operator!=(const GameParts& other) const { return !(*this == other); }
};

struct Stack {
    Spot spot;
    Piece piece;
    unsigned count;
};

struct Die {
    unsigned sides;
    unsigned value; // 0 before the throw
    unsigned uses;  // 0: spent
};

struct Count {
    unsigned counter;
    Player player;
    int value;
};

// A legal action as a visitor's hand makes it.
struct LegalMove {
    Action action;
    Piece piece = Piece::none;
    Spot from = Spot::none;
    Spot to = Spot::none;
    unsigned dice = 0;        // bit i: plays die i
    std::uint32_t weight = 0; // at a chance actor, how likely
    std::string text;
};

// A key into the game's strings, with what to put into the sentence.
struct Told {
    struct Argument {
        std::string name;
        int kind; // LUDARIUM_ARGUMENT_…
        int value;
    };
    std::string key;
    std::vector<Argument> arguments;
};

struct Ending {
    struct Result {
        int place = 0;
        int score = 0;
    };
    std::array<Result, LUDARIUM_MAX_PLAYERS> results;
    std::string reason;
};

struct Happening {
    std::uint32_t kind; // LUDARIUM_EVENT_…
    Player player = Player::none;
    Player other = Player::none;
    Piece piece = Piece::none;
    Spot from = Spot::none;
    Spot to = Spot::none;
    int value = 0;
    std::string key;
};

// One position, with all that can be seen and done in it.
struct Position {
    std::uint64_t ply = 0; // how many actions led here
    std::uint64_t hash = 0;
    Actor actor = game_over;
    Player turn = Player::none;
    std::string phase;
    std::vector<Stack> stacks;
    std::vector<Die> dice;
    std::vector<Count> counts;
    std::vector<LegalMove> legal;
    std::optional<Told> forced;
    std::optional<Ending> ending;
};

} // namespace ludarium::shell

// What the shell and a host say to each other. Requests carry a number; their answer carries it
// back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <ludarium/host/result.hpp>

#include "plugins/position.hpp"

namespace ludarium::shell::wire {

// Shell → host.

struct Begin { // a new game; answered when its last Replay has come, or at once by Failed
    std::uint32_t seats;
    std::vector<std::uint32_t> choices;
    std::string position{}; // in the game's notation; empty: where a game starts
};
struct Replay { // actions that were played before, in pieces of at most longest_replay; answered by
                // Positioned
    std::vector<Action> actions;
    bool last;
};
struct Play {
    Action action;
};
struct Explain {
    Spot from;
    Spot to;
};
struct Think { // answered by Decided; `reason` asks for a hint and its reason instead of a level's
               // choice
    bool reason;
    std::uint32_t level;
    std::uint32_t time_ms;
    std::uint64_t nodes;
    std::uint64_t seed;
};
struct Stop {}; // answer the Think under way now
using Request = std::variant<Begin, Replay, Play, Explain, Think, Stop>;

inline constexpr std::size_t longest_replay = 4096;
inline constexpr std::size_t longest_position = 4096;

// Host → shell.

struct Hello { // the first packet of a host whose plugin was accepted
    GameParts parts;
};
struct Refused { // the only packet of one whose plugin was not
    std::string reason;
};
struct Positioned {
    Position position;
};
struct Applied {
    std::vector<Happening> happenings;
    Position position;
};
struct Reasoned {
    std::optional<Told> told;
};
struct Decided {
    Action action;
    std::optional<Told> told;
};
struct Failed { // the plugin answered a request with an error
    std::string reason;
};
struct Said { // a line for the log; belongs to no request
    int level;
    std::string line;
};
using Answer = std::variant<Hello, Refused, Positioned, Applied, Reasoned, Decided, Failed, Said>;

std::string encode(std::uint32_t number, const Request& request);
std::string encode(std::uint32_t number, const Answer& answer);

template <class Message>
struct Numbered {
    std::uint32_t number;
    Message message;
};

// Nothing if the bytes are not exactly one message.
std::optional<Numbered<Request>> decode_request(std::string_view packet);
// Refused also if they name a spot, piece or player that `parts` does not have, or show more than
// limits.h has room for; the problem says what was sent: "4000 men, where at most …". Sentences are
// one plain line each. `parts` is null until Hello has come.
host::Result<Numbered<Answer>> decode_answer(std::string_view packet, const GameParts* parts);

} // namespace ludarium::shell::wire

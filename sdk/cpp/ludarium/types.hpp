// The words a game is written in: players, spots, pieces, actions, and what may go wrong.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludarium/ludarium.h>

namespace ludarium {

// Indices into the descriptor's lists; never mixed up with each other or with plain numbers.
enum class Player : std::uint16_t { none = LUDARIUM_NONE };
enum class Spot : std::uint16_t { none = LUDARIUM_NONE };
enum class Piece : std::uint16_t { none = LUDARIUM_NONE };

template <class Index>
constexpr std::uint16_t number(Index index) {
    return static_cast<std::uint16_t>(index);
}

using Action = ludarium_action;
using Actions = std::vector<Action>;

// Who acts: a player's number, chance or game_over.
using Actor = ludarium_actor;
inline constexpr Actor chance = LUDARIUM_CHANCE;
inline constexpr Actor game_over = LUDARIUM_END;

constexpr Actor acts(Player player) {
    return static_cast<Actor>(player);
}

constexpr ludarium_text text(std::string_view s) {
    return {s.data(), s.size()};
}
inline std::string_view view(ludarium_text t) {
    return t.data ? std::string_view(t.data, static_cast<std::size_t>(t.length))
                  : std::string_view();
}

// Thrown by a game that can't do what it was asked; the boundary turns it into a status.
class Refused : public std::exception {
  public:
    Refused(ludarium_status status, std::string why, std::uint64_t offset = 0)
        : status_(status), why_(std::move(why)), offset_(offset) {}

    static Refused setup(std::string why) { return {LUDARIUM_BAD_SETUP, std::move(why)}; }
    static Refused data(std::string why) { return {LUDARIUM_BAD_DATA, std::move(why)}; }
    // `offset` is the byte of the text that makes no sense; `why` tells its author what was
    // expected.
    static Refused text(std::uint64_t offset, std::string why) {
        return {LUDARIUM_BAD_TEXT, std::move(why), offset};
    }

    ludarium_status status() const noexcept { return status_; }
    std::uint64_t offset() const noexcept { return offset_; }
    const char* what() const noexcept override { return why_.c_str(); }

  private:
    ludarium_status status_;
    std::string why_;
    std::uint64_t offset_;
};

// Who takes part and which choice of each option is played; checked against the descriptor already.
struct Setup {
    std::uint32_t seats = 0;
    std::vector<std::uint32_t> choices;

    bool takes_part(Player player) const { return (seats >> number(player)) & 1u; }
    std::uint32_t choice(std::size_t option) const { return choices.at(option); }
};

// A key into the game's strings, with arguments: Message("why.blocked").spot("spot", e5).
class Message {
  public:
    explicit Message(const char* key) { message_.key = text(key); }

    Message& number(const char* name, int value) {
        return add(name, LUDARIUM_ARGUMENT_NUMBER, value);
    }
    Message& spot(const char* name, Spot value) {
        return add(name, LUDARIUM_ARGUMENT_SPOT, ludarium::number(value));
    }
    Message& piece(const char* name, Piece value) {
        return add(name, LUDARIUM_ARGUMENT_PIECE, ludarium::number(value));
    }
    Message& player(const char* name, Player value) {
        return add(name, LUDARIUM_ARGUMENT_PLAYER, ludarium::number(value));
    }

    const ludarium_message& raw() const { return message_; }

  private:
    Message& add(const char* name, std::int32_t kind, std::int32_t value) {
        if (message_.argument_count == LUDARIUM_MAX_ARGUMENTS)
            throw Refused(LUDARIUM_INTERNAL_ERROR, "a message has at most four arguments");
        message_.arguments[message_.argument_count++] = {text(name), kind, value};
        return *this;
    }

    ludarium_message message_{};
};

// Who won and why. Every place is 0 (took no part) until it is set.
struct Outcome {
    explicit Outcome(const char* reason) { raw.reason = text(reason); }

    Outcome& place(Player player, int place, int score = 0) {
        raw.results[number(player)] = {place, score};
        return *this;
    }

    ludarium_outcome raw{};
};

} // namespace ludarium

// Mulino, nine men's morris: everything the kiosk asks of the game, as ludarium/plugin.hpp lists it.
// The rulings M1 … M9 are told to visitors in content/<language>/known.md.
#pragma once

#include <ludarium/plugin.hpp>

#include "board.hpp"

namespace mulino {

using namespace ludarium;

// What the options of the descriptor choose, in its order.
enum class Variant : std::uint8_t { nine_men, six_men, lasker };
inline constexpr std::array<unsigned, 3> men_each = {9, 6, 10};

inline constexpr unsigned fewest_men = 3;   // with fewer a side has lost
inline constexpr unsigned quiet_limit = 50; // M8: moves of both sides without a mill or a placing
inline constexpr unsigned repeats_to_draw = 3; // M7

enum class Ending : std::uint8_t { none, too_few_men, blocked, repetition, quiet };

// The spots: 24 points, then each side's men in hand, then each side's men that were taken.
inline constexpr unsigned hand_spots = point_count;
inline constexpr unsigned taken_spots = hand_spots + 2;

struct State {
    std::array<Points, 2> men{}; // on the board
    std::array<std::uint8_t, 2> hand{};
    std::uint8_t side = 0;  // to act
    bool taking = false;    // it has closed a mill and takes a man
    std::uint8_t quiet = 0; // moves since the last mill or placing
    std::uint8_t repeats = 1;
    Ending ending = Ending::none;
    Variant variant = Variant::nine_men;
    bool flying_allowed = true;
    std::uint8_t past_count = 0;
    std::array<std::uint64_t, quiet_limit> past{}; // keys of the positions since then

    unsigned other() const { return 1u - side; }
    Points mine() const { return men[side]; }
    Points yours() const { return men[other()]; }
    Points free() const { return all_points & ~(men[0] | men[1]); }
    unsigned total(unsigned who) const { return size(men[who]) + hand[who]; }
    bool may_place(unsigned who) const { return hand[who] > 0; }
    bool may_move(unsigned who) const { return hand[who] == 0 || variant == Variant::lasker; }
    bool flies(unsigned who) const {
        return flying_allowed && hand[who] == 0 && size(men[who]) == fewest_men;
    }

    // What repeats if it comes again: the men, on the board and in hand, and who is to move.
    std::uint64_t key() const {
        return men[0] | std::uint64_t{men[1]} << 24 | std::uint64_t{hand[0]} << 48 |
               std::uint64_t{hand[1]} << 52 | std::uint64_t{side} << 56;
    }
};

// An action is from × 24 + to. A man in hand comes from `in_hand`; a man that is taken is "to".
inline constexpr Point in_hand = 24;
inline constexpr Point take = 25;
struct Step {
    Point from;
    Point to;
};
constexpr Action action_of(Step step) {
    return Action{step.from} * point_count + step.to;
}
constexpr Step step_of(Action action) {
    return {static_cast<Point>(action / point_count), static_cast<Point>(action % point_count)};
}

constexpr Spot spot_of(Point point) {
    return static_cast<Spot>(point);
}
constexpr Piece piece_of(unsigned side) {
    return static_cast<Piece>(side);
}
constexpr Player player_of(unsigned side) {
    return static_cast<Player>(side);
}

// Where a man of `who` may go from a point of the board, or from the hand.
Points targets(const State& state, unsigned who, Point from);
// The men that the side to act may take, once it has closed a mill (M3).
Points takeable(const State& state);
// The points where `who` could close a mill if it were their turn.
Points closing_points(const State& state, unsigned who);
// Sets `repeats` and `ending` from the rest.
void judge(State& state);

struct Mulino {
    using State = mulino::State;

    static const ludarium_descriptor& descriptor();
    static State start(const Setup& setup);

    static Actor actor(const State& state);
    static void legal_actions(const State& state, Actions& out);
    static void apply(State& state, Action action, Events& events);
    static Outcome outcome(const State& state);
    static std::uint64_t hash(const State& state);

    static void view(const State& state, View& out);
    static Move describe(const State& state, Action action);

    static std::string action_text(const State& state, Action action);
    static std::string position_text(const State& state);
    static State position(const Setup& setup, std::string_view text);
    static std::string bytes(const State& state);
    static State from_bytes(const Setup& setup, std::string_view bytes);

    static std::optional<Message> why_not(const State& state, Spot from, Spot to);
    static std::optional<Message> forced(const State& state);

    static int evaluate(const State& state, Player player);
    static int order(const State& state, Action action);
    static std::pair<Action, Message> hint(const State& state, const Thought& thought);
};

} // namespace mulino

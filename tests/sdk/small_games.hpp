// Games small enough that their values are known, for the tests of the searches.
#pragma once

#include <array>

#include <ludarium/events.hpp>
#include <ludarium/types.hpp>

namespace small_games {

using namespace ludarium;

inline Outcome placed(int winner) { // a player, or −1 for a draw
    Outcome outcome("end.over");
    outcome.place(Player{0}, winner == 1 ? 2 : 1).place(Player{1}, winner == 0 ? 2 : 1);
    return outcome;
}

// Noughts and crosses: a draw between players who make no mistake.
struct TicTacToe {
    struct State {
        std::array<std::uint16_t, 2> men{}; // nine bits each
        int turn = 0;
    };

    static bool three(std::uint16_t men) {
        for (int line : {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124})
            if ((men & line) == line) return true;
        return false;
    }
    static int winner(const State& s) { return three(s.men[0]) ? 0 : three(s.men[1]) ? 1 : -1; }
    static Actor actor(const State& s) {
        return winner(s) >= 0 || (s.men[0] | s.men[1]) == 0777 ? game_over : s.turn;
    }
    static void legal_actions(const State& s, Actions& out) {
        for (unsigned cell = 0; cell < 9; ++cell)
            if (!((s.men[0] | s.men[1]) >> cell & 1)) out.push_back(cell);
    }
    static void apply(State& s, Action cell, Events&) {
        auto& mine = s.men[static_cast<std::size_t>(s.turn)];
        mine = static_cast<std::uint16_t>(mine | (1u << cell));
        s.turn = 1 - s.turn;
    }
    static Outcome outcome(const State& s) { return placed(winner(s)); }
    static std::uint64_t hash(const State& s) {
        return s.men[0] | (std::uint64_t{s.men[1]} << 16) |
               (static_cast<std::uint64_t>(s.turn) << 32);
    }
    static int evaluate(const State&, Player) { return 0; }

    static State after(std::initializer_list<Action> moves) {
        State s;
        Events unseen = Events::nobody();
        for (Action move : moves) apply(s, move, unseen);
        return s;
    }
};

// Take any number of matches from one heap; who takes the last wins. The heaps' exclusive or tells
// the winner (Bouton 1901).
struct Nim {
    struct State {
        std::array<int, 3> heaps{};
        int turn = 0;
    };

    static bool empty(const State& s) { return s.heaps == std::array<int, 3>{}; }
    static Actor actor(const State& s) { return empty(s) ? game_over : s.turn; }
    static void legal_actions(const State& s, Actions& out) {
        for (unsigned heap = 0; heap < 3; ++heap)
            for (int take = 1; take <= s.heaps[heap]; ++take)
                out.push_back(heap * 100 + static_cast<unsigned>(take));
    }
    static void apply(State& s, Action action, Events&) {
        s.heaps[action / 100] -= static_cast<int>(action % 100);
        s.turn = 1 - s.turn;
    }
    static Outcome outcome(const State& s) { return placed(1 - s.turn); }
    static std::uint64_t hash(const State& s) {
        std::uint64_t h = static_cast<std::uint64_t>(s.turn);
        for (int heap : s.heaps) h = h * 64 + static_cast<std::uint64_t>(heap);
        return h;
    }
    static int evaluate(const State&, Player) { return 0; }
};

// Each turn is two steps of one player; each step takes one or two counters. Who takes the last one
// wins. Here the sign must not flip in the middle of a turn.
struct TwoSteps {
    struct State {
        int left = 0;
        int steps = 0;
    };

    static Actor actor(const State& s) { return s.left == 0 ? game_over : s.steps / 2 % 2; }
    static void legal_actions(const State& s, Actions& out) {
        out.push_back(1);
        if (s.left > 1) out.push_back(2);
    }
    static void apply(State& s, Action take, Events&) {
        s.left -= static_cast<int>(take);
        ++s.steps;
    }
    static Outcome outcome(const State& s) { return placed((s.steps - 1) / 2 % 2); }
    static std::uint64_t hash(const State& s) {
        return static_cast<std::uint64_t>(s.left * 4 + s.steps % 4);
    }
    static int evaluate(const State&, Player) { return 0; }

    // True if the player with `steps_left` steps of this turn wins with `left` counters.
    static bool wins(int left, int steps_left) {
        for (int take = 1; take <= std::min(left, 2); ++take) {
            if (take == left) return true;
            if (steps_left == 2 ? wins(left - take, 1) : !wins(left - take, 2)) return true;
        }
        return false;
    }
};

// A race with a four-sided die: throw, then either move by it or take a sure step of two. Who first
// has gone the whole way wins.
struct DiceRace {
    struct State {
        std::array<int, 2> to_go{5, 5};
        int turn = 0;
        int die = 0; // 0 before the throw
    };

    static Actor actor(const State& s) {
        if (s.to_go[0] <= 0 || s.to_go[1] <= 0) return game_over;
        return s.die == 0 ? chance : s.turn;
    }
    static void legal_actions(const State& s, Actions& out) {
        if (s.die == 0)
            out = {1, 2, 3, 4};
        else
            out = {1, 2};
    }
    static void chance_weights(const State&, std::vector<std::uint32_t>& out) {
        out = {3, 1, 1, 1}; // a loaded die: weights must be heeded
    }
    static void apply(State& s, Action action, Events&) {
        if (s.die == 0) {
            s.die = static_cast<int>(action);
            return;
        }
        s.to_go[static_cast<std::size_t>(s.turn)] -= action == 1 ? s.die : 2;
        s.die = 0;
        s.turn = 1 - s.turn;
    }
    static Outcome outcome(const State& s) { return placed(s.to_go[0] <= 0 ? 0 : 1); }
    static std::uint64_t hash(const State& s) {
        return static_cast<std::uint64_t>(((s.to_go[0] + 8) * 32 + s.to_go[1] + 8) * 16 +
                                          s.turn * 8 + s.die);
    }
    static int evaluate(const State& s, Player p) {
        return 50 * (s.to_go[1 - number(p)] - s.to_go[number(p)]);
    }

    // How likely the player who is about to throw wins, `mine` and `yours` to go, both playing
    // best.
    static double wins(int mine, int yours) {
        double sum = 0;
        for (int die = 1; die <= 4; ++die) {
            double best = 0;
            for (int step : {die, 2})
                best = std::max(best, mine <= step ? 1.0 : 1.0 - wins(yours, mine - step));
            sum += (die == 1 ? 3.0 : 1.0) * best;
        }
        return sum / 6;
    }
};

// Three players in turn add 1 … 3 to a sum; who brings it to 10 wins, the others share the second
// place.
struct ThreeCount {
    struct State {
        int sum = 0;
        int turn = 0;
    };

    static const ludarium_descriptor& descriptor() {
        static const ludarium_descriptor raw = [] {
            ludarium_descriptor d{};
            d.player_count = 3;
            d.max_seats = 3;
            return d;
        }();
        return raw;
    }
    static Actor actor(const State& s) { return s.sum >= 10 ? game_over : s.turn; }
    static void legal_actions(const State&, Actions& out) { out = {1, 2, 3}; }
    static void apply(State& s, Action add, Events&) {
        s.sum += static_cast<int>(add);
        s.turn = (s.turn + 1) % 3;
    }
    static Outcome outcome(const State& s) {
        const int winner = (s.turn + 2) % 3;
        Outcome outcome("end.over");
        for (int p = 0; p < 3; ++p) outcome.place(static_cast<Player>(p), p == winner ? 1 : 2);
        return outcome;
    }
    static std::uint64_t hash(const State& s) {
        return static_cast<std::uint64_t>(s.sum * 3 + s.turn);
    }
};

} // namespace small_games

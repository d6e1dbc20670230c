// Expectimax: for games with dice and an evaluation, of any number of players.
//
//     static Choice choose(const State& state, const Thought& thought) {
//         return search::expectimax<MyGame>(state, thought);
//     }
//
// Looks at whole turns: first at the position after each action, then to the end of the present
// turn, then through one more throw and turn, and so on. Rationale: a throw may be played in many
// small steps, and an evaluation in the middle of them says little.
//
// Several players: everybody is thought to maximise their own margin, which is their evaluation
// minus that of their best rival, halved (so two players' margins are the evaluation itself if it
// is symmetric). A won game is a margin of 1000, a lost one −1000. At a throw margins are averaged
// by the weights. Nobody is thought to gang up on anybody.
#pragma once

#include <cmath>
#include <deque>

#include "rules.hpp"

namespace ludarium::search {

struct ExpectimaxSettings {
    unsigned max_turns = 8;
    unsigned table_bits = 14; // 2^14 positions, 1.3 MiB
};

// Keeps its memory from call to call, but no knowledge: an answer depends on the question alone.
template <class Rules>
class Expectimax {
    static_assert(HasEvaluate<Rules>::value, "expectimax needs evaluate(const State&, Player)");

  public:
    using State = typename Rules::State;

    explicit Expectimax(ExpectimaxSettings settings = {})
        : settings_(settings), table_(std::size_t{1} << settings.table_bits) {}

    // The state's actor is a player, and the state has legal actions.
    Choice choose(const State& root, const Thought& thought) {
        thought_ = &thought;
        stopped_ = false;
        plies_.clear();
        std::fill(table_.begin(), table_.end(), Known{});
        Actions moves = root_moves(root);
        Choice choice{moves.front(), 0, 0, 0};
        for (unsigned turns = 0; turns <= settings_.max_turns && !stopped_; ++turns) {
            horizon_ = false;
            deepest_ = 0;
            const auto [best, margin] = best_root_move(root, moves, turns);
            if (best == moves.size()) break; // stopped before the first move was weighed
            choice = {moves[best], shown(margin), static_cast<unsigned>(deepest_), 0};
            if (!horizon_) break;
            const auto at = moves.begin() + static_cast<std::ptrdiff_t>(best);
            std::rotate(moves.begin(), at, at + 1);
        }
        choice.nodes = thought.nodes();
        return choice;
    }

  private:
    static constexpr int max_plies = 200;

    using Margins = std::array<double, LUDARIUM_MAX_PLAYERS>;

    struct Known {
        std::uint64_t key = 0;
        Margins margins{};
        bool used = false;
        bool horizon = false;
    };
    struct Ply {
        explicit Ply(const State& any) : next(any) {}
        State next;
        Actions actions;
        std::vector<std::uint32_t> weights;
    };

    static int shown(double margin) {
        if (std::abs(margin) >= won) return margin > 0 ? won : -won;
        return std::clamp(static_cast<int>(std::lround(margin)), -best_guess, best_guess);
    }

    // Shuffled by the seed, so that equally good moves take turns between games.
    Actions root_moves(const State& root) {
        Actions moves;
        Rules::legal_actions(root, moves);
        if (moves.empty()) throw Refused(LUDARIUM_INTERNAL_ERROR, "no legal action to choose from");
        Random(thought_->seed()).shuffle(moves);
        return moves;
    }

    // The best move weighed at this depth before a stop; moves.size() if there is none.
    std::pair<std::size_t, double> best_root_move(const State& root, const Actions& moves,
                                                  unsigned turns) {
        const Actor me = Rules::actor(root);
        std::size_t best = moves.size();
        double margin = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const State& next = after(root, moves[i], 0);
            const Margins found = turns == 0 ? at_once(next) : value(next, me, turns - 1, 1);
            if (stopped_) break;
            const double mine = found[static_cast<std::size_t>(me)];
            if (best == moves.size() || mine > margin) {
                margin = mine;
                best = i;
            }
        }
        return {best, margin};
    }

    Margins at_once(const State& state) {
        stopped_ = thought_->should_stop();
        return Rules::actor(state) == game_over ? at_the_end(state) : guessed(state, 1);
    }

    // `turns` more may begin after the one of `mover`; a throw belongs to the turn it begins.
    Margins value(const State& state, Actor mover, unsigned turns, int ply) {
        if (thought_->should_stop()) {
            stopped_ = true;
            return {};
        }
        const Actor actor = Rules::actor(state);
        if (actor == game_over) return at_the_end(state);
        if (actor != mover && mover != chance) {
            if (turns == 0) return guessed(state, ply);
            --turns;
        }
        if (ply >= max_plies) return guessed(state, ply);

        const std::uint64_t key = mixed(Rules::hash(state) ^ mixed(turns));
        Known& known = table_[key & (table_.size() - 1)];
        if (known.used && known.key == key) {
            horizon_ |= known.horizon;
            return known.margins;
        }
        const bool horizon_before = std::exchange(horizon_, false);
        const Margins found =
            actor == chance ? averaged(state, turns, ply) : maximised(state, actor, turns, ply);
        if (!stopped_) known = {key, found, true, horizon_};
        horizon_ |= horizon_before;
        return found;
    }

    Margins maximised(const State& state, Actor actor, unsigned turns, int ply) {
        Ply& here = ply_at(ply, state);
        here.actions.clear();
        Rules::legal_actions(state, here.actions);
        const auto me = static_cast<std::size_t>(actor);
        Margins best{};
        best[me] = -2 * won;
        for (std::size_t i = 0; i < here.actions.size() && !stopped_; ++i) {
            const Margins found = value(after(state, here.actions[i], ply), actor, turns, ply + 1);
            if (found[me] > best[me]) best = found;
        }
        return best;
    }

    Margins averaged(const State& state, unsigned turns, int ply) {
        Ply& here = ply_at(ply, state);
        here.actions.clear();
        here.weights.clear();
        Rules::legal_actions(state, here.actions);
        if constexpr (boundary::HasDice<Rules>::value) Rules::chance_weights(state, here.weights);
        Margins sum{};
        double total = 0;
        for (std::size_t i = 0; i < here.actions.size() && !stopped_; ++i) {
            const double weight = here.weights.at(i);
            const Margins found = value(after(state, here.actions[i], ply), chance, turns, ply + 1);
            for (std::size_t p = 0; p < sum.size(); ++p) sum[p] += weight * found[p];
            total += weight;
        }
        for (double& margin : sum) margin /= total;
        return sum;
    }

    Margins at_the_end(const State& state) {
        const ludarium_outcome outcome = Rules::outcome(state).raw;
        Margins margins{};
        for (unsigned p = 0; p < player_count<Rules>(); ++p)
            margins[p] = won * final_sign(outcome, static_cast<Player>(p));
        return margins;
    }

    Margins guessed(const State& state, int ply) {
        horizon_ = true;
        deepest_ = std::max(deepest_, ply);
        return margins_of<Rules>(state);
    }

    const State& after(const State& state, Action action, int ply) {
        State& next = ply_at(ply, state).next;
        next = state;
        Events unseen = Events::nobody();
        Rules::apply(next, action, unseen);
        return next;
    }

    // A deque, because references to its elements survive its growth.
    Ply& ply_at(int ply, const State& any) {
        while (plies_.size() <= static_cast<std::size_t>(ply)) plies_.emplace_back(any);
        return plies_[static_cast<std::size_t>(ply)];
    }

    ExpectimaxSettings settings_;
    std::vector<Known> table_;
    std::deque<Ply> plies_;
    const Thought* thought_ = nullptr;
    bool stopped_ = false;
    bool horizon_ = false; // a position was guessed at, so a deeper search may say more
    int deepest_ = 0;
};

template <class Rules>
Choice expectimax(const typename Rules::State& state, const Thought& thought,
                  ExpectimaxSettings settings = {}) {
    return Expectimax<Rules>(settings).choose(state, thought);
}

} // namespace ludarium::search

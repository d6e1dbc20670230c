// Alpha-beta: for games of two players without dice.
//
//     static Choice choose(const State& state, const Thought& thought) {
//         return search::alpha_beta<MyGame>(state, thought);
//     }
//
// Deepens one action at a time until the thought is stopped, the end is proven or nothing is left
// to see. The same state, seed and node limit give the same answer. Needs evaluate(), and uses,
// where they are, order() and the functions of insight.hpp: with those it looks beyond its depth
// until the board is quiet, and tries what refuted a sister position before it lists any actions.
#pragma once

#include <memory>

#include "insight.hpp"
#include "transposition.hpp"

namespace ludarium::search {

struct AlphaBetaSettings {
    unsigned max_depth = 64;  // below 200
    unsigned table_bits = 15; // 2^15 pairs of positions, 1.5 MiB
    // Actions that are not expected to be good are first looked at less deeply.
    bool reduce_late = true;
};

// Keeps its memory from call to call, but no knowledge: an answer depends on the question alone.
template <class Rules>
class AlphaBeta {
    static_assert(HasEvaluate<Rules>::value, "alpha-beta needs evaluate(const State&, Player)");
    static_assert(!boundary::HasDice<Rules>::value, "a game with dice needs expectimax");

  public:
    using State = typename Rules::State;

    explicit AlphaBeta(AlphaBetaSettings settings = {})
        : settings_(settings), table_(settings.table_bits), history_(history_size) {}

    // The state's actor is a player, and the state has legal actions.
    Choice choose(const State& root, const Thought& thought) {
        forget(thought);
        std::vector<RootMove> moves = root_moves(root);
        Choice choice{moves.front().action, 0, 0, 0};
        const auto me = static_cast<Player>(Rules::actor(root));
        for (unsigned depth = 1; depth <= std::min(settings_.max_depth, 199u); ++depth) {
            horizon_ = false;
            root_depth_ = static_cast<int>(depth);
            const std::size_t best = best_root_move(root, me, moves, static_cast<int>(depth));
            if (best == moves.size()) break; // stopped before the first move was weighed
            choice = {moves[best].action, shown(moves[best].value), depth, 0};
            if (stopped_ || !horizon_ || proven(moves[best].value)) break;
            std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best),
                        moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
        }
        choice.nodes = thought.nodes();
        return choice;
    }

  private:
    // An end n actions away counts end_value − n, so the search wins soon and loses late.
    static constexpr int end_value = 1'000'000;
    static constexpr int infinity = end_value + 1;
    static constexpr int max_plies = 200;
    static constexpr std::uint8_t whole = 255; // a remembered depth: no horizon was met below
    static constexpr std::size_t history_size = 4096; // 2^(64 − 52)
    static constexpr std::int64_t history_limit = 1 << 18;
    static constexpr std::int64_t author_rank = 4 * history_limit;

    struct RootMove {
        Action action;
        int value;
    };
    struct Ranked {
        Action action;
        std::int64_t rank;
    };
    struct Ply {
        explicit Ply(const State& any) : next(any) {}
        State next;
        Actions actions;
        std::vector<Ranked> ranked;
        std::array<std::optional<Action>, 2> killers;

        // Of the visit in progress.
        std::array<Action, 3> early; // tried before the actions are listed
        unsigned early_count = 0;
        unsigned early_tried = 0;
        bool listed = false;
        std::size_t next_rank = 0;
        std::size_t hopeful = 0; // how many of the ranked, the first ones, something speaks for
    };
    struct Picked {
        Action action;
        bool late; // neither remembered nor thought to be good by anybody
    };

    static bool proven(int value) { return std::abs(value) > end_value - 2 * max_plies; }
    static int shown(int value) { return proven(value) ? (value > 0 ? won : -won) : value; }

    void forget(const Thought& thought) {
        thought_ = &thought;
        stopped_ = false;
        plies_.clear();
        table_.clear();
        std::fill(history_.begin(), history_.end(), 0);
    }

    // Shuffled by the seed, so that equally good moves take turns between games.
    std::vector<RootMove> root_moves(const State& root) {
        Actions legal;
        Rules::legal_actions(root, legal);
        if (legal.empty()) throw Refused(LUDARIUM_INTERNAL_ERROR, "no legal action to choose from");
        Random(thought_->seed()).shuffle(legal);
        if constexpr (HasOrder<Rules>::value)
            std::stable_sort(legal.begin(), legal.end(), [&](Action a, Action b) {
                return Rules::order(root, a) > Rules::order(root, b);
            });
        std::vector<RootMove> moves;
        for (Action action : legal) moves.push_back({action, -infinity});
        return moves;
    }

    // The index of the best move weighed at this depth before a stop; moves.size() if there is
    // none.
    std::size_t best_root_move(const State& root, Player me, std::vector<RootMove>& moves,
                               int depth) {
        std::size_t best = moves.size();
        int alpha = -infinity;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const State& next = after(root, moves[i].action, 0);
            moves[i].value = narrowed(next, me, depth - 1, 1, alpha, infinity, i == 0);
            if (stopped_) break;
            if (i == 0 || moves[i].value > alpha) {
                alpha = moves[i].value;
                best = i;
            }
        }
        return best;
    }

    // The first move gets the whole window; the others must first show that they are better at all.
    int narrowed(const State& state, Player me, int depth, int ply, int alpha, int beta,
                 bool first) {
        if (first) return value(state, me, depth, ply, alpha, beta);
        const int probe = value(state, me, depth, ply, alpha, alpha + 1);
        if (stopped_ || probe <= alpha || probe >= beta) return probe;
        return value(state, me, depth, ply, alpha, beta);
    }

    // For `me`, whoever acts: the sign flips only where the actor does, so a side may move twice.
    int value(const State& state, Player me, int depth, int ply, int alpha, int beta) {
        if (thought_->should_stop()) {
            stopped_ = true;
            return 0;
        }
        const Actor actor = Rules::actor(state);
        if (actor == game_over)
            return final_sign(Rules::outcome(state).raw, me) * (end_value - ply);
        if (actor == acts(me)) return best_value(state, me, depth, ply, alpha, beta);
        return -best_value(state, static_cast<Player>(actor), depth, ply, -beta, -alpha);
    }

    int best_value(const State& state, Player me, int depth, int ply, int alpha, int beta) {
        const Outlook outlook = outlook_of<Rules>(state);
        if (outlook == Outlook::wins) return end_value - ply - 1;
        if (outlook == Outlook::loses) return -(end_value - ply - 2);
        // Whoever must answer a threat is no place to stop; but threats may go on for ever.
        if (depth <= 0 && outlook == Outlook::threatened && ply < 2 * root_depth_ + 2) depth = 1;
        if (depth <= 0 || ply >= max_plies) {
            horizon_ = true;
            return quiet_value(state, me, ply, alpha, beta);
        }
        const std::uint64_t key = Rules::hash(state);
        const Remembered* seen = table_.find(key);
        if (seen && seen->depth >= depth) {
            const int known = from_table(seen->value, ply);
            if (seen->bound == Bound::exact || (seen->bound == Bound::lower && known >= beta) ||
                (seen->bound == Bound::upper && known <= alpha)) {
                horizon_ |= seen->depth != whole;
                return known;
            }
        }
        Ply& here = ply_at(ply, state);
        begin_visit(here, seen ? std::optional<Action>(seen->best) : std::nullopt);

        const bool horizon_before = std::exchange(horizon_, false);
        const bool reduces = settings_.reduce_late && depth >= 3 && outlook == Outlook::open;
        const int floor = alpha;
        int best = -infinity;
        Action best_action = 0;
        unsigned tried = 0;
        while (const std::optional<Picked> picked = next_action(state, me, here)) {
            const State& next = after(state, picked->action, ply);
            const int less = reduces && picked->late && tried >= 3 ? (tried >= 12 ? 2 : 1) : 0;
            int found = alpha + 1;
            if (less) found = value(next, me, depth - 1 - less, ply + 1, alpha, alpha + 1);
            if (found > alpha && !stopped_)
                found = narrowed(next, me, depth - 1, ply + 1, alpha, beta, tried == 0);
            if (stopped_) return 0;
            ++tried;
            if (found <= best) continue;
            best = found;
            best_action = picked->action;
            alpha = std::max(alpha, best);
            if (alpha >= beta) {
                reward(here, me, best_action, depth);
                break;
            }
        }
        if (tried == 0)
            throw Refused(LUDARIUM_INTERNAL_ERROR, "a player acts but has no legal action");
        const Bound bound =
            best >= beta ? Bound::lower : (best <= floor ? Bound::upper : Bound::exact);
        const std::uint8_t reach = horizon_ ? static_cast<std::uint8_t>(depth) : whole;
        table_.store({key, best_action, to_table(best, ply), reach, bound});
        horizon_ |= horizon_before;
        return best;
    }

    // A guess, once no action of those that change much is better than to leave all as it is.
    int quiet_value(const State& state, Player me, int ply, int alpha, int beta) {
        int best = guess<Rules>(state, me);
        if constexpr (HasNoisyActions<Rules>::value) {
            if (best >= beta || ply >= max_plies) return best;
            alpha = std::max(alpha, best);
            Ply& here = ply_at(ply, state);
            here.actions.clear();
            Rules::noisy_actions(state, here.actions);
            for (std::size_t i = 0; i < here.actions.size(); ++i) {
                const State& next = after(state, here.actions[i], ply);
                const int found = value(next, me, 0, ply + 1, alpha, beta);
                if (stopped_) return 0;
                best = std::max(best, found);
                alpha = std::max(alpha, best);
                if (alpha >= beta) break;
            }
        }
        return best;
    }

    // The remembered move first, then moves that refuted a sister position; then by the author's
    // order; among equals, those that refuted others often.
    void begin_visit(Ply& here, std::optional<Action> remembered) {
        here.listed = false;
        here.early_count = here.early_tried = 0;
        if (remembered) here.early[here.early_count++] = *remembered;
        if constexpr (HasIsLegal<Rules>::value)
            for (const auto& killer : here.killers)
                if (killer && killer != remembered) here.early[here.early_count++] = *killer;
    }

    std::optional<Picked> next_action(const State& state, Player me, Ply& here) {
        if constexpr (HasIsLegal<Rules>::value)
            while (here.early_tried < here.early_count) {
                const Action action = here.early[here.early_tried++];
                if (Rules::is_legal(state, action)) return Picked{action, false};
            }
        if (!here.listed) list(state, me, here);
        if (here.next_rank == here.ranked.size()) return std::nullopt;
        const Ranked next = next_ranked(here.ranked, here.next_rank++, here.hopeful);
        return Picked{next.action, next.rank < history_limit};
    }

    void list(const State& state, Player me, Ply& here) {
        here.listed = true;
        here.next_rank = 0;
        here.actions.clear();
        Rules::legal_actions(state, here.actions);
        here.ranked.clear();
        here.hopeful = 0;
        for (Action action : here.actions) {
            std::int64_t rank = history_[history_place(me, action)];
            if (const unsigned early = place_among_early(here, action)) {
                if constexpr (HasIsLegal<Rules>::value) continue; // tried already
                rank = INT64_MAX - early;
            } else if (here.killers[0] == action || here.killers[1] == action) {
                rank += history_limit;
            }
            if constexpr (HasOrder<Rules>::value)
                if (rank < author_rank) rank += Rules::order(state, action) * author_rank;
            here.ranked.push_back({action, rank});
            if (rank > 0) std::swap(here.ranked[here.hopeful++], here.ranked.back());
        }
    }

    // 1 for the first; 0 if it is none of them.
    static unsigned place_among_early(const Ply& here, Action action) {
        for (unsigned i = 0; i < here.early_count; ++i)
            if (here.early[i] == action) return i + 1;
        return 0;
    }

    // Brings the best of the rest to place i. Rationale: after a cut the rest is never sorted, and
    // those for whom nothing speaks never are.
    static Ranked next_ranked(std::vector<Ranked>& ranked, std::size_t i, std::size_t hopeful) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < hopeful; ++j)
            if (ranked[j].rank > ranked[best].rank) best = j;
        std::swap(ranked[i], ranked[best]);
        return ranked[i];
    }

    void reward(Ply& here, Player me, Action action, int depth) {
        if (here.killers[0] != action) {
            here.killers[1] = here.killers[0];
            here.killers[0] = action;
        }
        std::int64_t& merit = history_[history_place(me, action)];
        merit = std::min(merit + depth * depth, history_limit - 1);
    }

    static std::size_t history_place(Player me, Action action) {
        const std::uint64_t key = action ^ (std::uint64_t{number(me)} << 56);
        return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 52); // Fibonacci hashing
    }

    const State& after(const State& state, Action action, int ply) {
        State& next = ply_at(ply, state).next;
        next = state;
        Events unseen = Events::nobody();
        Rules::apply(next, action, unseen);
        return next;
    }

    // Each where it is, because references to them survive their number's growth.
    Ply& ply_at(int ply, const State& any) {
        const auto place = static_cast<std::size_t>(ply);
        while (plies_.size() <= place) plies_.push_back(std::make_unique<Ply>(any));
        return *plies_[place];
    }

    // The table counts the way to a proven end from the position, the search from the root.
    static int to_table(int value, int ply) {
        return proven(value) ? value + (value > 0 ? ply : -ply) : value;
    }
    static int from_table(int value, int ply) {
        return proven(value) ? value - (value > 0 ? ply : -ply) : value;
    }

    AlphaBetaSettings settings_;
    Transposition table_;
    std::vector<std::int64_t> history_;
    std::vector<std::unique_ptr<Ply>> plies_;
    const Thought* thought_ = nullptr;
    bool stopped_ = false;
    int root_depth_ = 0;
    bool horizon_ = false; // a position was guessed at, so a deeper search may say more
};

template <class Rules>
Choice alpha_beta(const typename Rules::State& state, const Thought& thought,
                  AlphaBetaSettings settings = {}) {
    return AlphaBeta<Rules>(settings).choose(state, thought);
}

} // namespace ludarium::search

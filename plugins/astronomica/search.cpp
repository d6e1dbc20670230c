#include "search.hpp"

#include <algorithm>
#include <cmath>
#include <deque>

#include <ludarium/search/rules.hpp>

#include "throws.hpp"
#include "turn.hpp"
#include "turn_ends.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Choice;
using ludarium::Thought;

// A turn that is considered, and what it seems to be worth.
struct Considered {
    std::size_t end;
    Chances chances;
};

// What the player on turn would lose with one man, or with the token that brings one back.
double worth_of_a_man(const State& state, const Networks& networks) {
    State poorer = state;
    const Side& side = state.board.side(state.turn);
    if (side.tokens > 0)
        poorer.board.set_tokens(state.turn, side.tokens - 1u);
    else if (side.waiting > 0)
        poorer.board.set_waiting(state.turn, side.waiting - 1u);
    else
        poorer.board.lift(state.turn, cell_at(static_cast<unsigned>(__builtin_ctzll(side.cells))));
    const std::size_t me = index(state.turn);
    return std::abs(chances(state, networks)[me] - chances(poorer, networks)[me]);
}

class Search {
  public:
    Search(const Networks& networks, const Thought& thought, const Foresight& foresight)
        : networks_(networks), thought_(thought), foresight_(foresight) {}

    Choice choose(const State& root) {
        const std::size_t me = index(root.turn);
        Ply& here = ply(0);
        if (foresight_.whole_turns)
            list_turn_ends(root, here.ends);
        else
            list_step_ends(root, here.ends);
        weigh(here);
        if (foresight_.mist > 0) blur(root, here);
        put_best_first(here, me);
        Choice choice = chosen(root, here);
        for (unsigned turns = 1; turns <= foresight_.turns && !stopped_; ++turns) {
            if (here.considered.size() < 2) break;
            look_again(here, me, turns, foresight_.root_width);
            choice = chosen(root, here);
            choice.depth = turns;
        }
        choice.nodes = thought_.nodes();
        return choice;
    }

  private:
    struct Ply {
        std::vector<TurnEnd> ends;
        std::vector<Considered> considered;
    };

    // A deque, because references to its elements survive its growth.
    Ply& ply(unsigned number) {
        while (plies_.size() <= number) plies_.emplace_back();
        return plies_[number];
    }

    bool is_stopped() { return stopped_ = stopped_ || thought_.should_stop(); }

    void weigh(Ply& here) {
        here.considered.clear();
        for (std::size_t i = 0; i < here.ends.size() && (i == 0 || !is_stopped()); ++i)
            here.considered.push_back({i, chances(here.ends[i].state, networks_)});
    }

    // Ties keep their order, which no seat has a say in.
    static void put_best_first(Ply& here, std::size_t mover) {
        std::stable_sort(here.considered.begin(), here.considered.end(),
                         [&](const Considered& a, const Considered& b) {
                             return a.chances[mover] > b.chances[mover];
                         });
    }

    // Looks `turns` further at the most promising ones and forgets the rest. If it is stopped, those
    // already looked at are compared; the first is the best of the look before.
    void look_again(Ply& here, std::size_t mover, unsigned turns, unsigned width) {
        std::size_t looked = 0;
        for (; looked < std::min<std::size_t>(width, here.considered.size()); ++looked) {
            Considered& one = here.considered[looked];
            const Chances found = after_turn(here.ends[one.end].state, turns);
            if (stopped_) break;
            one.chances = found;
        }
        if (looked == 0) return;
        here.considered.resize(looked);
        put_best_first(here, mover);
    }

    // `turns` more are looked at from here, where somebody throws.
    Chances after_turn(const State& state, unsigned turns) {
        if (turns == 0 || state.phase == Phase::over) {
            if (is_stopped()) return {};
            return chances(state, networks_);
        }
        Chances sum{};
        float whole = 0;
        each_different_throw(state.terms, [&](const Throw& thrown, unsigned weight) {
            if (stopped_) return;
            State moving = state;
            throw_dice(moving, thrown);
            const Chances found = after_best_turn(moving, turns - 1);
            for (std::size_t p = 0; p < sum.size(); ++p)
                sum[p] += static_cast<float>(weight) * found[p];
            whole += static_cast<float>(weight);
        });
        for (float& chance : sum) chance /= whole;
        return sum;
    }

    Chances after_best_turn(const State& moving, unsigned turns) {
        Ply& here = ply(turns + 1);
        const std::size_t mover = index(moving.turn);
        list_turn_ends(moving, here.ends);
        weigh(here);
        put_best_first(here, mover);
        if (turns > 0 && !stopped_) look_again(here, mover, turns, foresight_.width);
        return here.considered.front().chances;
    }

    // Each value is off by an amount that the seed draws, measured by what a man is worth here: so
    // a level is as weak at the start as when all is nearly decided.
    void blur(const State& root, Ply& here) const {
        const double worth = foresight_.mist * worth_of_a_man(root, networks_);
        ludarium::search::Random random(thought_.seed());
        for (Considered& one : here.considered) {
            constexpr double half = 1u << 16;
            const double drawn = static_cast<double>(random.below(1u << 17)) / half - 1;
            one.chances[index(root.turn)] += static_cast<float>(worth * drawn);
        }
    }

    Choice chosen(const State& root, const Ply& here) const {
        const Considered& best = here.considered.front();
        const TurnEnd& end = here.ends[best.end];
        const float chance = best.chances[index(root.turn)];
        int value = shown(chance, root.seats.size());
        if (end.state.phase == Phase::over && (chance == 0 || chance == 1))
            value = chance == 1 ? ludarium::search::won : -ludarium::search::won;
        return {action(end.first), value, 0, 0};
    }

    const Networks& networks_;
    const Thought& thought_;
    const Foresight& foresight_;
    bool stopped_ = false;
    std::deque<Ply> plies_;
};

} // namespace

Choice look_ahead(const State& state, const Networks& networks, const Thought& thought,
                  const Foresight& foresight) {
    const Thought limited = thought.with_node_limit(foresight.nodes);
    return Search(networks, limited, foresight).choose(state);
}

} // namespace astronomica

#include "ai.hpp"

#include <algorithm>

#include <ludarium/search/alpha_beta.hpp>

#include "evaluation.hpp"
#include "words.hpp"

namespace tablut {

namespace {

using ludarium::Choice;
using ludarium::Thought;

struct Level {
    std::uint64_t nodes;
    unsigned depth;
    int mist;            // how far a value may be off
    unsigned table_bits; // how many positions are remembered
};

// About 0.3, 3 and 200 ms a move here. In 40 games of Linnaeus' king, each colour in turn, each
// level wins at least nine of ten against the one below it.
constexpr std::array<Level, level_count> levels = {
    {{500, 2, 100, 10}, {8'000, 4, 35, 13}, {500'000, 20, 0, 17}}};

// What does not change during a search.
struct Task {
    const State& game;
    std::uint64_t seed;
    int mist;
};

// A position on the way, and the positions between it and the game's.
class Node {
  public:
    static constexpr unsigned longest_way = 20;

    explicit Node(const Task& task)
        : task_(&task),
          position_(task.game.position()),
          quiet_(static_cast<std::uint8_t>(task.game.quiet_plies())),
          ending_(task.game.ending()) {}

    const Task& task() const { return *task_; }
    const Variant& variant() const { return task_->game.variant(); }
    const Position& position() const { return position_; }
    Ending ending() const { return ending_; }

    void apply(Move move) {
        way_[steps_++] = position_.hash();
        const Played played = play(position_, variant(), move);
        quiet_ = played.taken.empty() ? static_cast<std::uint8_t>(quiet_ + 1) : std::uint8_t{0};
        ending_ = played.ending;
        if (ending_ != Ending::none) return;
        if (!can_move(position_, variant(), position_.to_move()))
            ending_ = Ending::no_move;
        else if (quiet_ >= plies_to_draw)
            ending_ = Ending::hundred_plies;
        else if (seen_before())
            ending_ = Ending::repetition;
    }

  private:
    // R13 draws at the third time; a search that already counts the second as a draw neither walks
    // in circles nor misses one.
    bool seen_before() const {
        const std::uint64_t now = position_.hash();
        const unsigned on_the_way = std::min<unsigned>(steps_, quiet_);
        for (unsigned back = 2; back <= on_the_way; back += 2)
            if (way_[steps_ - back] == now) return true;
        return quiet_ > steps_ && task_->game.has_stood(now);
    }

    const Task* task_;
    Position position_;
    std::uint8_t quiet_;
    std::uint8_t steps_ = 0;
    Ending ending_;
    std::array<std::uint64_t, longest_way> way_; // the first steps_ are set
};

// What the search asks of a game (see ludarium/search/rules.hpp).
struct SearchRules {
    using State = Node;

    static ludarium::Actor actor(const Node& node) {
        return node.ending() == Ending::none ? acts(player(node.position().to_move()))
                                             : ludarium::game_over;
    }
    static void legal_actions(const Node& node, ludarium::Actions& actions) {
        MoveList moves;
        list_moves(node.position(), node.variant(), moves);
        for (Move move : moves) actions.push_back(action(move));
    }
    static void apply(Node& node, ludarium::Action wanted, ludarium::Events&) {
        node.apply(move_of(wanted));
    }
    static ludarium::Outcome outcome(const Node& node) {
        ludarium::Outcome result("");
        const auto winner = winner_of(node.ending(), node.position().to_move());
        for (Side side : {Side::muscovites, Side::swedes})
            result.place(player(side), !winner || *winner == side ? 1 : 2);
        return result;
    }
    static std::uint64_t hash(const Node& node) { return node.position().hash(); }

    static int evaluate(const Node& node, ludarium::Player for_whom) {
        const Side side = for_whom == player(Side::swedes) ? Side::swedes : Side::muscovites;
        const int value = tablut::evaluate(node.position(), node.variant(), side);
        const int mist = node.task().mist;
        if (mist == 0) return value;
        const std::uint64_t drawn =
            ludarium::search::mixed(node.position().hash() ^ node.task().seed) >> 32;
        const auto off = static_cast<int>(drawn % static_cast<unsigned>(2 * mist + 1)) - mist;
        return value + (side == Side::swedes ? off : -off);
    }

    // Captures first, most men first.
    static int order(const Node& node, ludarium::Action wanted) {
        const Side side = node.position().to_move();
        const Move move = move_of(wanted);
        return static_cast<int>(taken_by(node.position(), node.variant(), side, move.to).size());
    }
};

Choice searched(const State& state, const Thought& thought, const Level& level) {
    if (const auto win = winning_move(state.position(), state.variant()))
        return {action(*win), ludarium::search::won, 1, 1};
    const Task task{state, thought.seed(), level.mist};
    ludarium::search::AlphaBetaSettings settings;
    settings.max_depth = level.depth;
    settings.table_bits = level.table_bits;
    return ludarium::search::alpha_beta<SearchRules>(
        Node(task), thought.with_node_limit(level.nodes), settings);
}

} // namespace

Choice choose(const State& state, const Thought& thought) {
    return searched(state, thought, levels[std::min(thought.level(), level_count - 1)]);
}

Choice choose_best(const State& state, const Thought& thought, std::uint64_t nodes) {
    return searched(state, thought, {nodes, levels.back().depth, 0, 15});
}

std::uint64_t nodes_to_depth(const State& state, unsigned depth) {
    const Thought unlimited({}, nullptr);
    return searched(state, unlimited, {0, depth, 0, 15}).nodes;
}

} // namespace tablut

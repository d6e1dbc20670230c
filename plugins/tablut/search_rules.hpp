// Tablut as the search sees it (ludarium/search/rules.hpp, insight.hpp): states that ask for no
// memory, remember their way in one place, and know their men's value.
#pragma once

#include <bitset>

#include <ludarium/search/insight.hpp>

#include "evaluation.hpp"
#include "state.hpp"

namespace tablut {

// How well a level sees. What it gets wrong, the position and the seed decide: it plays differently
// from game to game, but never against what it has seen.
struct Sight {
    int mist = 0;      // values are off by so much, at most
    unsigned miss = 0; // of a hundred positions in which somebody threatens to end the game
};

// What all positions of one search share.
class SearchTask {
  public:
    // Both must outlive the task.
    SearchTask(const State& game, const Weights& weights, std::uint64_t seed, Sight sight);

    const State& game() const { return game_; }
    const Variant& variant() const { return game_.variant(); }
    const Weights& weights() const { return weights_; }
    int mist(std::uint64_t hash) const;
    bool misses(std::uint64_t hash) const;
    // In the game itself, since the last capture.
    bool has_stood(std::uint64_t hash) const {
        return stood_[hash % stood_.size()] && game_.has_stood(hash);
    }

    // The way from the game to the position in hand: alpha-beta follows one way at a time.
    std::array<std::uint64_t, 256> way;

  private:
    const State& game_;
    const Weights& weights_;
    std::uint64_t seed_;
    Sight sight_;
    std::bitset<1024> stood_; // asked first, since it is nearly always no
};

class SearchNode {
  public:
    explicit SearchNode(SearchTask& task);

    const SearchTask& task() const { return *task_; }
    const Variant& variant() const { return task_->variant(); }
    const Position& position() const { return position_; }
    Ending ending() const { return ending_; }
    int men() const { return men_; }
    unsigned quiet_plies() const { return quiet_; }
    void apply(Move move);

    // Worked out when the moves are listed.
    mutable Squares captures;

  private:
    bool seen_before() const;

    SearchTask* task_;
    Position position_;
    std::int32_t men_;
    std::uint8_t quiet_;
    std::uint8_t steps_ = 0;
    Ending ending_;
};

struct SearchRules {
    using State = SearchNode;

    static ludarium::Actor actor(const SearchNode& node);
    static void legal_actions(const SearchNode& node, ludarium::Actions& actions);
    static void apply(SearchNode& node, ludarium::Action action, ludarium::Events&);
    static ludarium::Outcome outcome(const SearchNode& node);
    static std::uint64_t hash(const SearchNode& node) { return node.position().hash(); }
    static int evaluate(const SearchNode& node, ludarium::Player player);
    static int order(const SearchNode& node, ludarium::Action action);
    static ludarium::search::Outlook outlook(const SearchNode& node);
    static void noisy_actions(const SearchNode& node, ludarium::Actions& actions);
    static bool is_legal(const SearchNode& node, ludarium::Action action);
};

} // namespace tablut

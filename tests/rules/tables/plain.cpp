#include "plain.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_map>

namespace plain {

bool operator==(const Board& a, const Board& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}
bool operator<(const Board& a, const Board& b) {
    return std::memcmp(&a, &b, sizeof a) < 0;
}

namespace {

constexpr int never = -1000;

// A board with dice still to be played.
struct Node {
    Board board;
    std::array<std::int8_t, 8> dice{}; // how many of each value
    friend bool operator==(const Node& a, const Node& b) {
        return std::memcmp(&a, &b, sizeof a) == 0;
    }
};
struct NodeHash {
    std::size_t operator()(const Node& node) const {
        static_assert(sizeof(Node) % 8 == 0);
        std::array<std::uint64_t, sizeof(Node) / 8> words;
        std::memcpy(words.data(), &node, sizeof node);
        std::uint64_t hash = 1;
        for (std::uint64_t word : words) hash = (hash ^ word) * 0x9E3779B97F4A7C15u ^ hash >> 29;
        return hash ^ hash >> 32;
    }
};

struct TooMany {};

class Search {
  public:
    Search(StepRule rule, bool entry_owed, std::size_t most)
        : rule_(rule), entry_owed_(entry_owed), most_(most) {}

    // How many steps the longest play from here has, `never` if it can't contain an entry owed.
    int length(const Node& node) {
        const auto known = lengths_.find(node);
        if (known != lengths_.end()) return known->second;
        int longest = entry_owed_ && !node.board.entered ? never : 0;
        for (const auto& [step, next] : steps(node)) longest = std::max(longest, 1 + length(next));
        if (lengths_.size() >= most_) throw TooMany{};
        lengths_.emplace(node, longest);
        return longest;
    }

    void collect(const Node& node, std::set<Board>& results) {
        if (!collected_.emplace(node, true).second) return;
        const int longest = length(node);
        if (longest == 0) results.insert(node.board);
        for (const auto& [step, next] : steps(node))
            if (length(next) == longest - 1) collect(next, results);
    }

    std::vector<std::pair<Step, Node>> steps(const Node& node) {
        std::vector<std::pair<Step, Node>> all;
        for (int die = 1; die <= 6; ++die) {
            if (node.dice[static_cast<std::size_t>(die)] == 0) continue;
            for (const auto& [from, board] : rule_(node.board, die)) {
                Node next{board, node.dice};
                --next.dice[static_cast<std::size_t>(die)];
                all.push_back({{from, die}, next});
            }
        }
        return all;
    }

  private:
    StepRule rule_;
    bool entry_owed_;
    std::size_t most_;
    std::unordered_map<Node, int, NodeHash> lengths_;
    std::unordered_map<Node, bool, NodeHash> collected_;
};

} // namespace

std::optional<Plays> longest_plays(StepRule rule, const Board& board, std::vector<int> dice,
                                   bool entry_owed, std::size_t most) {
    Node root{board, {}};
    root.board.entered = 0;
    for (int die : dice) ++root.dice[static_cast<std::size_t>(die)];
    Search search(rule, entry_owed, most);
    Plays plays;
    try {
        plays.length = std::max(search.length(root), 0);
        if (plays.length == 0) return plays;
        for (const auto& [step, next] : search.steps(root))
            if (search.length(next) == plays.length - 1) plays.first_steps.insert(step);
        search.collect(root, plays.results);
    } catch (TooMany) {
        return std::nullopt;
    }
    return plays;
}

} // namespace plain

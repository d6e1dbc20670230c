#include "plain.hpp"

#include <algorithm>
#include <cstring>
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
    bool spent() const { return dice == std::array<std::int8_t, 8>{}; }
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

// What the search knows of a board with dice: how long the longest play from there is, `never` if
// it can't contain an entry owed, and where each single step leads.
struct Known {
    struct Way {
        Step step;
        const Known* on; // none after the last die
        Board board;
        int longest;
    };
    int longest = 0;
    std::vector<Way> ways;
    mutable bool collected = false;
};

struct TooMany {};

class Search {
  public:
    Search(StepRule rule, bool entry_owed, std::size_t most)
        : rule_(rule), entry_owed_(entry_owed), most_(most) {}

    const Known& look(const Node& node) {
        const auto [found, fresh] = known_.try_emplace(node);
        Known& known = found->second;
        if (!fresh) return known;
        if (known_.size() > most_) throw TooMany{};
        known.longest = stopped(node.board);
        for (int die = 1; die <= 6; ++die) {
            if (node.dice[static_cast<std::size_t>(die)] == 0) continue;
            for (const auto& [from, board] : rule_(node.board, die)) {
                Node next{board, node.dice};
                --next.dice[static_cast<std::size_t>(die)];
                const Known* on = next.spent() ? nullptr : &look(next);
                known.ways.push_back({{from, die}, on, board, on ? on->longest : stopped(board)});
                known.longest = std::max(known.longest, 1 + known.ways.back().longest);
            }
        }
        return known;
    }

    // The boards after all longest plays from here.
    static void collect(const Known& known, const Board& board, std::set<Board>& results) {
        if (known.collected) return;
        known.collected = true;
        if (known.longest == 0) results.insert(board);
        for (const Known::Way& way : known.ways) {
            if (way.longest != known.longest - 1) continue;
            if (way.on)
                collect(*way.on, way.board, results);
            else
                results.insert(way.board);
        }
    }

  private:
    // A play that ends here is as long as this.
    int stopped(const Board& board) const { return entry_owed_ && !board.entered ? never : 0; }

    StepRule rule_;
    bool entry_owed_;
    std::size_t most_;
    std::unordered_map<Node, Known, NodeHash> known_; // references stay good while it grows
};

} // namespace

std::optional<Plays> longest_plays(StepRule rule, const Board& board, std::vector<int> dice,
                                   bool entry_owed, std::size_t most) {
    Node root{board, {}};
    root.board.entered = 0;
    for (int die : dice) ++root.dice[static_cast<std::size_t>(die)];
    Search search(rule, entry_owed, most);
    Plays plays;
    if (dice.empty()) return plays;
    try {
        const Known& known = search.look(root);
        plays.length = std::max(known.longest, 0);
        if (plays.length == 0) return plays;
        for (const Known::Way& way : known.ways)
            if (way.longest == plays.length - 1) plays.first_steps.insert(way.step);
        Search::collect(known, root.board, plays.results);
    } catch (TooMany) {
        return std::nullopt;
    }
    return plays;
}

} // namespace plain

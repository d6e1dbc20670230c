#include "bearing_off.hpp"

#include <map>

#include "play.hpp"

namespace tables {

namespace {

using Stand = BearingOff::Stand;

constexpr unsigned choose(unsigned n, unsigned k) {
    unsigned ways = 1;
    for (unsigned i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return ways;
}
constexpr unsigned stands = choose(BearingOff::largest + sides, sides);

// Stands in an order in which every step leads to a smaller number (the combinatorial number
// system): 0 is nobody left.
unsigned rank(const Stand& stand) {
    static const auto ways = [] {
        std::array<std::array<unsigned, sides + 1>, BearingOff::largest + sides> table{};
        for (unsigned n = 0; n < table.size(); ++n)
            for (unsigned k = 1; k <= sides; ++k) table[n][k] = n < k ? 0 : choose(n, k);
        return table;
    }();
    unsigned sum = 0, behind = 0;
    for (unsigned k = 1; k <= sides; ++k) {
        behind += stand[sides - k];
        sum += ways[behind + k - 1][k];
    }
    return sum;
}

std::vector<Stand> all_stands() {
    std::vector<Stand> all(stands);
    Stand stand{};
    const auto fill = [&](auto& self, unsigned cell, unsigned men) -> void {
        if (cell == sides) {
            all[rank(stand)] = stand;
            return;
        }
        for (unsigned here = 0; here <= men; ++here) {
            stand[cell] = static_cast<std::uint8_t>(here);
            self(self, cell + 1, men - here);
        }
        stand[cell] = 0;
    };
    fill(fill, 0, BearingOff::largest);
    return all;
}

// The stands to which one man's step with this die leads.
class Steps {
  public:
    Steps(const Stand& stand, unsigned die) {
        bool farther = false; // a man stands beyond the die's own cell
        for (unsigned from = sides; from > die; --from)
            if (stand[from - 1] > 0) {
                farther = true;
                add(stand, from, from - die);
            }
        for (unsigned from = die; from > 0 && (from == die || !farther); --from)
            if (stand[from - 1] > 0) {
                add(stand, from, 0);
                return;
            }
    }
    const std::uint16_t* begin() const { return to_.data(); }
    const std::uint16_t* end() const { return to_.data() + count_; }

  private:
    void add(Stand stand, unsigned from, unsigned to) {
        --stand[from - 1];
        if (to > 0) ++stand[to - 1];
        to_[count_++] = static_cast<std::uint16_t>(rank(stand));
    }
    std::array<std::uint16_t, sides + 1> to_{};
    unsigned count_ = 0;
};

} // namespace

// For every rest of a throw the best stand it leads to, from the smallest stand upwards.
class BearingOff::Making {
  public:
    Making(unsigned dice, std::vector<Entry>& entries) : entries_(entries) {
        Rules rules;
        rules.dice = dice;
        for (const Throw& each : tables::throws(rules)) {
            thrown_.push_back({add(Dice(each.shown).left()), static_cast<float>(each.weight)});
            all_ += static_cast<float>(each.weight);
        }
        best_.resize(rests_.size() * stands);
    }

    void fill() {
        const std::vector<Stand> all = all_stands();
        entries_.resize(stands);
        entries_[0].done_in[0] = 1;
        for (unsigned n = 1; n < stands; ++n) {
            play_rests(all[n], n);
            Entry& entry = entries_[n];
            entry.throws = 1;
            for (const Thrown& each : thrown_) {
                const Entry& then = entries_[best_[each.rest * stands + n].to];
                const float likely = each.weight / all_;
                entry.throws += likely * then.throws;
                for (unsigned t = 1; t < horizon; ++t)
                    entry.done_in[t] += likely * then.done_in[t - 1];
            }
        }
    }

  private:
    struct Rest {
        Left left;
        std::array<std::size_t, most_dice> next{}; // when a die of this kind has been played
    };
    struct Thrown {
        std::size_t rest;
        float weight;
    };
    struct Best {
        std::uint16_t to = 0;
        std::uint8_t steps = 0;
    };
    static constexpr std::size_t nothing_left = ~std::size_t{0};

    // What is left of it comes before it.
    std::size_t add(const Left& left) {
        if (left.total() == 0) return nothing_left;
        std::vector<unsigned> key;
        for (unsigned kind = 0; kind < left.kinds(); ++kind)
            key.insert(key.end(), {pips(left.die(kind)), left.times(kind)});
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        Rest rest{left, {}};
        for (unsigned kind = 0; kind < left.kinds(); ++kind)
            rest.next[kind] = add(left.without(kind));
        rests_.push_back(rest);
        return known_[key] = rests_.size() - 1;
    }

    void play_rests(const Stand& stand, unsigned n) {
        const std::array<Steps, sides> steps = {Steps(stand, 1), Steps(stand, 2), Steps(stand, 3),
                                                Steps(stand, 4), Steps(stand, 5), Steps(stand, 6)};
        for (std::size_t r = 0; r < rests_.size(); ++r) {
            const Rest& rest = rests_[r];
            Best& best = best_[r * stands + n];
            for (unsigned kind = 0; kind < rest.left.kinds(); ++kind)
                for (const std::uint16_t to : steps[pips(rest.left.die(kind)) - 1])
                    take_better(best, rest.next[kind], to);
        }
    }
    // As many steps as possible (R4), then as few throws as possible.
    void take_better(Best& best, std::size_t next, std::uint16_t to) const {
        Best found{to, 1};
        if (to > 0 && next != nothing_left) {
            found = best_[next * stands + to];
            ++found.steps;
        }
        if (found.steps > best.steps ||
            (found.steps == best.steps && entries_[found.to].throws < entries_[best.to].throws))
            best = found;
    }

    std::vector<Entry>& entries_;
    std::vector<Rest> rests_;
    std::map<std::vector<unsigned>, std::size_t> known_;
    std::vector<Thrown> thrown_;
    float all_ = 0;
    std::vector<Best> best_;
};

BearingOff::BearingOff(unsigned dice) {
    Making(dice, entries_).fill();
}

const BearingOff& BearingOff::with(unsigned dice) {
    if (dice == 2) {
        static const BearingOff two(2);
        return two;
    }
    static const BearingOff three(3);
    return three;
}

bool BearingOff::knows(const Rules& rules, const Men& men) {
    if (men.occupied() & ~(rules.last_table() | bit(rules.home()))) return false;
    unsigned left = 0;
    for (unsigned away = 1; away <= sides; ++away)
        left += men.at(rules.cell(rules.cells + 1 - away));
    return left <= largest;
}

Stand BearingOff::stand(const Rules& rules, const Men& men) {
    Stand stand{};
    for (unsigned away = 1; away <= sides; ++away)
        stand[away - 1] = static_cast<std::uint8_t>(men.at(rules.cell(rules.cells + 1 - away)));
    return stand;
}

const BearingOff::Entry& BearingOff::entry(const Stand& stand) const {
    return entries_[rank(stand)];
}

float BearingOff::first_to_finish(const Stand& thrower, const Stand& waiting) const {
    const Entry &one = entry(thrower), &two = entry(waiting);
    float chance = 0, still = 1; // the other one is not done before this throw
    for (unsigned t = 0; t < horizon; ++t) {
        if (t > 0) still -= two.done_in[t - 1];
        chance += one.done_in[t] * still;
    }
    return chance;
}

} // namespace tables

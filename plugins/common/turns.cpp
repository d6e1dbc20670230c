#include "turns.hpp"

#include <ludarium/search/rules.hpp>

#include "play.hpp"

namespace tables {

namespace {

using Keys = std::array<std::uint64_t, most_places>;

constexpr Keys keys(std::uint64_t first) {
    Keys made{};
    for (unsigned place = 0; place < most_places; ++place)
        made[place] = ludarium::search::mixed(first + place);
    return made;
}
// Added up: a man there, and a man hit there. What a player has gone past is seen from where the
// men are, so these two make up the whole result of a turn.
constexpr Keys man_keys = keys(1000), hit_keys = keys(2000);

std::uint64_t left_key(const Left& left) {
    std::uint64_t code = 1;
    for (unsigned kind = 0; kind < left.kinds(); ++kind)
        code = code * 128 + pips(left.die(kind)) * 16 + left.times(kind);
    return ludarium::search::mixed(code);
}

std::uint64_t stepped(std::uint64_t key, Place from, Place to, Mask blots) {
    key += man_keys[index(to)] - man_keys[index(from)];
    return blots & bit(to) ? key + hit_keys[index(to)] : key;
}

} // namespace

// The way so far. In a free walk the last step tells which ones come next.
struct Turns::Walk {
    Lane lane;
    Turn turn;

    void push(Step step) { turn.steps[turn.count++] = step; }
    void pop() { --turn.count; }
};

// The step before the next, in a free walk.
struct Turns::Last {
    Step step{};    // none at first
    Mask fresh = 0; // the cell it came to, if that was empty

    // Where a step with this die may begin that need not be swapped with it.
    Mask in_order(Die die) const {
        if (pips(die) > pips(step.die)) return ~Mask{0};
        if (pips(die) < pips(step.die)) return fresh;
        return ~(bit(step.from) - 1);
    }
};

bool Turns::find(const Rules& rules, const Position& position, std::uint64_t most_steps) {
    seen_.clear();
    size_ = 0;
    longest_ = 0;
    steps_left_ = most_steps;
    Walk walk{Lane(rules, position), {}};
    const Left left = position.dice.left();
    const Mask blots = position.theirs().single() & walk.lane.open();
    if (is_free(walk.lane, left))
        walk_free(walk, left, 0, blots, {});
    else
        walk_gated(walk, left, 0, blots);
    return steps_left_ > 0;
}

// Nobody waits or is in reserve, and more men are outside the last table than there are steps:
// until the throw is played, every man goes his own way.
bool Turns::is_free(const Lane& lane, const Left& left) const {
    const Rules& rules = lane.rules();
    if (lane.occupied() & lane.entrances()) return false;
    unsigned outside = 0;
    for (unsigned n = 1; n <= rules.cells - sides; ++n) outside += lane.at(rules.cell(n));
    return outside > left.total();
}

void Turns::walk_free(Walk& walk, const Left& left, std::uint64_t key, Mask blots, Last last) {
    bool stuck = true;
    for (unsigned kind = 0; kind < left.kinds(); ++kind) {
        const Die die = left.die(kind);
        const Mask from = walk.lane.free_sources(die);
        if (from == 0) continue;
        stuck = false;
        if (left.total() == 1)
            last_steps(walk, die, from & last.in_order(die), key, blots);
        else
            steps_with(walk, left, kind, from & last.in_order(die), key, blots);
    }
    if (stuck) finish(walk, key);
}

void Turns::steps_with(Walk& walk, const Left& left, unsigned kind, Mask from, std::uint64_t key,
                       Mask blots) {
    const Die die = left.die(kind);
    const Left rest = left.without(kind);
    for (; from && may_try(); from &= from - 1) {
        const Place place = lowest(from), to = walk.lane.rules().cell(index(place) + pips(die));
        const Last last{{place, die}, bit(to) & ~walk.lane.occupied()};
        if (longest_ > walk.turn.count + 1 && !goes_on(walk, rest, last)) continue;
        const std::uint64_t next = stepped(key, place, to, blots);
        walk.push(last.step);
        if (rest.total() == 1) { // no need to move the man
            const Die then = rest.die(0);
            const Mask on = walk.lane.occupied_after(place, to) & walk.lane.open() >> pips(then);
            if (on)
                last_steps(walk, then, on & last.in_order(then), next, blots & ~bit(to));
            else
                finish(walk, next);
        } else {
            walk.lane.step(place, to);
            walk_free(walk, rest, next, blots & ~bit(to), last);
            walk.lane.step_back(place, to);
        }
        walk.pop();
    }
}

// Whether any step after this one would be in order.
bool Turns::goes_on(const Walk& walk, const Left& rest, const Last& last) const {
    if (pips(rest.die(rest.kinds() - 1)) >= pips(last.step.die)) return true;
    Mask onward = 0;
    for (unsigned kind = 0; kind < rest.kinds(); ++kind)
        onward |= walk.lane.open() >> pips(rest.die(kind));
    return last.fresh & onward;
}

void Turns::last_steps(Walk& walk, Die die, Mask from, std::uint64_t key, Mask blots) {
    const unsigned count = walk.turn.count + 1;
    if (count < longest_ || from == 0) return;
    lengthen(count, key);
    for (; from && may_try(); from &= from - 1) {
        const Place place = lowest(from), to = walk.lane.rules().cell(index(place) + pips(die));
        if (!seen_.insert(stepped(key, place, to, blots))) continue;
        walk.push({place, die});
        add(walk.turn);
        walk.pop();
    }
}

void Turns::walk_gated(Walk& walk, const Left& left, std::uint64_t key, Mask blots) {
    if (left.total() > 0 && is_free(walk.lane, left)) {
        walk_free(walk, left, key, blots, {});
        return;
    }
    bool stuck = true;
    for (unsigned kind = 0; kind < left.kinds(); ++kind) {
        const Die die = left.die(kind);
        const Left rest = left.without(kind);
        const std::uint64_t rest_key = left_key(rest);
        for (Mask from = walk.lane.sources(die); from; from &= from - 1) {
            stuck = false;
            if (!may_try()) return;
            const Place place = lowest(from);
            const bool owed = walk.lane.entry_owed();
            const Place to = walk.lane.play(place, die);
            const std::uint64_t next = stepped(key, place, to, blots);
            if (seen_.insert(next ^ rest_key)) {
                walk.push({place, die});
                walk_gated(walk, rest, next, blots & ~bit(to));
                walk.pop();
            }
            walk.lane.take_back(place, to, owed);
        }
    }
    if (stuck) finish(walk, key);
}

void Turns::finish(const Walk& walk, std::uint64_t key) {
    const unsigned count = walk.turn.count;
    if (count < longest_ || count == 0 || walk.lane.entry_owed()) return;
    lengthen(count, key);
    if (seen_.insert(key)) add(walk.turn);
}

// The same position may have been reached in fewer steps, with larger dice: that was another key.
void Turns::lengthen(unsigned count, std::uint64_t& key) {
    if (count > longest_) size_ = 0;
    longest_ = count;
    key += ludarium::search::mixed(count); // added, like all else in a key
}

void Turns::add(const Turn& turn) {
    if (size_ == found_.size()) found_.resize(std::max<std::size_t>(256, 2 * size_));
    found_[size_++] = turn;
}

Position after_turn(const Rules& rules, const Position& position, const Turn& turn) {
    Position after = position;
    for (unsigned n = 0; n < turn.count; ++n) take_step(rules, after, turn.steps[n]);
    if (has_won(rules, after.mine()))
        after.dice.spend();
    else
        end_turn(after, after.dice.spent() ? Lost::nothing : Lost::rest);
    return after;
}

} // namespace tables

#include "longest.hpp"

namespace tables {

namespace {

template <class Body>
void each(Mask places, Body body) {
    for (; places; places &= places - 1) body(lowest(places));
}

} // namespace

// Makes the step, asks `body`, and takes the step back.
template <class Body>
int LongestPlay::stepped(Place from, Die die, Body body) {
    ++nodes_;
    const bool owed = lane_.entry_owed();
    const Place to = lane_.play(from, die);
    const int found = body();
    lane_.take_back(from, to, owed);
    return found;
}

// One value: plays whatever can be played.
int LongestPlay::run(Die die, unsigned times) {
    if (times == 0) return lane_.entry_owed() ? impossible : 0;
    Mask from = lane_.sources(die);
    if (lane_.entry_owed() && !(from & lane_.entrances())) return impossible;
    if (from == 0) return 0;
    if (times == 1) return 1;
    unsigned at_once = 0;
    each(from, [&](Place place) { at_once += lane_.at(place); });
    if (at_once >= times) return static_cast<int>(times);

    Lane ahead = lane_;
    unsigned played = 0;
    for (; from && played < times; from = ahead.sources(die)) {
        const Place place = lowest(from);
        const Place to = ahead.rules().landing(place, die);
        for (unsigned men = ahead.at(place); men > 0 && played < times; --men, ++played) {
            ahead.step(place, to);
            ++nodes_;
        }
    }
    return static_cast<int>(played);
}

// `done` steps have been made, none of them with `once`; of the value that comes several times
// only steps from `allowed` follow, so that every set of them is tried in one order only.
void LongestPlay::mixed(Die many, unsigned times, Die once, int done, Mask allowed) {
    best_ = std::max(best_, done + run(many, times));
    for (Mask from = lane_.sources(once); from && best_ < full_; from &= from - 1)
        best_ = std::max(best_,
                         done + 1 + stepped(lowest(from), once, [&] { return run(many, times); }));
    if (times == 0 || best_ == full_) return;
    const bool returning = lane_.waiting();
    for (Mask from = lane_.sources(many) & allowed; from && best_ < full_; from &= from - 1)
        stepped(lowest(from), many, [&] {
            const bool returned = returning && !lane_.waiting();
            mixed(many, times - 1, once, done + 1, returned ? ~Mask{0} : ~(bit(lowest(from)) - 1));
            return 0;
        });
}

int LongestPlay::three(const Left& left) {
    int most = lane_.entry_owed() ? impossible : 0;
    for (unsigned kind = 0; kind < left.kinds(); ++kind)
        for (Mask from = lane_.sources(left.die(kind)); from; from &= from - 1) {
            most = std::max(most, 1 + stepped(lowest(from), left.die(kind),
                                              [&] { return steps(left.without(kind)); }));
            if (most == static_cast<int>(left.total())) return most;
        }
    return most;
}

int LongestPlay::steps(const Left& left) {
    if (left.kinds() == 0) return run(Die{1}, 0);
    if (left.kinds() == 1) return run(left.die(0), left.times(0));
    if (left.kinds() == 3) return three(left);
    const unsigned once = left.times(1) == 1 ? 1 : 0;
    best_ = impossible;
    full_ = static_cast<int>(left.total());
    mixed(left.die(1 - once), left.times(1 - once), left.die(once), 0, ~Mask{0});
    return std::max(best_, impossible);
}

LegalSteps LongestPlay::first_steps(const Left& left) {
    LegalSteps legal{left, {}};
    if (left.kinds() == 1) {
        const Mask from = lane_.sources(left.die(0));
        const Mask entries = from & lane_.entrances();
        if (!lane_.entry_owed())
            legal.from[0] = from;
        else if (entries)
            legal.from[0] = left.total() == 1 ? entries : from;
        return legal;
    }
    int most = 1;
    for (unsigned kind = 0; kind < left.kinds(); ++kind) {
        const Left rest = left.without(kind);
        for (Mask from = lane_.sources(left.die(kind)); from; from &= from - 1) {
            const Place place = lowest(from);
            const int found = 1 + stepped(place, left.die(kind), [&] { return steps(rest); });
            if (found > most) legal.from = {};
            most = std::max(most, found);
            if (found == most) legal.from[kind] |= bit(place);
        }
    }
    return legal;
}

} // namespace tables

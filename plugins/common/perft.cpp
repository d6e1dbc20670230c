#include "perft.hpp"

#include "play.hpp"
#include "turns.hpp"

namespace tables {

std::uint64_t perft(const Rules& rules, const Position& position, unsigned turns) {
    if (turns == 0) return 1;
    if (is_over(rules, position)) return 0;
    std::uint64_t total = 0;
    Turns found;
    for (const Throw& each : throws(rules)) {
        Position thrown = position;
        ludarium::Events unseen = ludarium::Events::nobody();
        play_throw(rules, thrown, Dice(each.shown), unseen);
        if (must_throw(thrown)) {
            total += perft(rules, thrown, turns - 1);
            continue;
        }
        found.find(rules, thrown);
        if (turns == 1) total += found.size();
        for (std::size_t n = 0; turns > 1 && n < found.size(); ++n)
            total += perft(rules, after_turn(rules, thrown, found[n]), turns - 1);
    }
    return total;
}

} // namespace tables

// All ways to play a throw, for every camp, as the rules list them on a board without enemies.
//
// What an enemy changes is told by Camps::after_landing, but for one thing: while two of his men wait,
// his first cell is no step (R19).
#pragma once

#include "camps.hpp"

namespace astronomica::ceiling {

inline constexpr unsigned least_total = 3;
inline constexpr unsigned total_count = 16; // of three six-sided dice

struct Way {
    Cell to = nowhere;
    Camp after = out;
};
// At most one for each man.
struct WayList {
    std::array<Way, men_each> ways{};
    std::uint8_t count = 0;

    const Way* begin() const { return ways.data(); }
    const Way* end() const { return ways.data() + count; }
};
using WaysByTotal = std::array<WayList, total_count>; // from the least total on

class Ways {
  public:
    explicit Ways(const Camps& camps);

    const WaysByTotal& of(Planet planet, bool enemy_waits, Camp camp) const {
        return table(planet, enemy_waits)[index(camp)];
    }

  private:
    using Table = std::vector<WaysByTotal>; // by camp
    const Table& table(Planet planet, bool enemy_waits) const {
        return tables_[2 * index(planet) + enemy_waits];
    }
    std::array<Table, 4> tables_;
};

} // namespace astronomica::ceiling

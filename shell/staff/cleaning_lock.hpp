// While somebody wipes the screen: nothing to be touched, and a number that says how long.
#pragma once

#include <vector>

#include "language/words.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class CleaningLock {
  public:
    CleaningLock(const StageTools& tools, const Words& words, Time now);

    // Shows the seconds that are left. False: it is over.
    bool count(Time now);
    // When the number changes next.
    Time next_change(Time now) const;

    static constexpr milliseconds duration{60'000};

  private:
    int seconds_left(Time now) const;

    StageTools tools_;
    Time end_;
    int shown_ = 0;
    Box number_box_;
    std::vector<Node> parts_;
    Node number_;
};

} // namespace ludarium::shell

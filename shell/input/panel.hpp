// Whether the touch panel can be believed. One that is wet, cracked or badly earthed reports touches nobody makes,
// hundreds a second and for hours; what it says then is ignored until it is calm again.
#pragma once

#include <deque>
#include <optional>

#include "visit/clock.hpp"

namespace ludarium::shell {

class Panel {
  public:
    explicit Panel(const Clock& clock) : clock_(clock) {}

    // A finger has come down, believed or not.
    void touched();
    // Whether it raves now. Looks at the clock: nobody touches a panel to say that it is calm.
    enum class News { none, raves, calm };
    News watch();
    bool raves() const { return raves_; }
    int times() const { return times_; } // that it has raved since the start
    // When it may be calm.
    std::optional<Time> deadline() const;

    // In the world's time. Two hands of a child that drums make about 20 touches a second, so 50 for as long as this
    // are nobody's, and 10 may be somebody's again.
    static constexpr milliseconds span{3000};
    static constexpr std::size_t raving = 150;
    static constexpr std::size_t calm = 30;

  private:
    void forget_old();

    const Clock& clock_;
    std::deque<Time> touches_; // the latest last, no more than `raving`
    bool raves_ = false;
    int times_ = 0;
};

} // namespace ludarium::shell

// How long a kind of screen may take to its first picture: on a machine that is slow, or busy starting, longer than on others.
#pragma once

#include <chrono>

#include "keeper/moment.hpp"

namespace ludarium::session {

class Trial {
  public:
    // `worked`: processor time of all that belongs to the screen, until now.
    Trial(keeper::Moment began, std::chrono::nanoseconds worked);

    keeper::Moment deadline() const { return deadline_; }
    // Asked at the deadline: one that has worked for a good part of the time gets as long again.
    bool over(keeper::Moment now, std::chrono::nanoseconds worked);

    // On a calm machine, however slow, Xwayland took 20 s to show the first picture. Under a load that leaves it a tenth of a
    // processor it takes minutes.
    static constexpr std::chrono::seconds patience{90};
    static constexpr int working = 10; // a tenth of the time
    static constexpr std::chrono::minutes longest{10};

  private:
    keeper::Moment began_;
    keeper::Moment deadline_;
    std::chrono::nanoseconds worked_;
};

// Of all processes that descend from this one and are alive.
std::chrono::nanoseconds processor_time_of_children();

} // namespace ludarium::session

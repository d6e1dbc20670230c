// How staff call their panel: rest a finger in the upper left corner until you have counted to two,
// then do the same in the upper right corner. What other fingers do elsewhere meanwhile doesn't matter; of several in a
// corner the last one counts, because something may have been lying there for long.
#pragma once

#include <optional>

#include "input/pointer.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

class CornerGesture {
  public:
    // `corner` is the side of the squares in the corners, in pixels.
    CornerGesture(Size screen, int corner) : screen_(screen), corner_(corner) {}

    // Whether this input completes it. Sees every input, whatever else that input means.
    bool completed_by(const Input& input, Time now);

    static constexpr milliseconds hold{1500};
    static constexpr milliseconds pause{5000}; // between the two, at most

  private:
    enum class Corner { left, right };
    std::optional<Corner> corner_at(Point p) const;
    bool let_go(const Released& release, Time now);

    Size screen_;
    int corner_;
    std::optional<Corner> held_;
    Finger finger_ = Finger::mouse; // that holds it
    Time since_{};
    std::optional<Time> left_done_;
};

} // namespace ludarium::shell

// The screen is dark outside the opening hours.
#pragma once

#include <optional>

#include "app/house.hpp"
#include "stage/scene.hpp"

namespace ludarium::shell {

class ClosingTime {
  public:
    ClosingTime(House& house, Scene& scene) : house_(house), scene_(scene) {}

    bool dark() const { return static_cast<bool>(dark_); }
    enum class News { none, opened, closed };
    // Looks at the clock on the wall now and then.
    News watch();
    // Staff have come: there is light until the next look, which is soon.
    void lift() {
        dark_.reset();
        next_look_ = {};
    }
    Time next_look() const { return next_look_; }

  private:
    House& house_;
    Scene& scene_;
    Node dark_;
    Time next_look_{};
};

} // namespace ludarium::shell

// The screen is dark outside the opening hours: black, switched off, or with the machine.
#pragma once

#include <optional>

#include "app/house.hpp"
#include "stage/scene.hpp"

namespace ludarium::shell {

class ClosingTime {
  public:
    ClosingTime(House& house, Scene& scene) : house_(house), scene_(scene) {}
    ~ClosingTime() { switch_screen(true); }
    ClosingTime(const ClosingTime&) = delete;
    ClosingTime& operator=(const ClosingTime&) = delete;

    bool dark() const { return static_cast<bool>(dark_); }
    enum class News { none, opened, closed };
    // Looks at the clock on the wall now and then.
    News watch();
    // Something has been touched: the keeper gives light for a while.
    void somebody();
    // Staff have come: there is light until the next look, which is soon.
    void lift();
    Time next_look() const { return next_look_; }

    // After a touch, so that nobody has to hurry who works at night.
    static constexpr milliseconds machine_stays{600'000};

  private:
    void keep_dark(Time now);
    void switch_screen(bool on);
    void switch_machine_off();

    House& house_;
    Scene& scene_;
    Node dark_;
    Time next_look_{};
    Time last_touch_{};
    bool screen_off_ = false;    // as the keeper was told
    bool machine_asked_ = false; // in this night
};

} // namespace ludarium::shell

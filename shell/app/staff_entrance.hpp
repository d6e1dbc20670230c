// The way to the staff panel: the gesture, the lock, and what lies behind it.
#pragma once

#include <functional>
#include <memory>

#include "app/house_caretaker.hpp"
#include "screens/screen.hpp"
#include "screens/surroundings.hpp"
#include "staff/corner_gesture.hpp"
#include "staff/pin_lock.hpp"

namespace ludarium::shell {

class StaffEntrance {
  public:
    // `changed` is called when staff have set something.
    StaffEntrance(House& house, const Surroundings& around, HouseShelf& shelf,
                  std::function<void()> changed);

    // Whether this input completes the gesture. Sees every input.
    bool called_by(const Input& input);
    std::unique_ptr<Screen> open(const Words& words);

  private:
    House& house_;
    const Surroundings& around_;
    HouseCaretaker caretaker_;
    PinLock lock_;
    CornerGesture gesture_;
};

} // namespace ludarium::shell

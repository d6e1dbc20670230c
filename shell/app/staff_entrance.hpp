// The way to the staff panel: the gesture, the lock, and what lies behind it.
#pragma once

#include <functional>
#include <memory>

#include "app/house_caretaker.hpp"
#include "screens/screen.hpp"
#include "screens/surroundings.hpp"
#include "staff/corner_gesture.hpp"
#include "staff/course.hpp"
#include "staff/pages.hpp"
#include "staff/pin_lock.hpp"
#include "staff/staff_wish.hpp"

namespace ludarium::shell {

class StaffEntrance {
  public:
    // `changed` is called when staff have set something.
    StaffEntrance(House& house, const Surroundings& around, HouseShelf& shelf,
                  std::function<void()> changed);

    // Whether this input completes the gesture. Sees every input.
    bool called_by(const Input& input);
    std::unique_ptr<Screen> open(const Words& words);
    // The first start of this machine, by itself, now.
    bool course_due() const;
    // `pin_known`: whoever is there has typed it.
    std::unique_ptr<Screen> open_course(const Words& words, bool pin_known);
    // The screen was turned: is it to stay so?
    std::unique_ptr<Screen> ask_turn(const Words& words);
    std::optional<StaffWish> next_wish(); // of any of these

  private:
    Course course() const { return {house_.options.first_start, house_.options.state}; }
    PanelParts parts() { return {caretaker_, house_.on_site, house_.machine, house_.clock}; }
    std::string view() const;

    House& house_;
    const Surroundings& around_;
    HouseCaretaker caretaker_;
    PinLock lock_;
    CornerGesture gesture_;
    StaffWishes wishes_;
};

} // namespace ludarium::shell

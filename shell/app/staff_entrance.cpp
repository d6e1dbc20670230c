#include "app/staff_entrance.hpp"

#include "staff/staff_screen.hpp"
#include "staff/staff_views.hpp"
#include "staff/turned_screen.hpp"

namespace ludarium::shell {

StaffEntrance::StaffEntrance(House& house, const Surroundings& around, HouseShelf& shelf,
                             std::function<void()> changed)
    : house_(house),
      around_(around),
      caretaker_(house, shelf, std::move(changed)),
      lock_(house.options.state, house.clock),
      // Two fingertips: nobody aims at a corner.
      gesture_(around.scene.size(), 2 * around.fingertip) {}

bool StaffEntrance::called_by(const Input& input) {
    return house_.options.preview.empty() && gesture_.completed_by(input, house_.clock.now());
}

std::string StaffEntrance::view() const {
    const std::string& wanted = house_.options.staff_view;
    return wanted.empty() ? staff_views().front() : wanted;
}

std::unique_ptr<Screen> StaffEntrance::open(const Words& words) {
    return std::make_unique<StaffScreen>(around_, words, lock_, all_pages(parts()), view(),
                                         wishes_);
}

bool StaffEntrance::course_due() const {
    return house_.options.preview.empty() && course().due();
}

std::unique_ptr<Screen> StaffEntrance::open_course(const Words& words, bool pin_known) {
    auto screen = std::make_unique<StaffScreen>(around_, words, lock_, first_start_pages(parts()),
                                                view(), wishes_);
    screen->follow(course(), pin_known);
    return screen;
}

std::unique_ptr<Screen> StaffEntrance::ask_turn(const Words& words) {
    return std::make_unique<TurnedScreen>(around_, words, wishes_);
}

std::optional<StaffWish> StaffEntrance::next_wish() {
    if (wishes_.empty()) return std::nullopt;
    StaffWish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

} // namespace ludarium::shell

#include "app/staff_entrance.hpp"

#include "staff/pages.hpp"
#include "staff/staff_screen.hpp"
#include "staff/staff_views.hpp"

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

std::unique_ptr<Screen> StaffEntrance::open(const Words& words) {
    const std::string& wanted = house_.options.staff_view;
    return std::make_unique<StaffScreen>(around_, words, lock_,
                                         all_pages(caretaker_, house_.on_site),
                                         wanted.empty() ? staff_views().front() : wanted);
}

} // namespace ludarium::shell

// The pages of the staff panel, each in a file of its own. What they are given outlives them.
#pragma once

#include <memory>
#include <vector>

#include "staff/caretaker.hpp"
#include "staff/staff_page.hpp"

namespace ludarium::shell {

class OnSite;

std::unique_ptr<StaffPage> games_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> install_page(Caretaker& caretaker, OnSite& on_site);
std::unique_ptr<StaffPage> languages_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> times_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> sound_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> hours_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> cleaning_page();
std::unique_ptr<StaffPage> statistics_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> log_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> pin_page();
std::unique_ptr<StaffPage> kiosk_page(Caretaker& caretaker);

// In the order of the menu.
std::vector<std::unique_ptr<StaffPage>> all_pages(Caretaker& caretaker, OnSite& on_site);

} // namespace ludarium::shell

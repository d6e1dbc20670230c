#include "staff/pages.hpp"

namespace ludarium::shell {

std::vector<std::unique_ptr<StaffPage>> all_pages(Caretaker& caretaker, OnSite& on_site) {
    std::vector<std::unique_ptr<StaffPage>> pages;
    pages.push_back(games_page(caretaker));
    pages.push_back(install_page(caretaker, on_site));
    pages.push_back(languages_page(caretaker));
    pages.push_back(times_page(caretaker));
    pages.push_back(sound_page(caretaker));
    pages.push_back(hours_page(caretaker));
    pages.push_back(cleaning_page());
    pages.push_back(statistics_page(caretaker));
    pages.push_back(log_page(caretaker));
    pages.push_back(pin_page());
    pages.push_back(kiosk_page(caretaker));
    return pages;
}

} // namespace ludarium::shell

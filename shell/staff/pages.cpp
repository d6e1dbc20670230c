#include "staff/pages.hpp"

#include "onsite/machine_link.hpp"

namespace ludarium::shell {

bool PanelParts::has_network() const {
    std::error_code failed;
    return machine.there() && std::filesystem::exists(network, failed);
}

StaffPages all_pages(const PanelParts& parts) {
    Caretaker& caretaker = parts.caretaker;
    StaffPages pages;
    pages.push_back(games_page(caretaker));
    pages.push_back(install_page(caretaker, parts.on_site));
    pages.push_back(languages_page(caretaker));
    pages.push_back(times_page(caretaker));
    pages.push_back(sound_page(caretaker));
    pages.push_back(hours_page(caretaker));
    pages.push_back(cleaning_page());
    pages.push_back(statistics_page(caretaker));
    pages.push_back(log_page(caretaker));
    pages.push_back(pin_page(caretaker));
    pages.push_back(kiosk_page(caretaker, parts.machine, parts.has_network()));
    pages.push_back(zone_page(caretaker, parts.machine, parts.zones));
    pages.push_back(clock_page(caretaker, parts.machine, parts.clock));
    pages.push_back(screen_page(caretaker));
    if (parts.has_network()) pages.push_back(network_page(parts.machine, parts.network));
    return pages;
}

StaffPages first_start_pages(const PanelParts& parts) {
    Caretaker& caretaker = parts.caretaker;
    const bool machine = parts.machine.there();
    StaffPages pages;
    pages.push_back(welcome_page(caretaker));
    pages.push_back(pin_page(caretaker));
    if (machine) pages.push_back(zone_page(caretaker, parts.machine, parts.zones));
    if (machine) pages.push_back(clock_page(caretaker, parts.machine, parts.clock));
    pages.push_back(screen_page(caretaker));
    pages.push_back(sound_page(caretaker));
    pages.push_back(hours_page(caretaker));
    if (machine) pages.push_back(key_page(parts.machine));
    if (parts.has_network()) pages.push_back(network_page(parts.machine, parts.network));
    pages.push_back(ready_page(parts.machine));
    return pages;
}

} // namespace ludarium::shell

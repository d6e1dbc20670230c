// The pages of the staff panel, each in a file of its own. What they are given outlives them.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "staff/caretaker.hpp"
#include "staff/staff_page.hpp"
#include "staff/zones.hpp"

namespace ludarium::shell {

class MachineLink;
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
std::unique_ptr<StaffPage> pin_page(Caretaker& caretaker);
// `network`: there is a page about it.
std::unique_ptr<StaffPage> kiosk_page(Caretaker& caretaker, MachineLink& machine,
                                      bool network = false);
std::unique_ptr<StaffPage> zone_page(Caretaker& caretaker, MachineLink& machine, Zones zones);
std::unique_ptr<StaffPage> clock_page(Caretaker& caretaker, MachineLink& machine,
                                      const Clock& clock);
std::unique_ptr<StaffPage> screen_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> welcome_page(Caretaker& caretaker);
std::unique_ptr<StaffPage> key_page(MachineLink& machine);
// `chosen`: the file in which root keeps what was chosen.
std::unique_ptr<StaffPage> network_page(MachineLink& machine, std::filesystem::path chosen);
std::unique_ptr<StaffPage> ready_page(MachineLink& machine);

// What pages are made of.
struct PanelParts {
    Caretaker& caretaker;
    OnSite& on_site;
    MachineLink& machine;
    const Clock& clock;
    Zones zones = Zones();
    std::filesystem::path network = "/etc/ludarium/network"; // shipped by an image

    // Staff decide about it here.
    bool has_network() const;
};
using StaffPages = std::vector<std::unique_ptr<StaffPage>>;
// In the order of the menu.
StaffPages all_pages(const PanelParts& parts);
// In the order of the first start. What this machine does not let its kiosk do is left out.
StaffPages first_start_pages(const PanelParts& parts);

} // namespace ludarium::shell

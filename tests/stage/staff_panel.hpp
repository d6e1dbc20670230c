// The staff's screen on a stand, touched without a window.
#pragma once

#include "../common/stand_in_caretaker.hpp"
#include "../common/stand_in_machine.hpp"
#include "../common/stand_in_site.hpp"
#include "label_audit.hpp"
#include "onsite/machine_link.hpp"
#include "staff/pages.hpp"
#include "staff/staff_screen.hpp"

namespace ludarium::test {

struct StaffPanel {
    enum class Kind { panel, first_start };
    explicit StaffPanel(Stand& at, Kind kind = Kind::panel)
        : stand(at), rail(at.around, at.words), lock(folder.path(), at.clock) {
        house.lines.assign(40, house.lines.front());
        const PanelParts parts{house,    site().on_site, machine,
                               at.clock, Zones(),        folder.write("network", "none\n")};
        if (kind == Kind::first_start) {
            house.pin = false;
            screen = std::make_unique<StaffScreen>(at.around, at.words, lock,
                                                   first_start_pages(parts), "own", wishes);
            screen->follow(Course(folder.write("first-start", ""), folder.path()), false);
        } else {
            folder.write("new-pin", "");
            screen = std::make_unique<StaffScreen>(at.around, at.words, lock, all_pages(parts),
                                                   "own", wishes);
        }
        rail.show(stand.settings, true);
        screen->appear();
    }
    std::optional<Target> find(const std::string& name) const {
        for (const Target& target : screen->targets())
            if (target.name == "button-" + name) return target;
        return std::nullopt;
    }
    void tap(const std::string& name) {
        const auto target = find(name);
        ASSERT_TRUE(target) << stand.name << ": there is no " << name;
        screen->handle(Pressed{target->box.centre()});
        screen->handle(Released{target->box.centre()});
    }
    void open() {
        type_pin();
        type_pin();
        EXPECT_TRUE(wish<EnterStaff>());
    }
    // Whether it wishes for this next.
    template <class Wanted>
    std::optional<Wanted> wish() {
        screen->proceed();
        const auto next = screen->next();
        const auto* wanted = next ? std::get_if<Wanted>(&*next) : nullptr;
        return wanted ? std::optional(*wanted) : std::nullopt;
    }
    void look() const {
        stand.expect_legible();
        stand.expect_targets_large_enough(screen->targets());
        for (const Target& target : screen->targets())
            EXPECT_LE(target.box.bottom(), Rail::layout(stand.around, stand.words).box.top)
                << stand.name << ": under the rail: " << target.name;
    }
    void type_pin() {
        for (const char* key : {"2", "5", "8", "0", "enter"}) tap("pin-" + std::string(key));
    }

    // One for all: it takes a moment until it has looked around.
    static StandInSite& site() {
        static StandInSite one;
        return one;
    }

    Stand& stand;
    StandInCaretaker house;
    StandInMachine root;
    StaffWishes wishes;
    MachineLink machine{root.path(), stand.clock};
    TemporaryFolder folder;
    Rail rail;
    PinLock lock;
    std::unique_ptr<StaffScreen> screen;
};

} // namespace ludarium::test

// The staff panel at every size, in every language: nothing is cut, nothing covers anything, and every
// key is large enough for a finger.
#include "staff/turned_screen.hpp"
#include "staff_panel.hpp"

using namespace ludarium::test;

namespace {

void look_at_leaf(StaffPanel& panel) {
    panel.look();
    // A question lies over the page.
    for (const char* key : {"install-4", "back-second", "remove-second"}) {
        if (!panel.find(key)) continue;
        panel.tap(key);
        panel.stand.expect_nothing_cut();
        panel.tap("no");
    }
}

void look_at_further_leaves(StaffPanel& panel) {
    while (panel.find("leaf-next")) {
        panel.tap("leaf-next");
        look_at_leaf(panel);
    }
}

} // namespace

TEST(StaffLabels, OfThePinAreWhole) {
    at_every_stand([](Stand& stand) {
        StaffPanel panel(stand);
        panel.look();
        panel.type_pin();
        panel.look();
    });
}

TEST(StaffLabels, OfEveryPageAndLeafAreWhole) {
    at_every_stand([](Stand& stand) {
        StaffPanel panel(stand);
        panel.type_pin();
        panel.type_pin();
        for (const char* page : {"games", "install", "languages", "times", "sound", "hours",
                                 "cleaning", "statistics", "log", "pin", "kiosk"}) {
            SCOPED_TRACE(page);
            panel.tap("page-" + std::string(page));
            if (panel.find("way-hours")) panel.tap("way-hours");
            look_at_leaf(panel);
            look_at_further_leaves(panel);
        }
        for (const char* page : {"screen", "zone", "clock", "network"}) {
            SCOPED_TRACE(page);
            panel.tap("page-kiosk");
            panel.tap("to-" + std::string(page));
            look_at_leaf(panel);
            look_at_further_leaves(panel);
        }
    });
}

TEST(StaffLabels, OfTheTimeZonesOfEveryRegionAreWhole) {
    at_every_stand([](Stand& stand) {
        StaffPanel panel(stand);
        panel.type_pin();
        panel.type_pin();
        for (const char* region : {"America", "Europe", "Antarctica", "Pacific"}) {
            panel.tap("page-kiosk");
            panel.tap("to-zone");
            while (!panel.find("region-" + std::string(region))) panel.tap("leaf-next");
            panel.tap("region-" + std::string(region));
            look_at_further_leaves(panel);
        }
    });
}

TEST(StaffLabels, OfEveryStepOfTheFirstStartAreWhole) {
    at_every_stand([](Stand& stand) {
        StaffPanel panel(stand, StaffPanel::Kind::first_start);
        for (int step = 1;; ++step) {
            SCOPED_TRACE(step);
            if (panel.find("way-hours")) panel.tap("way-hours");
            look_at_leaf(panel);
            look_at_further_leaves(panel);
            if (panel.find("new-pin")) {
                panel.tap("new-pin");
                panel.type_pin();
                panel.house.pin = true;
                panel.type_pin();
                continue;
            }
            panel.tap("step-next");
            if (panel.machine.busy()) break; // the last page is left by finishing
        }
    });
}

TEST(StaffLabels, OfTheTestPictureAndOfATurnedScreenAreWhole) {
    at_every_stand([](Stand& stand) {
        {
            StaffWishes wishes;
            TurnedScreen turned(stand.around, stand.words, wishes);
            turned.appear();
            stand.expect_nothing_cut();
            stand.expect_targets_large_enough(turned.targets());
        }
        StaffPanel panel(stand);
        panel.type_pin();
        panel.type_pin();
        panel.tap("page-kiosk");
        panel.tap("to-screen");
        panel.tap("test-picture");
        stand.expect_legible();
    });
}

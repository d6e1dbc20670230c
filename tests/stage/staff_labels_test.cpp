// The staff panel at every size, in every language: nothing is cut, nothing covers anything, and every
// key is large enough for a finger.
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
            while (panel.find("leaf-next")) {
                panel.tap("leaf-next");
                look_at_leaf(panel);
            }
        }
    });
}

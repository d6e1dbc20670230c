// Where a screen's visitor wants to go. Screens don't know each other: the visit carries wishes out.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "plugins/installed_game.hpp"
#include "visit/journal.hpp"
#include "visit/visitor_settings.hpp"

namespace ludarium::shell {

struct TableArt;

struct Enter {}; // somebody has touched the sleeping kiosk
struct OpenPage {
    std::string game;
};
struct Begin {
    GameHeader header;
    // Of the same game at the same table just before, so that it need not be laid again.
    std::shared_ptr<const TableArt> art;
};
struct OpenBook {
    SharedGame game;                  // the very version that is shown or played
    std::string chapter;              // "rules"
    std::vector<std::string> moments; // what is the matter in the game underneath; none: nothing is
};
struct GoBack {};
struct GoHome {};
struct Prefer {
    VisitorSettings settings;
};
struct EnterStaff {}; // they had the right PIN
struct LeaveStaff {
    bool visit_goes_on; // the panel was not opened: whoever was playing plays on
};
struct Restart {}; // of the program

using Wish = std::variant<Enter, OpenPage, OpenBook, Begin, GoBack, GoHome, Prefer, EnterStaff,
                          LeaveStaff, Restart>;

} // namespace ludarium::shell

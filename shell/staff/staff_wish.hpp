// What staff's screens wish for and no visitor's does. Carried out by the visit when the screen has had its say.
#pragma once

#include <deque>
#include <string>
#include <variant>

namespace ludarium::shell {

struct Speak {
    std::string language; // from now on
};
struct ScreenAnew {};     // the session begins again, and turns the screen as it is to be now
struct KeepTurn {};       // the screen can be read as it stands
struct OpenFirstStart {}; // staff want to go on with it

using StaffWish = std::variant<Speak, ScreenAnew, KeepTurn, OpenFirstStart>;
using StaffWishes = std::deque<StaffWish>;

} // namespace ludarium::shell

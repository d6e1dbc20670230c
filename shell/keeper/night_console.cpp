#include "keeper/night_console.hpp"

namespace ludarium::keeper {

namespace {

constexpr milliseconds a_moment{
    20}; // the kernel tells nobody without privileges when a console is shown
const Refusal no_console{"the service has no console of its own"};

template <class Condition>
bool comes_true(Consoles& consoles, milliseconds within, Condition condition) {
    for (milliseconds waited{}; !condition(); waited += a_moment) {
        if (waited >= within) return false;
        consoles.wait(a_moment);
    }
    return true;
}

bool show(Consoles& consoles, int console) {
    consoles.ask_for(console);
    return comes_true(consoles, longest_change, [&] { return consoles.shown() == console; });
}

} // namespace

Trouble switch_display_off(Consoles& consoles) {
    const int own = consoles.own();
    if (own == 0) return no_console;
    const int shown = consoles.shown();
    if (shown == night_console && consoles.power() == Power::off) return std::nullopt;
    // Whoever is at work there came by a key that only an open machine has.
    if (shown != own && shown != night_console)
        return Refusal{"another console is shown, the one with number " + std::to_string(shown)};
    // A display that was plugged in again gives light though the console is blanked.
    consoles.unblank();
    Trouble trouble;
    if (!show(consoles, night_console))
        trouble = Refusal{"the compositor does not let go of the screen", true};
    else {
        consoles.blank();
        if (comes_true(consoles, longest_blanking, [&] { return consoles.power() == Power::off; }))
            return std::nullopt;
        trouble = Refusal{"the graphics card's driver does not switch the display off"};
    }
    // What went wrong first is what is to be told.
    if (switch_display_on(consoles)) trouble->may_come = true;
    return trouble;
}

Trouble switch_display_on(Consoles& consoles) {
    const int own = consoles.own();
    if (own == 0) return no_console;
    consoles.unblank();
    if (!show(consoles, own)) return Refusal{"the compositor does not take the screen back", true};
    return std::nullopt;
}

Trouble await_dark(Consoles& consoles) {
    if (comes_true(consoles, longest_blanking, [&] { return consoles.power() != Power::on; }))
        return std::nullopt;
    return Refusal{"a display stays on, though the X server has switched it off", true};
}

} // namespace ludarium::keeper

// ludarium-console off|on: the display, by way of the consoles; see night_console.hpp. By `screen`, for the keeper; `dark` asks whether it
// is off, where the X server switches it.
#include <cstdio>
#include <string>

#include <unistd.h>

#include "keeper/hands.hpp"
#include "keeper/night_console.hpp"

int main(int argc, char** argv) {
    using namespace ludarium::keeper;
    const std::string wish = argc == 2 ? argv[1] : "";
    if (wish != "off" && wish != "on" && wish != "dark") {
        std::fputs("ludarium-console off|on|dark\n", stderr);
        return 2;
    }
    ::alarm(20); // longer than all that it waits for: a driver may hold it for ever
    RealConsoles consoles;
    // A compositor that has never let go has its devices.
    const bool returns = wish == "on" && consoles.shown() != consoles.own();
    const Trouble trouble = wish == "off"  ? switch_display_off(consoles)
                            : wish == "on" ? switch_display_on(consoles)
                                           : await_dark(consoles);
    if (!trouble && returns) {
        consoles.wait(compositor_returns);
        stir_devices();
    }
    if (!trouble) return 0;
    std::fprintf(stderr, "ludarium-console: %s\n", trouble->why.c_str());
    return trouble->may_come ? may_come_yet : 1;
}

// How the display is switched off under cage, which can't do it itself (0.1), or would take the kiosk's windows to a screen
// of no size (0.2): another console is shown, which is empty and blanked with the display's power. Cage rests meanwhile, as
// on any machine where somebody works at another console.
#pragma once

#include <optional>
#include <string>

#include "keeper/consoles.hpp"

namespace ludarium::keeper {

// The last one there can be: no key leads there, and nobody logs in there.
inline constexpr int night_console = 63;

// Why it is not done.
struct Refusal {
    std::string why;
    // Nobody can take back what the compositor was asked for: it may let go of the screen, or take it back, when we have given up.
    bool may_come = false;
};
using Trouble = std::optional<Refusal>; // nothing: it is done
// ludarium-console's exit code then, and so that of the program which the keeper calls.
inline constexpr int may_come_yet = 3;

// If it can't be: the kiosk's console is shown, and gives light; unless the other one comes yet, which has light too.
Trouble switch_display_off(Consoles& consoles);
Trouble switch_display_on(Consoles& consoles);
// Where somebody else has switched them off, by the power alone: whether they obey, as far as that can be known.
Trouble await_dark(Consoles& consoles);

// A compositor that lets go takes a moment, and a machine may be busy.
inline constexpr milliseconds longest_change{5000};
// From when its console is shown until it has taken back its devices; nobody is told.
inline constexpr milliseconds compositor_returns{2000};
// Until a driver has done what it was told.
inline constexpr milliseconds longest_blanking{2000};

} // namespace ludarium::keeper

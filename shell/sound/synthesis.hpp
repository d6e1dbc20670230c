// The kiosk's sounds, made rather than recorded: nothing to license, nothing to store, and anybody
// may tune them.
#pragma once

#include "sound/sounds.hpp"
#include "sound/tape.hpp"

namespace ludarium::shell::synthesis {

// 16 bits, one channel, 44.1 kHz; the same samples every time. Between 0.05 and 1.5 seconds long, and
// never above −3 dBFS.
Samples make(Sound sound);

} // namespace ludarium::shell::synthesis

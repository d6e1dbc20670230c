// What every screen is given. All of it outlives the screen; the theme changes when a visitor asks
// for other letters or colours, and every screen is then drawn again.
#pragma once

#include "art/icons.hpp"
#include "screens/theme.hpp"
#include "screens/witness.hpp"
#include "sound/loudspeaker.hpp"
#include "stage/scene.hpp"
#include "text/typesetter.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

struct Surroundings {
    Scene& scene;
    const Clock& clock;
    const Theme& theme;
    Typesetter& type;
    Icons& icons;
    Witness& witness;
    int fingertip;                      // pixels that a finger needs on this screen
    Loudspeaker* loudspeaker = nullptr; // none: there is nothing to hear with

    void hear(Sound sound) const {
        if (loudspeaker) loudspeaker->play(sound);
    }
};

} // namespace ludarium::shell

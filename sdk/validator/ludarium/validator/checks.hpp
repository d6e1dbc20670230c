// The list of checks. Each is a promise of the SDK and a function that throws Failed if it is
// broken.
#pragma once

#include "trial.hpp"

namespace ludarium::validator {

struct Check {
    const char* id;
    const char* promise; // shown when it is kept
    void (*run)(Trial&);
};

const std::vector<Check>& plugin_checks();

namespace checks {

// manifest.cpp: what plugin.json says is what the library says
void descriptor(Trial&);
void extensions(Trial&);
void setups(Trial&);
// rules.cpp
void actions(Trial&);
void refusal(Trial&);
void chance_weights(Trial&);
void end(Trial&);
void outcome(Trial&);
// states.cpp
void clone(Trial&);
void bytes(Trial&);
void determinism(Trial&);
// garbage.cpp
void strange_bytes(Trial&);
void strange_text(Trial&);
// views.cpp
void view(Trial&);
void moves(Trial&);
void events(Trial&);
// texts.cpp
void action_text(Trial&);
void notation(Trial&);
// thinking.cpp
void ai(Trial&);
void stop(Trial&);
// messages.cpp
void messages(Trial&);
// content.cpp
void strings(Trial&);
void art(Trial&);
void pages(Trial&);

} // namespace checks

} // namespace ludarium::validator

// What covers what, from the backdrop to the dialogue.
#pragma once

namespace ludarium::shell::layer {

inline constexpr int backdrop = 0;
inline constexpr int board = 10;
inline constexpr int marks = 20;
inline constexpr int glow = 30;
inline constexpr int men = 100; // and up, by their place in the stack
inline constexpr int targets = 300;
inline constexpr int moving = 310;
inline constexpr int lifted_shadow = 320;
inline constexpr int lifted = 330;
inline constexpr int announcement = 340;
inline constexpr int panel = 400;
inline constexpr int button = 410;
inline constexpr int label = 420;
inline constexpr int payment = 500; // over plates and board alike
inline constexpr int veil = 600;
inline constexpr int dialogue = 610;
inline constexpr int dialogue_button = 620;
inline constexpr int dialogue_label = 630;
inline constexpr int curtain = 635; // whoever waits behind it sees the way back
inline constexpr int rail = 640;    // above dialogues: languages can be switched in them too
inline constexpr int focus = 800;
inline constexpr int question = 900; // "Still there?" covers everything
inline constexpr int ribbon = 950;
inline constexpr int dark = 1000;

} // namespace ludarium::shell::layer

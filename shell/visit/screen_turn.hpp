// Which way up the screen stands, kept in the state folder for the session, which turns the picture when it starts. A
// turn is tried first: the session takes it once, and unless somebody at the screen can read it and says so, the next
// start is as before, whatever has happened in between.
#pragma once

#include <array>
#include <filesystem>

namespace ludarium::shell {

inline constexpr std::array<int, 4> screen_turns{0, 90, 180, 270}; // degrees clockwise

struct ScreenTurn {
    int degrees = 0;
    bool on_trial = false;
};

// The shell's exit code when it wants a session that reads this again.
inline constexpr int screen_anew = 5;

// What the session is to show now. A turn on trial is taken away, not to be found again.
ScreenTurn take_screen_turn(const std::filesystem::path& state);
// False: it could not be written, and nothing has changed.
bool try_screen_turn(const std::filesystem::path& state, int degrees);
bool keep_screen_turn(const std::filesystem::path& state, int degrees);

} // namespace ludarium::shell

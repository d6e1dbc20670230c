// What the kiosk can let visitors hear. Each is a file of the same name, made while building and
// open to be replaced by a museum's own recording.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ludarium::shell {

enum class Sound {
    dice_one, // rattle, fall and settle
    dice_two,
    dice_three,
    man_wood, // set down on …
    man_stone,
    man_hide,
    hit, // or a capture
    borne_off,
    wrong, // a tap that does nothing
    turn,  // somebody else's
    win,
    tick, // of the countdown before the kiosk starts afresh
};

inline constexpr std::array all_sounds{Sound::dice_one, Sound::dice_two,  Sound::dice_three,
                                       Sound::man_wood, Sound::man_stone, Sound::man_hide,
                                       Sound::hit,      Sound::borne_off, Sound::wrong,
                                       Sound::turn,     Sound::win,       Sound::tick};

// "man-wood": its file without the ending, and what content calls it.
std::string_view name_of(Sound sound);
std::optional<Sound> sound_named(std::string_view name);

// More than three dice sound like three.
Sound dice_sound(std::size_t dice);

} // namespace ludarium::shell

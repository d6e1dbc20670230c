#include "sound/sounds.hpp"

namespace ludarium::shell {

std::string_view name_of(Sound sound) {
    switch (sound) {
    case Sound::dice_one:
        return "dice-one";
    case Sound::dice_two:
        return "dice-two";
    case Sound::dice_three:
        return "dice-three";
    case Sound::man_wood:
        return "man-wood";
    case Sound::man_stone:
        return "man-stone";
    case Sound::man_hide:
        return "man-hide";
    case Sound::hit:
        return "hit";
    case Sound::borne_off:
        return "borne-off";
    case Sound::wrong:
        return "wrong";
    case Sound::turn:
        return "turn";
    case Sound::win:
        return "win";
    case Sound::tick:
        return "tick";
    }
    return {};
}

std::optional<Sound> sound_named(std::string_view name) {
    for (const Sound sound : all_sounds)
        if (name_of(sound) == name) return sound;
    return std::nullopt;
}

Sound dice_sound(std::size_t dice) {
    return dice < 2 ? Sound::dice_one : dice == 2 ? Sound::dice_two : Sound::dice_three;
}

} // namespace ludarium::shell

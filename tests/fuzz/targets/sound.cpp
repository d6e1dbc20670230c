// A museum's own recording in the place of one of our sounds, as SFML reads it.
#include <SFML/Audio/InputSoundFile.hpp>

#include "../target.hpp"
#include "sound/wav_file.hpp"

FUZZ_TARGET(sound) {
    if (!ludarium::shell::synthesis::whole_sound(input)) return;
    sf::InputSoundFile file;
    if (!file.openFromMemory(input.data(), input.size())) return;
    sf::Int16 samples[1024];
    for (int pieces = 0; pieces < 64 && file.read(samples, 1024) > 0;) ++pieces;
}

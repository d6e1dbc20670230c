// What another program says of its voices.
#include "sound/voices.hpp"
#include "../target.hpp"

FUZZ_TARGET(voices) {
    const ludarium::shell::Voices voices(input);
    for (const char* language : {"it", "pt_BR", ""}) voices.voice_for(language);
}

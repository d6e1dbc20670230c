// Samples as a WAV file, which every player, editor and museum understands.
#pragma once

#include <filesystem>
#include <string_view>

#include "sound/tape.hpp"

namespace ludarium::shell::synthesis {

// False where the file could not be written whole.
bool write_wav(const std::filesystem::path& file, const Samples& samples);

// False for a WAV file without a format, of no samples' width or cut short: SFML divides by zero over some of
// these, and takes the memory that they ask for. Other formats are for their own readers to judge.
bool whole_sound(std::string_view bytes);

} // namespace ludarium::shell::synthesis

// Samples as a WAV file, which every player, editor and museum understands.
#pragma once

#include <filesystem>

#include "sound/tape.hpp"

namespace ludarium::shell::synthesis {

// False where the file could not be written whole.
bool write_wav(const std::filesystem::path& file, const Samples& samples);

} // namespace ludarium::shell::synthesis

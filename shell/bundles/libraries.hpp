// A game's libraries: one, or one for each kind of computer it runs on.
#pragma once

#include <string>

#include <ludarium/host/manifest.hpp>

#include "bundles/disk.hpp"

namespace ludarium::bundles {

// What a library is made for, by its own word: "arm64"; empty if that is not known.
std::string architecture_of(const fs::path& library);

// All are there, whole, and what the manifest says, as far as it can be told without running them; those for other machines
// too, so that what is wrong with one is known before anybody carries it there. Problems are thrown as Refused.
void check_libraries(const fs::path& game, const host::Manifest& manifest);

} // namespace ludarium::bundles

// All that is wrong with the words of a game: what they say, and what their boards show.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>

#include "type_letters.hpp"

namespace ludarium::ctl {

// A game's words, where its editors find them.
struct EditedGame {
    std::filesystem::path folder;  // of its plugin.json
    std::filesystem::path content; // not where the kiosk has it from, if that is a link
    host::Manifest manifest;
    // The original first, then the other ones of the manifest, then those that are being written.
    std::vector<std::string> languages;

    static host::Result<EditedGame> open(const std::filesystem::path& folder);
};

// One line each, beginning with file and line: "…/it/rules.md:12: …". Of each language the first
// board that is not true.
std::vector<std::string> faults(const EditedGame& game, const TypeLetters& letters);

// Whether every page of a language can be read, and every board of it be played.
bool can_be_shown(const EditedGame& game, const std::string& language);

// The letters of the type that a theme.toml names; the problem says which is not installed.
host::Result<TypeLetters> letters_of(const std::filesystem::path& theme);

} // namespace ludarium::ctl

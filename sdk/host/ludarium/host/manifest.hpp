// plugin.json: what the menu needs to know of a game without loading its library.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludarium/version.h>

#include "result.hpp"

namespace ludarium::host {

struct Manifest {
    // A game that runs on one kind of computer has one, and does not say which: its ELF header does.
    struct Library {
        std::string architecture; // empty if it does not say
        std::string file;         // a file name in the same folder
    };
    struct Option {
        std::string id;
        std::vector<std::string> choices;
        std::uint32_t default_choice = 0;
    };
    // A named way to play, offered on the game's page: choices that differ from the defaults.
    struct Mode {
        std::string id;
        int minutes = 0;
        std::vector<std::uint32_t> choices; // one for each option
    };

    std::string id;
    std::string version;
    ludarium_version sdk{};
    std::vector<Library> libraries;            // one or more
    std::string library;                       // the file for this machine; empty if there is none
    std::map<std::string, std::string> hashes; // file name → lower-case SHA-256
    std::vector<std::string> players;
    unsigned min_seats = 0;
    unsigned max_seats = 0;
    std::vector<Option> options;
    std::vector<Mode> modes;
    int period_from = 0; // years; negative before our era
    int period_to = 0;
    std::string place;
    std::vector<std::string> languages;

    const std::string* library_hash() const;
    const std::string* hash_of(const std::string& file) const;
    // Why there is nothing to load here: no library for this machine, or none with a hash.
    std::optional<Problem> library_problem() const;
    std::string architectures() const; // "amd64, arm64"
};

// The text of a plugin.json. Untrusted: everything is checked, and the problem names the member.
Result<Manifest> parse_manifest(std::string_view json);

// Reads <folder>/plugin.json, at most 64 KiB of it.
Result<Manifest> read_manifest(const std::filesystem::path& folder);

// An identifier as descriptor.h defines it, at most 64 characters.
bool is_identifier(std::string_view text);

} // namespace ludarium::host

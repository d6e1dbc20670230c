// A game as its folder tells it, without loading any library.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>

namespace ludarium::shell {

struct InstalledGame {
    host::Manifest manifest;
    std::filesystem::path folder;

    std::filesystem::path library() const { return folder / manifest.library; }
    std::filesystem::path content() const { return folder / "content"; }
};

struct Refusal {
    std::filesystem::path folder;
    std::string reason; // one line for staff
};

struct Installed {
    std::vector<InstalledGame> games; // by the time they were played, oldest first
    std::vector<Refusal> refused;
};

// Reads <folder>/<id>/plugin.json of every game in it. A folder that can't be read is one Refusal.
Installed find_games(const std::filesystem::path& folder);

} // namespace ludarium::shell

// A game as its folder tells it, without loading any library.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>

#include "plugins/folder_lock.hpp"
#include "plugins/reason.hpp"

namespace ludarium::shell {

struct InstalledGame {
    host::Manifest manifest;
    std::filesystem::path folder; // of this version: an update goes elsewhere
    // Of a game installed on site: its files stay while anybody has this.
    std::shared_ptr<const FolderLock> kept;

    std::filesystem::path library() const { return folder / manifest.library; }
    std::filesystem::path content() const { return folder / "content"; }
};

// What is on offer changes while games are played: whoever shows or plays one has its own share of it.
using SharedGame = std::shared_ptr<const InstalledGame>;

struct Refusal {
    std::filesystem::path folder;
    Reason reason;
};

struct Installed {
    std::vector<SharedGame> games; // by the time they were played, oldest first
    std::vector<Refusal> refused;
};

// A game that is made for other kinds of computers only, such as "arm64".
Reason other_machine(const std::string& made_for);

// Why this kiosk can't play a game, as far as its manifest tells.
std::optional<Reason> why_unplayable(const host::Manifest& manifest);

// Reads <folder>/<id>/plugin.json of every game in these folders. A game that can't be read is one
// Refusal; of a game that is in several folders, the newest version counts, and of equal ones the last.
Installed find_games(const std::vector<std::filesystem::path>& folders);

} // namespace ludarium::shell

#include "plugins/installed_game.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <ludarium/host/elf_file.hpp>
#include <ludarium/host/plugin.hpp>

#include "plugins/version_order.hpp"

namespace ludarium::shell {

namespace {

Reason bad_manifest(const std::string& what) {
    return Reason::detailed("staff.reason.manifest", what);
}

std::string text_of(ludarium_version version) {
    return std::to_string(version.major) + "." + std::to_string(version.minor);
}

std::optional<Reason> why_refused(const host::Result<host::Manifest>& manifest,
                                  const std::filesystem::path& folder) {
    if (!manifest) return bad_manifest(manifest.problem());
    if (auto why = why_unplayable(*manifest)) return why;
    if (manifest->id != folder.filename())
        return bad_manifest("plugin.json: the id is not the folder's name");
    return std::nullopt;
}

// Games installed on site are links to their versions; a game in play stays with its version.
std::filesystem::path resolved(const std::filesystem::path& folder) {
    std::error_code failed;
    const auto real = std::filesystem::canonical(folder, failed);
    return failed ? folder : real;
}

void look_into(const std::filesystem::path& folder, Installed& found,
               std::map<std::string, InstalledGame>& newest) {
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const auto& path = entry.path();
        if (path.filename().string().front() == '.') continue; // an installation going on
        if (!std::filesystem::exists(path / "plugin.json", failed)) continue;
        InstalledGame game;
        game.folder = path;
        if (entry.is_symlink(failed)) {
            game.folder = resolved(path);
            auto kept = FolderLock::keep(game.folder);
            if (!kept) continue; // it is being replaced: whoever watches the folder looks again
            game.kept = std::make_shared<const FolderLock>(std::move(*kept));
        }
        auto manifest = host::read_manifest(game.folder);
        if (const auto reason = why_refused(manifest, path)) {
            found.refused.push_back({path, *reason});
            continue;
        }
        const auto known = newest.find(manifest->id);
        if (known != newest.end() &&
            compare_versions(manifest->version, known->second.manifest.version) < 0)
            continue;
        game.manifest = std::move(*manifest);
        newest[game.manifest.id] = std::move(game);
    }
}

} // namespace

Reason other_machine(const std::string& made_for) {
    const std::string here(host::this_architecture());
    return {"made for " + made_for + " only; this kiosk is " + here,
            "staff.reason.other-machine",
            {{"machines", made_for}, {"here", here}}};
}

std::optional<Reason> why_unplayable(const host::Manifest& manifest) {
    if (!ludarium_version_accepts(host::this_sdk, manifest.sdk))
        return Reason::detailed("staff.reason.other-version",
                                "plugin.json: made for SDK " + text_of(manifest.sdk) +
                                    ", this kiosk has " + text_of(host::this_sdk));
    const auto problem = manifest.library_problem();
    if (!problem) return std::nullopt;
    return manifest.library.empty() ? other_machine(manifest.architectures())
                                    : bad_manifest(problem->what);
}

Installed find_games(const std::vector<std::filesystem::path>& folders) {
    Installed found;
    std::map<std::string, InstalledGame> newest;
    for (const auto& folder : folders) look_into(folder, found, newest);
    for (auto& [id, game] : newest)
        found.games.push_back(std::make_shared<const InstalledGame>(std::move(game)));
    std::sort(found.games.begin(), found.games.end(), [](const SharedGame& a, const SharedGame& b) {
        return std::tie(a->manifest.period_from, a->manifest.id) <
               std::tie(b->manifest.period_from, b->manifest.id);
    });
    return found;
}

} // namespace ludarium::shell

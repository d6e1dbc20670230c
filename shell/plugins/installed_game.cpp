#include "plugins/installed_game.hpp"

#include <algorithm>

#include <ludarium/host/plugin.hpp>

namespace ludarium::shell {

Installed find_games(const std::filesystem::path& folder) {
    Installed found;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (!std::filesystem::exists(entry.path() / "plugin.json", failed)) continue;
        auto manifest = host::read_manifest(entry.path());
        if (!manifest)
            found.refused.push_back({entry.path(), manifest.problem()});
        else if (!ludarium_version_accepts(host::this_sdk, manifest->sdk))
            found.refused.push_back(
                {entry.path(), "plugin.json: made for another version of the SDK"});
        else if (!manifest->library_hash())
            found.refused.push_back(
                {entry.path(), "plugin.json: no hash for " + manifest->library});
        else if (manifest->id != entry.path().filename())
            found.refused.push_back({entry.path(), "plugin.json: the id is not the folder's name"});
        else
            found.games.push_back({std::move(*manifest), entry.path()});
    }
    std::sort(found.games.begin(), found.games.end(),
              [](const InstalledGame& a, const InstalledGame& b) {
                  return std::tie(a.manifest.period_from, a.manifest.id) <
                         std::tie(b.manifest.period_from, b.manifest.id);
              });
    return found;
}

} // namespace ludarium::shell

#include "games_folder.hpp"

#include <cstdlib>

namespace ludarium::ctl {

namespace fs = std::filesystem;

fs::path GamesFolder::path() const {
    if (!given.empty()) return given;
    if (const char* told = std::getenv("LUDARIUM_GAMES"); told && *told) return told;
    std::error_code failed;
    fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (failed) program = program_;
    const fs::path prefix = program.parent_path().parent_path();
    // Installed first: beside /usr/bin is /usr/games, where other people's games are.
    for (const char* games : {"lib/ludarium/games", "games"})
        if (fs::is_directory(prefix / games, failed)) return prefix / games;
    return LUDARIUM_INSTALLED_GAMES;
}

fs::path GamesFolder::game(const std::string& folder_or_id) const {
    std::error_code failed;
    if (fs::exists(fs::path(folder_or_id) / "plugin.json", failed)) return folder_or_id;
    return path() / folder_or_id;
}

fs::path GamesFolder::kiosk_content() const {
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    for (const fs::path& near : {path(), program.parent_path()})
        if (fs::is_directory(near.parent_path() / "content", failed))
            return near.parent_path() / "content";
    return LUDARIUM_INSTALLED_CONTENT;
}

} // namespace ludarium::ctl

#include "screens/shelf.hpp"

namespace ludarium::shell {

SharedGame Shelf::game(const std::string& id) {
    for (SharedGame& game : games())
        if (game->manifest.id == id) return std::move(game);
    return nullptr;
}

std::vector<std::filesystem::path> cover_files(const InstalledGame& game) {
    const auto art = game.content() / "art";
    return {art / "cover.svg", art / "board.svg"};
}

} // namespace ludarium::shell

#include "screens/shelf.hpp"

namespace ludarium::shell {

std::vector<std::filesystem::path> cover_files(const InstalledGame& game) {
    const auto art = game.content() / "art";
    return {art / "cover.svg", art / "board.svg"};
}

} // namespace ludarium::shell

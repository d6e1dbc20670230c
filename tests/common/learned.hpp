// Lets a game play with what it has learned, as the kiosk does.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <ludarium/host/weights.hpp>
#include <ludarium/types.hpp>

namespace ludarium::test {

// From the folder of all games' content. Throws if there is nothing, or nothing for this game.
template <class Game>
void use_learned(const std::filesystem::path& games_content) {
    const std::string id(view(Game::descriptor().id));
    std::ifstream in(games_content / id / "ai" / "weights.txt");
    const auto file = host::WeightsFile::parse(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!file) throw std::runtime_error(id + ": " + file.problem());
    if (file->record.at("game") != id || file->record.at("scheme") != Game::weights_scheme ||
        file->values.size() != Game::weight_count)
        throw std::runtime_error(id + " has weights that are not for it");
    Game::use_weights(file->values);
}

} // namespace ludarium::test

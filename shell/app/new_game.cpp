#include "app/new_game.hpp"

#include <algorithm>
#include <random>

namespace ludarium::shell {

namespace {

constexpr unsigned middle_level = 1;

} // namespace

GameHeader usual_game(const InstalledGame& game) {
    const host::Manifest& manifest = game.manifest;
    GameHeader header;
    header.game = manifest.id;
    header.version = manifest.version;
    if (!manifest.modes.empty())
        header.choices = manifest.modes.front().choices;
    else
        for (const auto& option : manifest.options) header.choices.push_back(option.default_choice);
    const std::size_t players =
        std::clamp<std::size_t>(manifest.min_seats, 1, manifest.players.size());
    for (std::size_t i = 0; i < std::min(players, header.seats.size()); ++i)
        header.seats[i] =
            i == 0 ? Seat{Seat::Kind::visitor, 0} : Seat{Seat::Kind::computer, middle_level};
    return header;
}

std::uint64_t new_seed(const std::optional<std::uint64_t>& wanted) {
    if (wanted) return *wanted;
    std::random_device random;
    return static_cast<std::uint64_t>(random()) << 32 | random();
}

} // namespace ludarium::shell

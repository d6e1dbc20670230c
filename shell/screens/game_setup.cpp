#include "screens/game_setup.hpp"

#include <algorithm>

namespace ludarium::shell {

namespace {

// At a table for seven, four play until the visitors say otherwise: enough to meet each other, few
// enough to be one's turn soon.
constexpr unsigned usual_company = 4;

} // namespace

GameSetup::GameSetup(const host::Manifest& manifest) : manifest_(&manifest) {
    header_.game = manifest.id;
    header_.version = manifest.version;
    for (const auto& option : manifest.options) header_.choices.push_back(option.default_choice);
    if (!manifest.modes.empty()) choose_mode(0);
    const std::size_t players = std::min(
        {static_cast<std::size_t>(std::clamp(usual_company, manifest.min_seats,
                                             std::max(manifest.min_seats, manifest.max_seats))),
         manifest.players.size(), header_.seats.size()});
    for (std::size_t i = 0; i < players; ++i)
        header_.seats[i] =
            i == 0 ? Seat{Seat::Kind::visitor, 0} : Seat{Seat::Kind::computer, level_};
}

void GameSetup::choose_mode(std::size_t mode) {
    if (mode < manifest_->modes.size()) header_.choices = manifest_->modes[mode].choices;
}

std::optional<std::size_t> GameSetup::mode() const {
    for (std::size_t i = 0; i < manifest_->modes.size(); ++i)
        if (manifest_->modes[i].choices == header_.choices) return i;
    return std::nullopt;
}

void GameSetup::choose(std::size_t option, std::uint32_t choice) {
    if (option < manifest_->options.size() && choice < manifest_->options[option].choices.size())
        header_.choices.at(option) = choice;
}

bool GameSetup::has_variants() const {
    std::size_t ways = 1;
    for (const auto& option : manifest_->options) ways *= option.choices.size();
    return ways > std::max<std::size_t>(1, manifest_->modes.size());
}

void GameSetup::play_computer(unsigned level) {
    level_ = std::min(level, levels - 1);
    for (std::size_t i = 0; i < header_.seats.size(); ++i) {
        Seat& seat = header_.seats[i];
        if (seat.kind == Seat::Kind::computer) seat.level = level_;
        if (seat.kind == Seat::Kind::visitor && i > 0 && !many_seats())
            seat = {Seat::Kind::computer, level_};
    }
}

void GameSetup::play_friend() {
    for (Seat& seat : header_.seats)
        if (seat.kind == Seat::Kind::computer) seat = {Seat::Kind::visitor, 0};
}

std::optional<unsigned> GameSetup::level() const {
    if (count(Seat::Kind::computer) == 0) return std::nullopt;
    return level_;
}

unsigned GameSetup::count(Seat::Kind kind) const {
    return static_cast<unsigned>(
        std::count_if(header_.seats.begin(), header_.seats.end(),
                      [kind](const Seat& seat) { return seat.kind == kind; }));
}

bool GameSetup::playable() const {
    const unsigned visitors = count(Seat::Kind::visitor);
    const unsigned seated = visitors + count(Seat::Kind::computer);
    return visitors >= 1 && seated >= manifest_->min_seats && seated <= manifest_->max_seats;
}

void GameSetup::turn_seat(std::size_t player) {
    if (player >= manifest_->players.size() || player >= header_.seats.size()) return;
    Seat& seat = header_.seats[player];
    do {
        switch (seat.kind) {
        case Seat::Kind::visitor:
            seat = {Seat::Kind::computer, level_};
            break;
        case Seat::Kind::computer:
            seat = {Seat::Kind::empty, 0};
            break;
        case Seat::Kind::empty:
            seat = {Seat::Kind::visitor, 0};
            break;
        }
    } while (!playable());
}

} // namespace ludarium::shell

// ludariumctl list: the games the kiosk finds, and those it refuses.
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "plugins/installed_game.hpp"
#include "site.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

std::string one_line(const shell::InstalledGame& game) {
    const auto& m = game.manifest;
    std::string text = m.id;
    text.resize(std::max<std::size_t>(20, text.size() + 1), ' ');
    text += m.version;
    text.resize(std::max<std::size_t>(28, text.size() + 1), ' ');
    text += m.min_seats == m.max_seats
                ? std::to_string(m.max_seats)
                : std::to_string(m.min_seats) + "–" + std::to_string(m.max_seats);
    text += " players; modes";
    for (const auto& mode : m.modes)
        text += " " + mode.id + " (" + std::to_string(mode.minutes) + " min)";
    text += ";";
    for (const auto& language : m.languages) text += " " + language;
    return text;
}

// Where it came from, if staff have brought it here.
std::string origin(const bundles::Store& store, const shell::InstalledGame& game) {
    const auto version = store.current(game.manifest.id);
    std::error_code failed;
    if (!version || !std::filesystem::equivalent(version->folder, game.folder, failed)) return "";
    const std::string by = version->origin.signed_by;
    std::string text = "; installed on site, " + (by.empty() ? "unsigned" : "signed by " + by);
    if (const auto before = store.previous(game.manifest.id))
        text += ", before it " + before->manifest.version;
    return text;
}

int list(const std::filesystem::path& folder, const Site& site) {
    const bundles::Store store(site.store);
    const auto found = shell::find_games({folder, store.folder()});
    for (const auto& game : found.games)
        std::cout << one_line(*game) << origin(store, *game) << "\n";
    for (const auto& refusal : found.refused)
        std::cout << refusal.folder.filename().string() << ": refused: " << refusal.reason.what
                  << "\n";
    if (found.games.empty() && found.refused.empty())
        std::cout << "there are no games in " << folder.string() << "\n";
    return found.refused.empty() ? 0 : 1;
}

} // namespace

void add_list(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto site = std::make_shared<Site>();
    auto* subcommand = app.add_subcommand("list", "list the games, and say why one is refused");
    site->add_options(*subcommand, false);
    subcommand->callback([&games, &exit_code, site] { exit_code = list(games.path(), *site); });
}

} // namespace ludarium::ctl

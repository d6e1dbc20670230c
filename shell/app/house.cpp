#include "app/house.hpp"

#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

Theme read_theme(const Options& options) {
    std::vector<std::string> problems;
    Theme theme = Theme::read(options.theme_folder() / "theme.toml", problems);
    log_problems(problems);
    return theme;
}

Strings read_strings(const Options& options) {
    std::vector<std::string> problems;
    Strings strings = Strings::read(options.content / "shell", problems);
    log_problems(problems);
    return strings;
}

std::string first_language(const Options& options, const Strings& strings) {
    if (!options.language.empty()) return options.language;
    const auto languages = strings.languages();
    return languages.empty() ? "it" : languages.front();
}

} // namespace

void log_problems(const std::vector<std::string>& problems) {
    for (const std::string& problem : problems) spdlog::warn("{}", problem);
}

House::House(Options o, const Clock& c)
    : options(std::move(o)),
      clock(c),
      report(options.report),
      theme(read_theme(options)),
      type(theme.family),
      strings(read_strings(options)),
      installed(find_games(options.games)),
      quarantine(options.state / "quarantine.json"),
      workshop(PictureCache(options.state / "pictures")),
      language(first_language(options, strings)) {
    for (const Refusal& refused : installed.refused)
        spdlog::warn("{} is not offered: {}", refused.folder.string(), refused.reason);
}

const InstalledGame* House::playable(const std::string& id) const {
    for (const InstalledGame& game : installed.games) {
        if (!id.empty() && game.manifest.id != id) continue;
        const auto reason = quarantine.reason(game.manifest.id, game.manifest.version);
        if (!reason) return &game;
        spdlog::warn("game {} is in quarantine: {}", game.manifest.id, *reason);
    }
    return nullptr;
}

} // namespace ludarium::shell

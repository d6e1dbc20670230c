#include "app/house.hpp"

#include <cstdlib>

#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

KioskSettings read_settings(const Options& options) {
    std::vector<std::string> problems;
    KioskSettings settings;
    if (!options.settings.empty()) settings = KioskSettings::read(options.settings, problems);
    log_problems(problems);
    return settings;
}

Themes read_themes(const Options& options) {
    std::vector<std::string> problems;
    Themes themes = Themes::read(options.theme_folder() / "theme.toml", problems);
    log_problems(problems);
    return themes;
}

Strings read_strings(const std::filesystem::path& folder) {
    std::vector<std::string> problems;
    Strings strings = Strings::read(folder, problems);
    log_problems(problems);
    return strings;
}

std::string search_path() {
    const char* path = std::getenv("PATH");
    return path ? path : "";
}

} // namespace

void log_problems(const std::vector<std::string>& problems) {
    for (const std::string& problem : problems) spdlog::warn("{}", problem);
}

House::House(Options o, const Clock& c)
    : options(std::move(o)),
      kiosk(read_settings(options)),
      clock(c),
      report(options.report),
      themes(read_themes(options)),
      theme(themes.of(settings)),
      type(theme.family),
      icons(options.theme_folder() / "icons"),
      strings(read_strings(options.content / "shell")),
      installed(find_games({options.games, options.on_site_games()})),
      quarantine(options.state / "quarantine.json"),
      workshop(PictureCache(options.state / "pictures")),
      loudspeaker(options.sounds, clock),
      reader(search_path()) {
    loudspeaker.set_volume(kiosk.volume);
    reader.set_volume(kiosk.volume);
    strings.offer(kiosk.languages);
    prefer(defaults());
    for (const Refusal& refused : installed.refused)
        spdlog::warn("{} is not offered: {}", refused.folder.string(), refused.reason);
}

void House::reload() {
    spdlog::info("reads words and theme again");
    strings = read_strings(options.content / "shell");
    strings.offer(kiosk.languages);
    for (const InstalledGame& game : installed.games) {
        const auto known = game_strings_.find(game.manifest.id);
        if (known != game_strings_.end()) known->second = read_strings(game.content());
    }
    themes = read_themes(options);
    prefer(settings);
}

double House::diagonal() const {
    constexpr double usual = 27;
    return options.diagonal.value_or(kiosk.diagonal.value_or(usual));
}

VisitorSettings House::defaults() const {
    VisitorSettings fresh;
    const auto languages = strings.languages();
    fresh.language = !options.language.empty() ? options.language
                     : languages.empty()       ? "it"
                                               : languages.front();
    return fresh;
}

void House::prefer(const VisitorSettings& wanted) {
    settings = wanted;
    theme = themes.of(wanted);
    loudspeaker.mute(!wanted.sound);
    report.settings(wanted);
}

void House::wake_voices() {
    loudspeaker.wake();
    reader.wake();
}

void House::rest_voices() {
    loudspeaker.rest();
    reader.rest();
}

const Strings& House::strings_of(const InstalledGame& game) {
    const auto known = game_strings_.find(game.manifest.id);
    if (known != game_strings_.end()) return known->second;
    return game_strings_[game.manifest.id] = read_strings(game.content());
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

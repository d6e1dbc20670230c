#include "doctor_checks.hpp"

#include <algorithm>

#include "bundles/trusted_keys.hpp"
#include "content_faults.hpp"
#include "language/strings.hpp"
#include "plugins/installed_game.hpp"
#include "plugins/key_folder.hpp"
#include "plugins/quarantine.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;

namespace {

bool is_there(const fs::path& path) {
    std::error_code failed;
    return fs::exists(path, failed);
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

// Both files have the same keys; the staff panel writes the second.
void look_at_settings_file(const fs::path& file, Findings& found) {
    if (!is_there(file)) return;
    std::vector<std::string> problems;
    shell::KioskSettings::read(file, problems);
    if (problems.empty()) found.push_back(fine("settings", file.string() + " is understood"));
    for (const std::string& problem : problems)
        found.push_back(fault("settings", problem,
                              "Mend this line; until then the kiosk uses its own value there."));
}

shell::Strings shell_strings(const Installation& kiosk, std::vector<std::string>& problems) {
    auto strings = shell::Strings::read(kiosk.content / "shell", problems);
    strings.offer(settings_of(kiosk).languages);
    return strings;
}

void look_at_offer(const Installation& kiosk, const shell::InstalledGame& game, Findings& found) {
    const auto& spoken = game.manifest.languages;
    std::vector<std::string> missing;
    for (const std::string& language : offered_languages(kiosk))
        if (std::find(spoken.begin(), spoken.end(), language) == spoken.end())
            missing.push_back(language);
    if (!missing.empty())
        found.push_back(advice("games", game.manifest.id + " does not speak " + listed(missing),
                               "Visitors read it in another language; a newer version of the game "
                               "may have theirs."));
}

} // namespace

shell::KioskSettings settings_of(const Installation& kiosk) {
    std::vector<std::string> ignored;
    shell::KioskSettings settings;
    for (const fs::path& file : {kiosk.settings, kiosk.state / "staff.toml"})
        if (is_there(file)) settings.read_over(file, ignored);
    return settings;
}

std::vector<std::string> offered_languages(const Installation& kiosk) {
    std::vector<std::string> ignored;
    return shell_strings(kiosk, ignored).languages();
}

Findings look_at_settings(const Installation& kiosk) {
    Findings found;
    look_at_settings_file(kiosk.settings, found);
    look_at_settings_file(kiosk.state / "staff.toml", found);
    if (!is_there(kiosk.settings))
        found.push_back(advice("settings", "there is no " + kiosk.settings.string(),
                               "The kiosk uses its own values; packaging/kiosk.toml is a sample."));
    const auto& screen = settings_of(kiosk).diagonal;
    if (is_there(kiosk.settings) && !screen)
        found.push_back(advice("settings", "the screen's size is not set: 27 inches are assumed",
                               "Set diagonal in [screen], so that buttons are large enough."));
    return found;
}

Findings look_at_content(const Installation& kiosk) {
    Findings found;
    std::vector<std::string> problems;
    const auto languages = shell_strings(kiosk, problems).languages();
    for (const std::string& problem : problems)
        found.push_back(fault("content", problem, "Install the package ludarium again."));
    if (languages.empty())
        found.push_back(fault("content",
                              "there are no words in " + (kiosk.content / "shell").string(),
                              "Install the package ludarium again."));
    else
        found.push_back(fine("content", "visitors can choose " + listed(languages)));
    for (const std::string& wanted : settings_of(kiosk).languages)
        if (std::find(languages.begin(), languages.end(), wanted) == languages.end())
            found.push_back(fault("content", "there are no words for the language " + wanted,
                                  "Take it out of offered in [languages], or add its folder to " +
                                      (kiosk.content / "shell").string() + "."));
    const auto letters = letters_of(kiosk.content / "theme/theme.toml");
    if (letters)
        found.push_back(fine("fonts", "the theme's type is installed"));
    else
        found.push_back(
            fault("fonts", letters.problem(), "Install it: apt install fonts-linuxlibertine."));
    return found;
}

Findings look_at_games(const Installation& kiosk) {
    Findings found;
    const auto installed = shell::find_games({kiosk.games, kiosk.store});
    const shell::SteadyClock clock;
    const shell::Quarantine quarantine(kiosk.state / "quarantine.json", clock);
    const auto disabled = settings_of(kiosk).disabled;
    std::vector<std::string> offered;
    for (const auto& game : installed.games) {
        const auto& manifest = game->manifest;
        const auto stay = quarantine.stay(manifest);
        if (stay) {
            found.push_back(fault("games", manifest.id + " is in quarantine: " + stay->reason.what,
                                  "Install another version, or remove its entry from " +
                                      (kiosk.state / "quarantine.json").string() +
                                      " to try it again."));
            continue;
        }
        if (std::find(disabled.begin(), disabled.end(), manifest.id) != disabled.end()) {
            found.push_back(fine("games", manifest.id + " is not offered: staff have disabled it"));
            continue;
        }
        offered.push_back(manifest.id + " " + manifest.version);
        look_at_offer(kiosk, *game, found);
    }
    for (const auto& refusal : installed.refused)
        found.push_back(fault("games",
                              refusal.folder.string() + " is not offered: " + refusal.reason.what,
                              "Install this game again, or remove it."));
    if (offered.empty())
        found.push_back(fault("games", "there is no game to play in " + kiosk.games.string(),
                              "Install one: apt install ludarium-game-<id>, or ludariumctl "
                              "install <bundle>."));
    else
        found.push_back(fine("games", "offered: " + listed(offered)));
    return found;
}

Findings look_at_keys(const Installation& kiosk) {
    Findings found;
    const auto trusted = bundles::read_trusted_keys(kiosk.keys, shell::owner_of_this_program());
    for (const std::string& problem : trusted.problems)
        found.push_back(fault("keys", problem,
                              "Whoever can write there could install anything: chown root and "
                              "chmod go-w, after a look at what is in it."));
    std::vector<std::string> names;
    for (const auto& key : trusted.keys) names.push_back(key.name);
    if (!names.empty())
        found.push_back(fine("keys", "games signed by these can be installed: " + listed(names)));
    else if (trusted.problems.empty())
        found.push_back(advice("keys", "no key is trusted in " + kiosk.keys.string(),
                               "To install games from a stick, put the .pub file of whoever "
                               "signs them there."));
    if (trusted.developer_mode)
        found.push_back(advice("keys", "developer mode: unsigned games can be installed",
                               "On the museum's floor, remove " +
                                   (kiosk.keys / "developer-mode").string() + "."));
    return found;
}

} // namespace ludarium::ctl

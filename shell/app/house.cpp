#include "app/house.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <spdlog/spdlog.h>

#include "bundles/store.hpp"
#include "plugins/offered_games.hpp"
#include "statistics/statistics.hpp"
#include "visit/boot.hpp"

namespace ludarium::shell {

namespace {

struct ReadSettings {
    KioskSettings settings;
    std::vector<std::string> problems;
};

Thing thing_of(const std::filesystem::path& file) {
    return {Thing::Kind::file, file.string()};
}

ReadSettings read_settings(const Options& options, const StaffSettings& staff, Hands& hands) {
    ReadSettings read;
    std::error_code failed;
    for (const auto& file : {options.settings, staff.file()}) {
        if (file.empty() || !std::filesystem::exists(file, failed)) continue;
        if (const auto held = hands.try_hold(thing_of(file)))
            read.settings.read_over(file, read.problems);
        else
            read.problems.push_back(left_out_sentence(file));
    }
    return read;
}

// What staff set from now on goes into a new file, which has done nothing yet.
StaffSettings staff_settings(const Options& options, CrashRecord& crashes) {
    StaffSettings staff(options.state / "staff.toml");
    const Thing thing = thing_of(staff.file());
    if (crashes.left_out(thing)) {
        spdlog::warn("{}", left_out_sentence(staff.file()));
        staff.set_aside();
        crashes.forgive(thing);
    }
    return staff;
}

KioskSettings first_settings(const Options& options, const StaffSettings& staff, Hands& hands) {
    ReadSettings read = read_settings(options, staff, hands);
    log_problems(read.problems);
    return std::move(read.settings);
}

Themes read_themes(const Options& options) {
    std::vector<std::string> problems;
    Themes themes = Themes::read(options.theme_folder() / "theme.toml", problems);
    log_problems(problems);
    return themes;
}

// Games are watched from the first moment on, also where none has been installed yet.
OnSite::Places places(const Options& options, const KioskSettings& kiosk) {
    std::error_code failed;
    std::filesystem::create_directories(options.on_site_games(), failed);
    return {options.ctl, options.games, options.on_site_games(), options.keys,
            kiosk.stick.value_or(options.stick)};
}

void log_refusals(const Installed& installed) {
    for (const Refusal& refused : installed.refused)
        spdlog::warn("{} is not offered: {}", refused.folder.string(), refused.reason.what);
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
      clock(c),
      crashes(options.for_visitors() ? options.state / "crashes.json" : "", clock, boot_id()),
      hands(options.note_in_hand(), crashes, clock, boot_id()),
      staff(staff_settings(options, crashes)),
      kiosk(first_settings(options, staff, hands)),
      panel(c),
      report(options.report),
      themes(read_themes(options)),
      theme(themes.of(settings)),
      type(theme.family),
      bench(options.workshop.string()),
      easel(options.pictures(), bench, Easel::Patience::brief),
      lectern(options.pictures(), bench),
      icons(options.theme_folder() / "icons", easel),
      strings(read_strings(options.content / "shell")),
      on_site(places(options, kiosk), clock),
      machine(options.machine, clock),
      installed(find_games({options.games, options.on_site_games()})),
      quarantine(options.state / "quarantine.json", clock),
      workshop(options.pictures(), options.workshop.string()),
      loudspeaker(options.sounds, clock),
      reader(search_path()),
      scribe(options.for_visitors() ? options.state / statistics_file : "", kiosk.keep_days),
      notes(scribe, clock) {
    quarantine.try_all_again();
    apply_settings();
    prefer(defaults());
    log_refusals(installed);
    if (crashes.safe_mode()) tell_safe_mode();
}

void House::find_games_anew() {
    Installed found = find_games({options.games, options.on_site_games()});
    // The same version in the same place is the same game: whoever shows it need not care.
    for (SharedGame& game : found.games)
        for (const SharedGame& known : installed.games)
            if (known->folder == game->folder &&
                known->manifest.version == game->manifest.version &&
                known->manifest.hashes == game->manifest.hashes)
                game = known;
    installed = std::move(found);
    for (auto known = game_strings_.begin(); known != game_strings_.end();)
        known = known->second.game.expired() ? game_strings_.erase(known) : std::next(known);
    spdlog::info("there are {} games now", installed.games.size());
    log_refusals(installed);
}

void House::apply_settings() {
    loudspeaker.set_volume(kiosk.volume);
    reader.set_volume(kiosk.volume);
    strings.offer(kiosk.languages);
}

// What is wrong in the files was told at the beginning.
void House::read_settings_again() {
    kiosk = read_settings(options, staff, hands).settings;
    apply_settings();
}

bool House::set(const std::string& key, const SettingValue& value) {
    if (!staff.set(key, value)) {
        spdlog::warn("{} can't be written: {}", staff.file().string(), std::strerror(errno));
        return false;
    }
    spdlog::info("staff set {}", key);
    read_settings_again();
    return true;
}

bool House::forget_staff_settings() {
    if (!staff.forget()) return false;
    spdlog::info("staff forget what they have set");
    read_settings_again();
    return true;
}

void House::reload() {
    spdlog::info("reads words and theme again");
    words_missing = false;
    strings = read_strings(options.content / "shell");
    strings.offer(kiosk.languages);
    for (auto& [address, known] : game_strings_)
        if (const SharedGame game = known.game.lock())
            known.strings = read_strings(game->content());
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

const Strings& House::strings_of(const SharedGame& game) {
    const auto known = game_strings_.find(game.get());
    // An address may have belonged to a game that is gone.
    if (known != game_strings_.end() && !known->second.game.expired()) return known->second.strings;
    GameStrings& fresh = game_strings_[game.get()];
    fresh = {game, read_strings(game->content())};
    return fresh.strings;
}

bool House::disabled(const std::string& id) const {
    return std::find(kiosk.disabled.begin(), kiosk.disabled.end(), id) != kiosk.disabled.end();
}

std::vector<SharedGame> House::offered() const {
    std::vector<SharedGame> enabled;
    for (const SharedGame& game : installed.games)
        if (!disabled(game->manifest.id) && !crashed_over(*game)) enabled.push_back(game);
    return offered_games(enabled, quarantine);
}

SharedGame House::of_version(const std::string& id, const std::string& version) const {
    if (SharedGame now = playable(id); now && now->manifest.version == version) return now;
    if (crashes.left_out({Thing::Kind::game, id + " " + version})) return nullptr;
    auto found = bundles::Store(options.on_site_games()).find(id, version);
    auto kept = found ? FolderLock::keep(found->folder) : std::nullopt;
    if (!kept || quarantine.stay(found->manifest)) return nullptr;
    return std::make_shared<const InstalledGame>(
        InstalledGame{std::move(found->manifest), std::move(found->folder),
                      std::make_shared<const FolderLock>(std::move(*kept))});
}

SharedGame House::playable(const std::string& id) const {
    for (const SharedGame& game : offered())
        if (id.empty() || game->manifest.id == id) return game;
    spdlog::warn("there is no game {} to be played", id);
    return nullptr;
}

} // namespace ludarium::shell

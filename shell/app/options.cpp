#include "app/options.hpp"

#include <cstdlib>

#include <CLI/CLI.hpp>

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

constexpr const char* usual_settings = "/etc/ludarium/kiosk.toml";

// Games, content and host lie beside the program: in a build folder as in an installed kiosk.
fs::path beside_program(const fs::path& built, const fs::path& installed) {
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    const fs::path here = program.parent_path();
    // Installed first: beside /usr/bin is /usr/games, where other people's games are.
    const fs::path found = here / installed;
    return fs::exists(found, failed) ? found.lexically_normal() : (here / built).lexically_normal();
}

fs::path default_state() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state && *state)
        return fs::path(state) / "ludarium";
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".local/state/ludarium";
    return "/var/lib/ludarium";
}

std::optional<Size> size_from(const std::string& text) {
    Size size;
    char cross = 0;
    char more = 0;
    if (std::sscanf(text.c_str(), "%d%c%d%c", &size.width, &cross, &size.height, &more) != 3 ||
        cross != 'x' || size.width < 640 || size.height < 480 || size.width > 8192 ||
        size.height > 8192)
        return std::nullopt;
    return size;
}

int not_a_size(const char* option, const std::string& text) {
    std::fprintf(stderr, "%s: %s is not like 1920x1080\n", option, text.c_str());
    return 1;
}

} // namespace

std::variant<Options, int> read_options(int argc, const char* const* argv) {
    Options options;
    std::string size;
    std::vector<std::string> ahead;
    std::uint64_t seed = 0;
    CLI::App app{"Ludarium: ancient games for museum visitors."};
    app.add_flag("--kiosk", options.kiosk, "Fill the screen and hide the cursor");
    app.add_option("--size", size, "Open a window of this size, for example 1920x1080");
    app.add_option("--diagonal", options.diagonal, "Diagonal of the screen in inches")
        ->check(CLI::Range(5.0, 200.0));
    app.add_option("--settings", options.settings, "The staff's kiosk.toml")
        ->check(CLI::ExistingFile);
    app.add_option("--games", options.games, "Folder of installed games");
    app.add_option("--content", options.content, "Folder of texts, theme and art");
    app.add_option("--state", options.state, "Folder for the journal, quarantine and caches");
    app.add_option("--host", options.host, "The program that runs a game");
    app.add_option("--workshop", options.workshop, "The program that reads and draws");
    app.add_option("--pictures", options.shipped, "Folder of pictures that are drawn already");
    app.add_option("--keys", options.keys, "Folder of keys whose games may be installed");
    app.add_option("--game", options.game, "Start at this game's table");
    app.add_option("--language", options.language, "Start in this language, for example it");
    app.add_option("--preview", options.preview)->group(""); // as ludariumctl content preview asks
    app.add_flag("--look", options.look)->group("");         // as ludariumctl doctor asks
    app.add_option("--staff-view", options.staff_view)->group(""); // for tests: "own" or "tgui"
    auto* drawn =
        app.add_option("--draw-ahead", ahead,
                       "Only make the pictures, for screens of these sizes: 1920x1080,1080x1920; "
                       "without any, of those that are plugged in")
            ->delimiter(',')
            ->expected(0, -1);
    auto* seeded = app.add_option("--seed", seed, "Throw the dice from this seed");
    app.add_option("--report", options.report, "Append what visitors see to this file, for tests");
    app.add_option("--machine", options.machine, "Where root listens to what staff decide");
    app.add_option("--first-start", options.first_start,
                   "A file: guide whoever sets the machine up while it is there");
    app.add_option("--turned", options.turned)->group(""); // as the session says
    app.add_option("--glass-turned", options.glass_turned)
        ->group("")
        ->check(CLI::IsMember({0, 90, 180, 270}));
    app.add_flag("--turned-on-trial", options.turned_on_trial)->group("");
    app.add_option("--log", options.log, "Write the log to this file");
    app.add_option("--speed", options.speed,
                   "For trials: the clock runs this many times faster, 20: an hour in 3 minutes")
        ->check(CLI::Range(1, 100));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    }
    if (seeded->count() > 0) options.seed = seed;
    if (drawn->count() > 0) options.draw_ahead.emplace();
    for (const std::string& text : ahead) {
        const auto found = size_from(text);
        if (!found) return not_a_size("--draw-ahead", text);
        options.draw_ahead->push_back(*found);
    }
    if (!size.empty()) {
        options.size = size_from(size);
        if (!options.size) return not_a_size("--size", size);
    } else if (!options.kiosk) {
        options.size = Size{1920, 1080};
    }
    if (options.games.empty()) options.games = beside_program("../games", "../lib/ludarium/games");
    if (options.content.empty())
        options.content = beside_program("../content", "../share/ludarium/content");
    if (options.sounds.empty())
        options.sounds = beside_program("../sounds", "../share/ludarium/sounds");
    if (options.shipped.empty())
        options.shipped = beside_program("../pictures", "../share/ludarium/pictures");
    if (options.host.empty())
        options.host = beside_program("ludarium-host", "../lib/ludarium/ludarium-host");
    if (options.workshop.empty())
        options.workshop = beside_program("ludarium-workshop", "../lib/ludarium/ludarium-workshop");
    options.ctl = beside_program("ludariumctl", "ludariumctl");
    options.stick = LUDARIUM_STICK;
    if (options.machine.empty()) options.machine = LUDARIUM_MACHINE;
    if (options.first_start.empty()) options.first_start = LUDARIUM_FIRST_START;
    if (options.keys.empty()) options.keys = LUDARIUM_TRUSTED_KEYS;
    if (options.state.empty()) options.state = default_state();
    std::error_code failed;
    if (options.settings.empty() && fs::exists(usual_settings, failed))
        options.settings = usual_settings;
    return options;
}

} // namespace ludarium::shell

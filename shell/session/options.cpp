#include "session/options.hpp"

#include <cstdio>
#include <cstdlib>

#include <CLI/CLI.hpp>

#include "visit/screen_turn.hpp"

namespace ludarium::session {

namespace fs = std::filesystem;

namespace {

fs::path runtime_folder(const fs::path& state) {
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    return folder && *folder ? fs::path(folder) : state;
}

// Cage 0.1 has an option for it; later ones leave it to others.
bool cage_turns(const std::string& cage) {
    std::FILE* help = ::popen(("'" + cage + "' -h 2>&1").c_str(), "r");
    if (!help) return false;
    std::string said(4096, '\0');
    said.resize(std::fread(said.data(), 1, said.size(), help));
    ::pclose(help);
    return said.find("-r\t") != std::string::npos;
}

} // namespace

std::variant<Options, int> read_options(int argc, char** argv, const std::string& tell) {
    Options options;
    Equipment& equipment = options.equipment;
    options.state = "/var/lib/ludarium";
    std::string keeper = LUDARIUM_KEEPER;
    std::string picture = LUDARIUM_CALM_PICTURE;
    std::string kiosk = LUDARIUM_SHELL;
    std::string screen = LUDARIUM_SCREEN;
    equipment.xorg_settings = LUDARIUM_XORG_SETTINGS;
    CLI::App app{"Ludarium's session: finds a way to the screen, and keeps the kiosk on it."};
    app.add_option("--state", options.state, "Folder of what the kiosk remembers");
    app.add_option("--cage-option", equipment.cage_options, "For cage: -r turns the screen")
        ->allow_extra_args(false);
    app.add_option("--cage", equipment.cage, "The compositor");
    app.add_option("--xorg", equipment.xorg, "The X server, where cage does not work");
    app.add_option("--xorg-settings", equipment.xorg_settings, "Its configuration");
    app.add_option("--input-devices", equipment.input_devices, "What udev knows of them");
    app.add_option("--displays", equipment.displays, "Where the kernel tells of them");
    app.add_option("--keeper", keeper, "The program that keeps the kiosk on the screen");
    app.add_option("--picture", picture, "What is seen where there is no kiosk yet");
    app.add_option("--screen", screen, "The program that switches the screen off and on");
    app.add_option("--kiosk", kiosk, "The kiosk");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    }
    equipment.runtime = runtime_folder(options.state);
    const auto turn = shell::take_screen_turn(options.state);
    const std::string degrees = std::to_string(turn.degrees);
    equipment.turn = turn.degrees;
    equipment.cage_turns = turn.degrees != 0 && cage_turns(equipment.cage);
    equipment.keeper = {keeper,     "--tell", tell,      "--screen", screen,
                        picture,    kiosk,    "--kiosk", "--state",  options.state.string(),
                        "--turned", degrees};
    if (turn.on_trial) equipment.keeper.emplace_back("--turned-on-trial");
    // Somebody has chosen a screen that is no graphics card: a window, or none.
    options.wait_for_card = std::getenv("WLR_BACKENDS") == nullptr;
    return options;
}

} // namespace ludarium::session

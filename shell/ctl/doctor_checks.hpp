// What ludariumctl doctor looks at. Each check is a function of the installation: what it finds is
// one sentence, and where something is to be done, another that says what.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "visit/kiosk_settings.hpp"

namespace ludarium::ctl {

// Where everything of a kiosk is.
struct Installation {
    std::filesystem::path settings; // kiosk.toml
    std::filesystem::path games;
    std::filesystem::path store; // games installed on site
    std::filesystem::path keys;
    std::filesystem::path content;
    std::filesystem::path state;
    std::filesystem::path kiosk; // the programs
    std::filesystem::path host;
    std::uintmax_t least_space = 0; // that should be free for what the kiosk remembers, in bytes
};

struct Finding {
    enum class Kind {
        fine,
        advice, // works, but could be better
        fault   // somebody has to do something
    };
    Kind kind = Kind::fine;
    std::string about; // "keys"
    std::string what;
    std::string remedy; // empty: nothing is to be done
};

using Findings = std::vector<Finding>;

Finding fine(const std::string& about, const std::string& what);
Finding advice(const std::string& about, const std::string& what, const std::string& remedy);
Finding fault(const std::string& about, const std::string& what, const std::string& remedy);

// What is installed (doctor_installation.cpp).
Findings look_at_settings(const Installation& kiosk);
Findings look_at_content(const Installation& kiosk);
Findings look_at_games(const Installation& kiosk);
Findings look_at_keys(const Installation& kiosk);
// What the kiosk writes (doctor_state.cpp).
Findings look_at_state(const Installation& kiosk);
Findings look_at_statistics(const Installation& kiosk);
Findings look_at_way_to_screen(const Installation& kiosk);
// The machine (doctor_machine.cpp).
Findings look_at_host(const Installation& kiosk);
Findings look_at_screen(const Installation& kiosk);
Findings look_at_sound(const Installation& kiosk);
Findings look_at_voices(const Installation& kiosk);
Findings look_at_service(const Installation& kiosk);
Findings look_at_lockdown(const Installation& kiosk);
Findings look_at_clock(const Installation& kiosk);
// Outside the opening hours (doctor_night.cpp).
Findings look_at_night(const Installation& kiosk);

// As staff have set it; problems are look_at_settings' business.
shell::KioskSettings settings_of(const Installation& kiosk);
// The languages visitors can choose.
std::vector<std::string> offered_languages(const Installation& kiosk);

} // namespace ludarium::ctl

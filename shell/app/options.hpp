// What the command line asks for.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "art/picture_cache.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

struct Options {
    bool kiosk = false;
    std::optional<Size> size;       // none: the whole screen
    std::optional<double> diagonal; // of the screen, in inches; none: as kiosk.toml says
    std::filesystem::path settings; // kiosk.toml; empty: none
    std::filesystem::path games;
    std::filesystem::path content;
    std::filesystem::path sounds;
    std::filesystem::path shipped; // pictures that are drawn already
    std::filesystem::path state;
    std::filesystem::path host;
    std::filesystem::path workshop; // the program that reads and draws
    std::filesystem::path ctl;      // ludariumctl
    std::filesystem::path keys;     // of whom staff may install games
    std::filesystem::path stick;    // unless kiosk.toml says otherwise
    std::string game;               // empty: the first there is
    std::string language;           // empty: the first there is
    std::string preview; // this chapter of the game for whoever edits it, "rules"; empty: a kiosk
    std::string staff_view; // of the staff panel: "own"; empty: the best there is
    std::optional<std::uint64_t> seed;
    std::filesystem::path report;      // empty: none
    std::filesystem::path log;         // empty: standard error
    std::filesystem::path machine;     // the socket at which root listens to the kiosk
    std::filesystem::path first_start; // there until the machine's first start is finished
    std::optional<int> turned; // the screen, by the session, in degrees; none: nobody turns it
    bool turned_on_trial = false;
    int glass_turned = 0; // what of it the shell itself has to do for fingers
    bool look = false;    // only say what there is to draw on
    // Only make the pictures for screens of these sizes; empty: of those that are plugged in.
    std::optional<std::vector<Size>> draw_ahead;
    int speed = 1; // of the clock, for trials
    std::filesystem::path on_site_games() const { return state / "games"; }
    PictureCache pictures() const { return PictureCache(state / "pictures", shipped); }
    // A kiosk notes and counts what it does; an editor's preview, and whoever draws ahead, does not.
    bool for_visitors() const { return preview.empty() && !draw_ahead; }
    std::filesystem::path note_in_hand() const {
        return for_visitors() ? state / "in-hand.json" : std::filesystem::path();
    }
    std::filesystem::path theme_folder() const { return content / "theme"; }
};

// The options, or the exit code after --help or a mistake (which has been told).
std::variant<Options, int> read_options(int argc, const char* const* argv);

} // namespace ludarium::shell

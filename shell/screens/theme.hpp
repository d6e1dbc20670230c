// The look of the kiosk: colours, type, spacing and pace, from content/theme/theme.toml.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "stage/colour.hpp"
#include "visit/clock.hpp"
#include "visit/visitor_settings.hpp"

namespace ludarium::shell {

// Lengths are for a screen 1080 pixels high; layouts scale them. The values here are used where the
// file is silent or wrong, so that a slip in it never leaves the kiosk dark.
struct Theme {
    std::string family = "Linux Libertine O";
    std::filesystem::path folder; // where the theme's own pictures are
    bool plain_backdrops = false; // nothing behind the words but one colour

    struct Type { // sizes of letters
        int title = 46;
        int turn = 58; // "Your turn"
        int name = 40;
        int body = 33;
        int small = 28;
        int announcement = 150;
        int headline = 68;
    } type;

    struct Colours {
        Colour night{0.09, 0.07, 0.05};      // behind everything
        Colour panel{0.09, 0.07, 0.05, 0.8}; // what words stand on
        Colour panel_edge{0.96, 0.92, 0.84, 0.16};
        Colour text{0.96, 0.92, 0.84};
        Colour text_quiet{0.8, 0.75, 0.66};
        Colour text_off{0.8, 0.75, 0.66, 0.4}; // a button that does nothing now
        Colour accent{0.91, 0.74, 0.4};
        Colour plate{0.96, 0.92, 0.84, 0.07};
        Colour plate_active{0.96, 0.92, 0.84};
        Colour plate_text{0.14, 0.1, 0.06};
        Colour plate_text_quiet{0.36, 0.28, 0.19};
        Colour button{0.96, 0.92, 0.84, 0.12};
        Colour button_pressed{0.91, 0.74, 0.4, 0.85};
        Colour glow{1, 0.87, 0.5, 0.55};   // a piece that can move
        Colour target{1, 0.87, 0.5, 0.85}; // where a lifted piece may go
        Colour last_move{1, 0.95, 0.8, 0.35};
        Colour hint{0.45, 0.85, 0.7, 0.9};
        Colour veil{0.05, 0.04, 0.03, 0.6}; // over the table, under a dialogue
        Colour focus{1, 1, 1};              // around what the keyboard means
        Colour card{0.13, 0.1, 0.07};       // a game on the home screen
    } colours;

    struct Spacing {
        int margin = 24;
        int gap = 18;
        int radius = 18;
        int target = 72;      // of everything that can be touched; 20 mm on a 27 inch screen are 64
        float piece = 0.94f;  // of its spot
        float lifted = 1.12f; // of its size
    } spacing;

    struct Pace {
        milliseconds glide{420};
        milliseconds settle{160}; // a dropped piece finds its place
        milliseconds capture{380};
        milliseconds lift{110};
        milliseconds fade{260};
        milliseconds announcement{1500};
        milliseconds dice{520};
        milliseconds computer_pause{650}; // the computer never answers faster than a glance
        milliseconds thinking_step{450};
    } pace;
};

// The theme and its versions: with larger letters, with stronger colours, and with both.
class Themes {
  public:
    Themes() = default; // the kiosk's own, where there is no file
    // `problems` is appended to: "theme.toml:12: …".
    static Themes read(const std::filesystem::path& file, std::vector<std::string>& problems);

    Theme of(const VisitorSettings& settings) const;

  private:
    Theme plain_;
    Theme large_;
    Theme contrast_;
    Theme large_contrast_;
};

} // namespace ludarium::shell

// What is kept of a visit. Nothing in it says who it was: the hour of the beginning is all of the
// time of day, and nothing ties one visit to another.
#pragma once

#include <optional>
#include <string>

namespace ludarium::shell {

enum class VisitEnd {
    time_out, // nobody answered "Still there?"
    staff,    // the kiosk was stopped, or staff took over
    crash     // the kiosk died, and this visit did not go on afterwards
};

enum class GameResult {
    won, // by a visitor, against a computer
    lost,
    drawn,
    finished,   // among visitors, who all won or lost
    abandoned,  // by the visitors
    interrupted // by the kiosk: a crash, a failing game, staff
};

const char* name_of(VisitEnd end);      // "time-out"
const char* name_of(GameResult result); // "won"

struct VisitEntry {
    int day = 0;                   // of the calendar, where the museum is
    int hour = 0;                  // 0 to 23
    int seconds = 0;               // from the first touch to the last
    std::string language;          // at the beginning …
    std::string language_to;       // … and at the end
    std::string screen;            // the last one: "home", "page", "table", "book"
    std::optional<VisitEnd> ended; // none: still here
};

struct GameEntry {
    std::string game;
    std::string version;
    std::string mode;              // "short"; empty: the visitor's own choice of variants
    std::optional<unsigned> level; // of the computers; none: visitors among themselves
    unsigned visitors = 0;
    unsigned computers = 0;
    std::string language;
    int seconds = 0;
    unsigned plies = 0;               // how far it came; throws of dice count
    std::optional<GameResult> result; // none: being played
    std::string left_from;            // an abandoned game: on which screen, "table" or "book"
};

// A chapter that was opened.
struct ReadingEntry {
    std::string game;
    std::string chapter; // "rules"
    std::string language;
};

} // namespace ludarium::shell

// What lives as long as the program and everything else is built on.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/options.hpp"
#include "app/pace.hpp"
#include "app/report_file.hpp"
#include "art/icons.hpp"
#include "art/lectern.hpp"
#include "art/workshop.hpp"
#include "input/panel.hpp"
#include "language/strings.hpp"
#include "onsite/machine_link.hpp"
#include "onsite/on_site.hpp"
#include "plugins/installed_game.hpp"
#include "plugins/quarantine.hpp"
#include "screens/theme.hpp"
#include "sound/loudspeaker.hpp"
#include "sound/reader.hpp"
#include "statistics/visit_notes.hpp"
#include "text/typesetter.hpp"
#include "visit/clock.hpp"
#include "visit/in_hand.hpp"
#include "visit/kiosk_settings.hpp"
#include "visit/staff_settings.hpp"
#include "visit/visitor_settings.hpp"

namespace ludarium::shell {

struct House {
    House(Options o, const Clock& c);

    // Staff have decided that visitors don't see it.
    bool disabled(const std::string& id) const;
    // Why it is not offered although nobody has decided so: it failed, or the kiosk crashed over it.
    std::optional<Reason> set_aside(const InstalledGame& game) const;
    // The games that visitors may play, oldest first.
    std::vector<SharedGame> offered() const;
    // A game that may be played: the one asked for, or the first.
    SharedGame playable(const std::string& id) const;
    // The very version that a game was begun with: it may have been updated since.
    SharedGame of_version(const std::string& id, const std::string& version) const;
    // Looks again which games there are. Whoever holds one keeps it as it was.
    void find_games_anew();
    // What a game says, read when it is first asked for: the menu shows few of many games. As long as
    // anybody holds the game.
    const Strings& strings_of(const SharedGame& game);
    // Noted as in hand as long as somebody has what this returns.
    InHand take_in_hand(const InstalledGame& game);
    // Staff want another try for it.
    void try_again(const std::string& id);
    // Nothing unless the kiosk crashed too often.
    std::optional<Reason> why_safe_mode() const;
    void tell_safe_mode(); // to the log and the report
    std::filesystem::path journal_file() const { return options.state / "game.journal"; }
    bool words_missing = false; // some could not be read just now
    // Reads words and theme again, in their places: whoever refers to them sees the new ones.
    void reload();
    double diagonal() const; // of the screen, in inches
    // What the next visitor finds.
    VisitorSettings defaults() const;
    // Letters, colours and pace follow; whoever is on the screen has to be drawn again.
    void prefer(const VisitorSettings& settings);
    // What staff have set at their panel: in force at once, and kept. False: it could not be
    // written, and nothing has changed.
    bool set(const std::string& key, const SettingValue& value);
    bool forget_staff_settings();
    // A visitor has come, or gone: all that can be heard.
    void wake_voices();
    void rest_voices();

    Options options;
    const Clock& clock;
    CrashRecord crashes;
    Hands hands;
    StaffSettings staff; // set at the panel
    KioskSettings kiosk; // as staff have set it there and in their file
    Pace pace;
    Panel panel; // what visitors touch
    ReportFile report;
    Themes themes;
    VisitorSettings settings;
    Theme theme; // as these settings want it
    Typesetter type;
    workshop::Bench bench; // for what the screen waits for: small things, soon done
    Easel easel;
    Lectern lectern;
    Icons icons;
    Strings strings;
    OnSite
        on_site; // before it is looked which games there are: none that comes meanwhile is missed
    MachineLink machine;
    Installed installed;
    Quarantine quarantine;
    Workshop workshop;
    Loudspeaker loudspeaker;
    Reader reader;
    Scribe scribe;
    VisitNotes notes; // for the statistics

  private:
    Strings read_strings(const std::filesystem::path& folder);
    bool crashed_over(const InstalledGame& game) const;
    void apply_settings();
    void read_settings_again();

    struct GameStrings {
        std::weak_ptr<const InstalledGame> game;
        Strings strings;
    };
    std::map<const InstalledGame*, GameStrings> game_strings_;
};

// For the log: nobody reads this file any more, for a day.
std::string left_out_sentence(const std::filesystem::path& file);

// One line each in the log.
void log_problems(const std::vector<std::string>& problems);

} // namespace ludarium::shell

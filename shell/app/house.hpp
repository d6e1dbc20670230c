// What lives as long as the program and everything else is built on.
#pragma once

#include <string>
#include <vector>

#include "app/options.hpp"
#include "app/report_file.hpp"
#include "art/workshop.hpp"
#include "language/strings.hpp"
#include "plugins/installed_game.hpp"
#include "plugins/quarantine.hpp"
#include "screens/theme.hpp"
#include "text/typesetter.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

struct House {
    House(Options o, const Clock& c);

    // A game that may be played: the one asked for, or the first.
    const InstalledGame* playable(const std::string& id) const;
    std::filesystem::path journal_file() const { return options.state / "game.journal"; }

    Options options;
    const Clock& clock;
    ReportFile report;
    Theme theme;
    Typesetter type;
    Strings strings;
    Installed installed;
    Quarantine quarantine;
    Workshop workshop;
    std::string language;
};

// One line each in the log.
void log_problems(const std::vector<std::string>& problems);

} // namespace ludarium::shell

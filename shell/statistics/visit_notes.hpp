// What a visitor does, as it happens, turned into entries for the guest book. Told by the visit and
// its screens in their own words; waits for nothing.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "plugins/installed_game.hpp"
#include "plugins/position.hpp"
#include "statistics/entries.hpp"
#include "statistics/scribe.hpp"
#include "visit/clock.hpp"
#include "visit/journal.hpp"

namespace ludarium::shell {

class VisitNotes {
  public:
    VisitNotes(Scribe& scribe, const Clock& clock) : scribe_(scribe), clock_(clock) {}

    // Somebody has come. Nothing if a visitor is here.
    void arrives(const std::string& language);
    // After a restart of the kiosk the visitor of before is still here.
    void goes_on(const std::string& language);
    void touched();
    void speaks(const std::string& language);
    void sees(const std::string& screen);
    void reads(const std::string& game, const std::string& chapter);
    // Staff who open their panel end the visit too.
    void leaves(VisitEnd how);

    using Seats = std::array<Seat, LUDARIUM_MAX_PLAYERS>;
    void begins(const InstalledGame& game, const GameHeader& header, const Seats& seats);
    // The game has come to this position, or was taken back to it.
    void reaches(const Position& position);
    void game_fails();
    // The table is cleared, whether or not the game was over.
    void leaves_table();

  private:
    int seconds_since(Time then) const;
    void write_visit();
    void write_game();

    Scribe& scribe_;
    const Clock& clock_;
    std::optional<VisitEntry> visit_; // none: nobody is here
    std::optional<GameEntry> game_;   // at the table now
    Seats seats_{};
    Time arrived_{};
    Time touched_{};
    Time game_began_{};
    Time game_written_{};
    bool resuming_ = false;
};

} // namespace ludarium::shell

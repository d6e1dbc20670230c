// How a visit goes on after the kiosk was started again.
#include <fstream>
#include <functional>

#include <spdlog/spdlog.h>

#include "app/table_visit.hpp"
#include "app/visit.hpp"
#include "visit/odd_file.hpp"

namespace ludarium::shell {

namespace {

// Its first line tells one game from another: the next one's journal has done nothing yet.
Thing journal_thing(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string begins(512, '\0');
    in.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    begins.resize(static_cast<std::size_t>(in.gcount()));
    const auto line = begins.substr(0, begins.find('\n'));
    return {Thing::Kind::journal, std::to_string(std::hash<std::string>()(line))};
}

} // namespace

bool Visit::resume() {
    std::error_code failed;
    if (!std::filesystem::exists(house_.journal_file(), failed)) return false;
    const Thing thing = journal_thing(house_.journal_file());
    auto held = house_.hands.try_hold(thing);
    if (!held) {
        spdlog::warn("{}", left_out_sentence(house_.journal_file()));
        set_aside(house_.journal_file());
        return false;
    }
    auto read = Journal::resume(house_.journal_file(), house_.clock);
    if (const auto* problem = std::get_if<Journal::Unreadable>(&read)) {
        spdlog::warn("{}: {}", house_.journal_file().string(), problem->reason);
        return false;
    }
    auto& journal = std::get<Journal>(read);
    const SharedGame game = house_.of_version(journal.header().game, journal.header().version);
    // After that long a visitor has left, and the next one should not find the rest of somebody
    // else's game.
    const milliseconds resumable_for = house_.kiosk.idle.play + house_.kiosk.idle.question;
    const bool fresh =
        journal.this_boot() && house_.clock.now() - journal.last_written() < resumable_for;
    if (!game) journal.set_aside("this version of it can't be played here");
    if (!fresh || !game) return false;
    spdlog::info("game {} goes on after {} actions", journal.header().game,
                 journal.actions().size());
    house_.report.resumed(journal.actions().size());
    house_.notes.goes_on(journal.header().language);
    VisitorSettings settings = house_.settings;
    settings.language = journal.header().language;
    prefer(settings);
    lay_way_to(game);
    auto table = std::make_unique<TableVisit>(house_, around_, game, std::move(journal));
    // Taken again, after the game: until somebody has played on, it is the journal that is risky.
    held = house_.hands.hold(thing);
    table->resumes(std::move(*held));
    push(std::move(table));
    return true;
}

} // namespace ludarium::shell

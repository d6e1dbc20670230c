#include "statistics/visit_notes.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

namespace {

// Of a game that a crash ends, this much at most is not known.
constexpr milliseconds game_note{20'000};

std::string mode_of(const host::Manifest& manifest, const GameHeader& header) {
    for (const auto& mode : manifest.modes)
        if (mode.choices == header.choices) return mode.id;
    return "";
}

GameResult result_of(const Ending& ending, const VisitNotes::Seats& seats, const GameEntry& game) {
    unsigned first = 0;
    bool visitor = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].kind == Seat::Kind::empty || ending.results[i].place != 1) continue;
        ++first;
        visitor = seats[i].kind == Seat::Kind::visitor;
    }
    if (first != 1) return GameResult::drawn;
    if (game.computers == 0) return GameResult::finished;
    return visitor ? GameResult::won : GameResult::lost;
}

} // namespace

int VisitNotes::seconds_since(Time then) const {
    return static_cast<int>(
        std::chrono::duration_cast<std::chrono::seconds>(std::max(touched_, then) - then).count());
}

// The visit.

void VisitNotes::arrives(const std::string& language) {
    if (visit_) return;
    const LocalTime now = clock_.local();
    arrived_ = touched_ = clock_.now();
    visit_ = VisitEntry{now.day, now.minute / 60, 0, language, language, "home", std::nullopt};
    scribe_.write([visit = *visit_](GuestBook& book) { book.arrive(visit); });
}

void VisitNotes::goes_on(const std::string& language) {
    const LocalTime now = clock_.local();
    arrived_ = touched_ = clock_.now();
    visit_ = VisitEntry{now.day, now.minute / 60, 0, language, language, "table", std::nullopt};
    resuming_ = true;
    scribe_.write([visit = *visit_](GuestBook& book) { book.resume(visit); });
}

void VisitNotes::write_visit() {
    visit_->seconds = seconds_since(arrived_);
    scribe_.write([visit = *visit_](GuestBook& book) { book.visit(visit); });
}

void VisitNotes::touched() {
    touched_ = clock_.now();
}

void VisitNotes::speaks(const std::string& language) {
    if (!visit_ || visit_->language_to == language) return;
    visit_->language_to = language;
    if (game_) game_->language = language;
    write_visit();
}

void VisitNotes::sees(const std::string& screen) {
    if (!visit_ || visit_->screen == screen) return;
    visit_->screen = screen;
    write_visit();
}

void VisitNotes::reads(const std::string& game, const std::string& chapter) {
    if (!visit_) return;
    scribe_.write([reading = ReadingEntry{game, chapter, visit_->language_to}](GuestBook& book) {
        book.reading(reading);
    });
}

void VisitNotes::leaves(VisitEnd how) {
    if (!visit_) return;
    if (game_ && !game_->result && how == VisitEnd::staff) game_fails();
    leaves_table();
    visit_->ended = how;
    write_visit();
    visit_.reset();
}

// The game.

void VisitNotes::begins(const InstalledGame& game, const GameHeader& header, const Seats& seats) {
    arrives(header.language);
    seats_ = seats;
    GameEntry entry;
    entry.game = game.manifest.id;
    entry.version = game.manifest.version;
    entry.mode = mode_of(game.manifest, header);
    entry.language = header.language;
    for (const Seat& seat : seats) {
        if (seat.kind == Seat::Kind::visitor) ++entry.visitors;
        if (seat.kind != Seat::Kind::computer) continue;
        ++entry.computers;
        entry.level = std::max(entry.level.value_or(0), seat.level);
    }
    game_ = entry;
    game_began_ = game_written_ = clock_.now();
    if (std::exchange(resuming_, false))
        scribe_.write([entry](GuestBook& book) { book.resume_game(entry); });
    else
        scribe_.write([entry](GuestBook& book) { book.begin_game(entry); });
}

void VisitNotes::write_game() {
    game_->seconds = seconds_since(game_began_);
    game_written_ = clock_.now();
    scribe_.write([game = *game_](GuestBook& book) { book.game(game); });
}

void VisitNotes::reaches(const Position& position) {
    if (!game_) return;
    game_->plies = static_cast<unsigned>(position.ply);
    const auto before = game_->result;
    game_->result.reset(); // an ending can be taken back
    if (position.ending) game_->result = result_of(*position.ending, seats_, *game_);
    if (game_->result == before && clock_.now() < game_written_ + game_note) return;
    write_game();
    write_visit();
}

void VisitNotes::game_fails() {
    if (!game_) return;
    game_->result = GameResult::interrupted;
    write_game();
}

void VisitNotes::leaves_table() {
    if (!game_) return;
    if (!game_->result) {
        game_->result = GameResult::abandoned;
        game_->left_from = visit_ ? visit_->screen : "";
        write_game();
    }
    game_.reset();
}

} // namespace ludarium::shell

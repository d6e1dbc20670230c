#include "app/book_visit.hpp"

#include <algorithm>
#include <utility>

#include <ludarium/host/board_setup.hpp>
#include <spdlog/spdlog.h>

#include "app/table_order.hpp"
#include "screens/game_setup.hpp"
#include "screens/rail.hpp"

namespace ludarium::shell {

namespace {

// Everybody who takes part is a visitor: nothing thinks, and nothing is written to the disk.
GameHeader header_for(const InstalledGame& game, const host::Board& board,
                      const host::BoardSetup& setup, const std::string& language) {
    GameHeader header;
    header.game = game.manifest.id;
    header.version = game.manifest.version;
    header.choices = setup.choices;
    for (std::size_t i = 0; i < header.seats.size(); ++i)
        if (setup.seats >> i & 1u) header.seats[i] = {Seat::Kind::visitor, 0};
    header.language = language;
    if (board.position != "start") header.position = board.position;
    return header;
}

} // namespace

BookVisit::BookVisit(House& house, const Surroundings& around, Shelf& shelf, SharedGame game,
                     const OpenBook& wish, bool in_game)
    : house_(house),
      around_(around),
      shelf_(shelf),
      game_(std::move(game)),
      in_game_(in_game),
      in_hand_(house.hands.try_hold(
          {Thing::Kind::page, game_->manifest.id + " " + game_->manifest.version})),
      words_(house.strings, house.strings_of(game_), house.settings.language),
      shown_(house.settings),
      recital_(house.reader) {
    if (in_hand_)
        chapters_ = read();
    else
        spdlog::warn("{}", left_out_sentence(game_->content()));
    for (std::size_t i = 0; i < chapters_.size(); ++i)
        if (chapters_[i].id == wish.chapter) chapter_ = i;
    if (empty()) return;
    step_ = step_for(chapters_[chapter_].page, wish.moments);
    house_.notes.reads(game_->manifest.id, chapters_[chapter_].id);
}

BookVisit::~BookVisit() {
    vanish();
    house_.workshop.forget_orders(this);
}

std::vector<Chapter> BookVisit::read() const {
    std::vector<std::string> problems;
    auto chapters = read_book(
        game_->content(), house_.settings.language,
        [this](const std::string& text) { return house_.lectern.page(text); }, problems);
    log_problems(problems);
    return chapters;
}

void BookVisit::take_chapters(std::vector<Chapter> chapters) {
    if (chapters.empty()) return; // rather old words than none
    const std::string chapter = chapters_[chapter_].id;
    chapters_ = std::move(chapters);
    chapter_ = 0;
    for (std::size_t i = 0; i < chapters_.size(); ++i)
        if (chapters_[i].id == chapter) chapter_ = i;
    step_ = std::min(step_, chapters_[chapter_].page.steps.size() - 1);
}

// Showing.

BookLayout BookVisit::layout() const {
    BookNeeds needs;
    needs.screen = around_.scene.size();
    needs.chapters = static_cast<unsigned>(chapters_.size());
    needs.dice = dice_;
    needs.voice = voiced_;
    needs.rail = Rail::layout(around_, words_).box.height;
    needs.least_target = around_.fingertip;
    return lay_out_book(needs, house_.theme);
}

void BookVisit::appear() {
    shown_ = house_.settings;
    voiced_ = has_voice();
    screen_ = std::make_unique<BookScreen>(around_, words_, shelf_, *game_, layout());
    screen_->hold_board();
    screen_->open(leaf());
    laid_ = false;
    if (live_)
        lay_board();
    else if (!session_)
        begin_board();
}

void BookVisit::vanish() {
    screen_.reset();
}

void BookVisit::restyle() {
    const bool other_language = words_.language() != house_.settings.language;
    const bool words_only = looks_alike(shown_, house_.settings);
    words_.language(house_.settings.language);
    const bool reading = recital_.on();
    if (other_language || !house_.settings.sound) recital_.stop();
    if (other_language) {
        take_chapters(read());
        if (live_ && board()) live_->retell(*board());
    }
    shown_ = house_.settings;
    if (!words_only || has_voice() != voiced_)
        Screen::restyle();
    else if (screen_)
        screen_->open(leaf());
    // In the new language from the beginning of the step.
    if (reading && other_language) read_aloud();
}

void BookVisit::reread() {
    recital_.stop();
    const auto before = chapters_;
    const host::Board shown = board() ? *board() : host::Board();
    take_chapters(read());
    // Whoever edits a page wants to see what has changed; a visitor stays where he reads.
    const auto changed =
        house_.options.preview.empty() ? std::nullopt : first_change(before, chapters_);
    if (changed) {
        chapter_ = changed->chapter;
        step_ = changed->step;
    }
    if (!changed && board() && live_ && same_board(*board(), shown))
        live_->retell(*board());
    else
        end_board();
    if (screen_) Screen::restyle(); // there may be more chapters than before, or fewer
}

BookScreen::Leaf BookVisit::leaf() const {
    return {&chapters_, chapter_, step_, way_on()};
}

const host::PageStep& BookVisit::here() const {
    return chapters_[chapter_].page.steps.at(step_);
}

const host::Board* BookVisit::board() const {
    return here().boards.empty() ? nullptr : &here().boards.front();
}

// Turning pages.

void BookVisit::open(std::size_t chapter, std::size_t step) {
    if (chapter != chapter_) house_.notes.reads(game_->manifest.id, chapters_[chapter].id);
    chapter_ = chapter;
    step_ = step;
    recital_.stop();
    end_board();
    if (!screen_) return;
    screen_->open(leaf());
    begin_board();
}

// What the way on leads to: the next step, then the game itself, or the next chapter.
std::string BookVisit::way_on() const {
    const Chapter& now = chapters_[chapter_];
    if (step_ + 1 < now.page.steps.size()) return words_.shell("book.next");
    if (in_game_) return words_.shell("book.back-to-game");
    if (now.id == "lesson" || now.id == "rules") return words_.shell("page.start");
    if (chapter_ + 1 < chapters_.size()) return words_.shell("book." + chapters_[chapter_ + 1].id);
    return {};
}

void BookVisit::go_on() {
    const Chapter& now = chapters_[chapter_];
    if (step_ + 1 < now.page.steps.size()) return open(chapter_, step_ + 1);
    if (in_game_) return back();
    if (now.id == "lesson" || now.id == "rules")
        wishes_.push_back(Begin{GameSetup(game_->manifest).header(), nullptr});
    else if (chapter_ + 1 < chapters_.size())
        open(chapter_ + 1, 0);
}

void BookVisit::press(const std::string& name) {
    if (name == "next") return go_on();
    if (name == "previous" && step_ > 0) return open(chapter_, step_ - 1);
    if (name == "again" && live_) return live_->again();
    if (name == "aloud") return recital_.on() ? recital_.stop() : read_aloud();
    if (name == "hurry") return recital_.skip();
    for (std::size_t i = 0; i < chapters_.size(); ++i)
        if (name == "chapter-" + chapters_[i].id && i != chapter_) return open(i, 0);
}

void BookVisit::handle(const Input& input) {
    if (!screen_) return;
    if (const auto name = screen_->handle(input)) press(*name);
}

std::vector<Target> BookVisit::targets() const {
    return screen_ ? screen_->targets() : std::vector<Target>();
}

std::optional<Wish> BookVisit::next() {
    if (wishes_.empty()) return std::nullopt;
    Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

// The voice.

bool BookVisit::has_voice() const {
    return house_.reader.available(house_.settings.language);
}

void BookVisit::read_aloud() {
    if (!has_voice() || !house_.settings.sound) return;
    recital_.begin(BookWords::passages(chapters_[chapter_].page, step_), house_.settings.language);
    // What the board says is heard from its beginning too.
    if (live_) live_->again();
}

void BookVisit::keep_voice_and_page_together() {
    recital_.advance();
    recital_.say(screen_->caption());
    const bool told = !board() || (live_ && live_->state() == LiveBoard::State::finished);
    if (told && !recital_.speaking()) recital_.stop();
    screen_->follow(
        {house_.settings.sound, recital_.on(), recital_.speaking(), recital_.passage()});
}

// The board.

void BookVisit::begin_board() {
    if (!board()) return screen_->show_board(nullptr, nullptr);
    const auto setup = host::setup_of(*board(), game_->manifest);
    if (!setup) return fail_board(std::to_string(board()->line) + ": " + setup.problem());
    screen_->hold_board();
    session_ = std::make_unique<Session>(
        *game_,
        Journal::begin({}, header_for(*game_, *board(), *setup, house_.settings.language),
                       house_.clock),
        house_.quarantine, house_.clock, house_.options.host.string());
}

void BookVisit::end_board() {
    if (screen_) screen_->hold_board();
    laid_ = false;
    live_.reset();
    session_.reset();
}

void BookVisit::fail_board(const std::string& problem) {
    spdlog::warn("{}:{}", chapters_[chapter_].file.string(), problem);
    end_board();
    if (screen_) screen_->show_board(nullptr, nullptr);
}

void BookVisit::take(const Report& report) {
    if (const auto* recovered = std::get_if<Recovered>(&report))
        house_.report.recovered(recovered->reason);
    const auto* ended = std::get_if<Ended>(&report);
    if (ended && !live_) return fail_board(std::to_string(board()->line) + ": " + ended->reason);
    const auto* started = std::get_if<Started>(&report);
    const bool first = started && !live_;
    if (first) {
        LiveBoard::Pace pace;
        pace.pause = house_.theme.pace.computer_pause;
        live_.emplace(*board(), *session_->parts(), session_->journal().header().seats,
                      house_.clock, pace);
    }
    if (!live_) return;
    live_->take(report);
    if (first) return order_art(started->position);
    if (screen_ && laid_) screen_->take(report);
}

void BookVisit::order_art(const Position& first) {
    TableArtOrder order =
        order_for(house_, around_, *game_, session_->journal().header(), *session_->parts(), first);
    const bool dice = !first.dice.empty() || first.actor == chance;
    if (dice && !dice_) {
        // Room for them below every board of this book from now on.
        dice_ = true;
        if (screen_) {
            screen_ = std::make_unique<BookScreen>(around_, words_, shelf_, *game_, layout());
            screen_->hold_board();
            screen_->open(leaf());
        }
    }
    order.needs.dice = dice_ ? 3 : 0;
    const BookLayout at = layout();
    order.lay_out = [at](const TableNeeds& needs, const Theme&) {
        return at.table(needs.board_aspect);
    };
    art_ = dice_ ? "dice" : "";
    for (const std::string& part : order.chosen) art_ += " " + part;
    if (arts_.count(art_)) return lay_board();
    house_.workshop.order(this, [this, order, key = art_](Easel& easel) -> Workshop::Handover {
        auto art = std::make_shared<const TableArt>(draw_table(order, easel));
        return [this, art, key] {
            log_problems(art->problems);
            arts_[key] = art;
            lay_board();
        };
    });
}

void BookVisit::lay_board() {
    const auto found = arts_.find(art_);
    if (!screen_ || !live_ || laid_) return;
    if (found == arts_.end()) return screen_->hold_board();
    laid_ = true;
    screen_->show_board(&*live_, found->second);
}

void BookVisit::proceed() {
    if (session_) session_->poll();
    if (session_ && session_->noticed_other_files()) house_.on_site.games_may_have_changed();
    while (session_) {
        const auto report = session_->next();
        if (!report) break;
        take(*report);
    }
    if (!screen_) return;
    screen_->advance();
    keep_voice_and_page_together();
    while (live_) {
        const auto intent = live_->next();
        if (!intent) break;
        carry(*intent);
    }
    if (live_ && live_->state() == LiveBoard::State::failed) fail_board(live_->problem());
}

void BookVisit::carry(const Intent& intent) {
    if (const auto* i = std::get_if<PlayAction>(&intent)) session_->play(i->action);
    if (const auto* i = std::get_if<TakeBack>(&intent)) session_->take_back(i->actions);
    if (const auto* i = std::get_if<AskWhy>(&intent)) session_->explain(i->from, i->to);
}

std::optional<Time> BookVisit::deadline() const {
    auto first = session_ ? session_->deadline() : std::nullopt;
    if (screen_)
        if (const auto next = screen_->deadline(); next && (!first || *next < *first)) first = next;
    return first;
}

} // namespace ludarium::shell

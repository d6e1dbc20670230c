#include "app/table_visit.hpp"

#include <algorithm>
#include <utility>

#include <spdlog/spdlog.h>

#include "app/table_order.hpp"

namespace ludarium::shell {

namespace {

constexpr unsigned master_level = 2; // apprentice, player, master
constexpr milliseconds hint_time{1200};
// Without a host: till the visitor is told, and till there is the choice of another game.
constexpr milliseconds soon{1000};
constexpr milliseconds patience{10'000};

} // namespace

GameHeader with_seats_moved(GameHeader header) {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < header.seats.size(); ++i)
        if (header.seats[i].kind != Seat::Kind::empty) taken.push_back(i);
    const auto before = header.seats;
    for (std::size_t i = 0; i < taken.size(); ++i)
        header.seats[taken[(i + 1) % taken.size()]] = before[taken[i]];
    return header;
}

TableVisit::TableVisit(House& house, const Surroundings& around, SharedGame game, Journal journal,
                       std::shared_ptr<const TableArt> art)
    : house_(house),
      around_(around),
      game_(std::move(game)),
      words_(house.strings, house.strings_of(game_), house.settings.language),
      shown_(house.settings),
      in_hand_(house.take_in_hand(*game_)),
      session_(*game_, std::move(journal), house.quarantine, house.clock,
               house.options.host.string()),
      art_(std::move(art)) {}

TableVisit::~TableVisit() {
    house_.workshop.forget_orders(this);
    house_.notes.leaves_table();
}

// Showing.

void TableVisit::appear() {
    visible_ = true;
    told_ = false;
    if (play_) return lay();
    if (!art_) curtain_ = std::make_unique<Curtain>(around_.scene, house_.theme, house_.type);
}

void TableVisit::vanish() {
    visible_ = false;
    if (screen_) kept_ = screen_->put_away();
    screen_.reset();
    curtain_.reset();
}

void TableVisit::restyle() {
    words_.language(house_.settings.language);
    session_.speak(house_.settings.language);
    const bool words_only = looks_alike(shown_, house_.settings);
    shown_ = house_.settings;
    if (!words_only) return Screen::restyle();
    if (screen_) screen_->relabel();
}

TablePlay::Seats TableVisit::seats() const {
    auto seats = header().seats;
    const unsigned levels = session_.parts()->ai_levels;
    for (Seat& seat : seats) {
        if (seat.kind != Seat::Kind::computer) continue;
        if (levels == 0)
            seat = {Seat::Kind::visitor, 0}; // a game without a computer player is played by people
        else
            seat.level = std::min(seat.level, levels - 1);
    }
    return seats;
}

void TableVisit::handle(const Input& input) {
    if (screen_) screen_->handle(input);
}

void TableVisit::back() {
    if (!screen_) return carry(Leave{false});
    screen_->back();
    // What it wants is carried out with the next turn of the loop.
}

std::vector<Target> TableVisit::targets() const {
    return screen_ ? screen_->targets() : std::vector<Target>();
}

std::optional<Wish> TableVisit::next() {
    if (wishes_.empty()) return std::nullopt;
    Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

void TableVisit::proceed() {
    session_.poll();
    while (auto report = session_.next()) take(*report);
    if (session_.host_pid() != noted_host_) {
        noted_host_ = session_.host_pid();
        if (noted_host_ > 0) house_.report.host(noted_host_);
    }
    if (session_.noticed_other_files()) house_.on_site.games_may_have_changed();
    if (!screen_) return wait_for_host();
    screen_->advance();
    while (const auto intent = screen_->next()) carry(*intent);
}

// There is no table yet, and the system has no host for it: the visitor is told, and after a while has
// the choice of another game. One that was begun before is waited for.
void TableVisit::wait_for_host() {
    if (!session_.waits_for()) return no_host_since_.reset();
    const Time now = house_.clock.now();
    if (!no_host_since_) no_host_since_ = now;
    if (now - *no_host_since_ >= soon && curtain_ && !std::exchange(told_, true))
        curtain_->say(words_.shell("kiosk.closed"));
    if (now - *no_host_since_ < patience || !session_.journal().actions().empty()) return;
    session_.close();
    wishes_.push_back(GoHome{});
}

void TableVisit::take(const Report& report) {
    if (const auto* recovered = std::get_if<Recovered>(&report)) {
        house_.report.recovered(recovered->reason);
    } else if (const auto* ended = std::get_if<Ended>(&report)) {
        house_.report.ended(ended->reason);
        house_.notes.game_fails();
        session_.close();
        wishes_.push_back(GoHome{});
    }
    if (std::holds_alternative<Chosen>(report)) note_thought();
    const auto* started = std::get_if<Started>(&report);
    if (started && !ordered_) house_.notes.begins(*game_, header(), seats());
    if (started) house_.notes.reaches(started->position);
    if (const auto* played = std::get_if<Played>(&report)) {
        resuming_.reset();
        house_.notes.reaches(played->position);
        announced_.clear();
        for (const Happening& h : played->happenings)
            if (h.kind == LUDARIUM_EVENT_ANNOUNCED) announced_.push_back(h.key);
    }
    if (screen_) return screen_->take(report);
    held_.push_back(report);
    if (!started || ordered_) return;
    ordered_ = true;
    play_.emplace(*session_.parts(), seats(), house_.clock, house_.theme.pace.computer_pause);
    if (art_)
        lay();
    else
        order_art(started->position);
}

void TableVisit::order_art(const Position& first) {
    const TableArtOrder order =
        order_for(house_, around_, *game_, header(), *session_.parts(), first);
    const Time ordered = house_.clock.now();
    house_.workshop.order(this, [this, order, ordered](Easel& easel) -> Workshop::Handover {
        auto art = std::make_shared<const TableArt>(draw_table(order, easel));
        return [this, art, ordered] {
            log_problems(art->problems);
            spdlog::info("table laid in {} ms", (house_.clock.now() - ordered).count());
            art_ = art;
            lay();
        };
    });
}

void TableVisit::lay() {
    if (!visible_ || !art_) return;
    TableArt art = *art_;
    // Letters may have changed since the pictures were made; the board is where it was.
    art.layout = lay_out_table(art.needs, house_.theme);
    screen_ = std::make_unique<TableScreen>(around_, words_, std::move(art), *play_, kept_);
    for (const Report& report : std::exchange(held_, {})) screen_->take(report);
    curtain_.reset();
}

void TableVisit::carry(const Intent& intent) {
    struct Carrier {
        TableVisit& visit;
        void operator()(const PlayAction& i) const { visit.session_.play(i.action); }
        void operator()(const ThrowDice&) const { visit.session_.throw_dice(); }
        void operator()(const TakeBack& i) const { visit.session_.take_back(i.actions); }
        void operator()(const AskWhy& i) const { visit.session_.explain(i.from, i.to); }
        void operator()(const AskHint&) const { visit.session_.hint(hint_time); }
        void operator()(const Think& i) const { visit.think(i.level); }
        void operator()(const StopThinking&) const { visit.session_.stop_thinking(); }
        void operator()(const StartAgain& i) const { visit.start_again(i); }
        void operator()(const OpenRules&) const { visit.open_rules(); }
        void operator()(const Leave& i) const {
            visit.session_.close();
            visit.wishes_.push_back(i.for_another ? Wish(GoHome{}) : Wish(GoBack{}));
        }
    };
    std::visit(Carrier{*this}, intent);
}

void TableVisit::think(unsigned level) {
    const KioskSettings& kiosk = house_.kiosk;
    const milliseconds limit = level < master_level ? kiosk.think : kiosk.master_thinks;
    session_.think(level, limit);
    house_.pace.longest_turn(); // counts from here on
    thinking_ = Thinking{level, limit, std::chrono::steady_clock::now()};
}

void TableVisit::note_thought() {
    if (!thinking_) return;
    const auto took = std::chrono::steady_clock::now() - thinking_->since;
    house_.report.thought({thinking_->level, house_.clock.in_the_world(thinking_->limit),
                           std::chrono::duration_cast<std::chrono::microseconds>(took),
                           house_.pace.longest_turn()});
    thinking_.reset();
}

void TableVisit::open_rules() {
    OpenBook wish{game_, "rules", {}};
    for (const std::string& key : announced_) wish.moments.push_back("after " + key);
    wish.moments.push_back("phase " + play_->position().phase);
    wishes_.push_back(std::move(wish));
}

void TableVisit::start_again(const StartAgain& wish) {
    session_.close();
    wishes_.push_back(Begin{wish.swap_sides ? with_seats_moved(header()) : header(), art_});
}

std::optional<Time> TableVisit::deadline() const {
    auto first = session_.deadline();
    if (screen_)
        if (const auto next = screen_->deadline(); next && (!first || *next < *first)) first = next;
    if (no_host_since_)
        for (const milliseconds step : {soon, patience})
            if (const Time then = *no_host_since_ + step;
                then > house_.clock.now() && (!first || then < *first))
                first = then;
    return first;
}

} // namespace ludarium::shell

#include "app/kiosk.hpp"

#include <algorithm>
#include <chrono>
#include <exception>

#include <unistd.h>

#include <SFML/Window/Event.hpp>
#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

// Where SFML's connection can't be waited on.
constexpr milliseconds tick{10};

// What one turn of the loop gives to hands; then painting, signals and the watchdog have theirs.
constexpr std::chrono::milliseconds answering{4};
constexpr int most_events = 200;

// A screen that is being plugged in tells of several sizes one after the other.
constexpr milliseconds settling{500};

// Reading all words and the theme again takes as long as several pictures.
constexpr milliseconds between_reloads{1000};
constexpr milliseconds longest_words_pause{300'000};

} // namespace

Kiosk::Kiosk(House& house, Signals& signals, Presence& presence)
    : house_(house),
      signals_(signals),
      window_(house.options.size, !house.options.preview.empty()),
      painter_(window_.sfml()),
      scene_(window_.size()),
      presence_(presence),
      visit_(house, scene_),
      screen_(window_.size()),
      watchdog_(house.clock),
      picture_watch_(house.options.state / "frozen-picture"),
      net_(house.clock),
      screen_loss_([&house] { house.hands.end(); }) {
    presence_.attend(window_.sfml().getSystemHandle(), house.options.glass_turned);
    if (house.options.kiosk) window_.sfml().setMouseCursorVisible(false);
    spdlog::info("window {}×{}, {}", scene_.size().width, scene_.size().height,
                 painter_.presenting() == Presenting::parts ? "drawing damaged parts"
                                                            : "drawing whole frames");
    if (!house.options.preview.empty()) notes_.emplace(STDIN_FILENO);
    visit_.begin();
}

int Kiosk::run() {
    for (;;) {
        try {
            if (const auto code = turn()) return *code;
            if (wait_for(descriptors(), house_.on_site.mounts(), deadline(), house_.clock))
                house_.on_site.mounts_have_changed();
        } catch (const std::exception& thrown) {
            if (!net_.catches(thrown.what())) return 3;
        }
    }
}

// One turn of the loop.

std::optional<int> Kiosk::turn() {
    house_.pace.turn_begins();
    paint();
    take_signals();
    take_presence();
    // After painting and before waiting: painting may have read events off the connection, and
    // those would not wake us.
    read_events();
    watch_panel();
    answer_input();
    ask_for_missing_words();
    if (reload_at_ && house_.clock.now() >= *reload_at_) reload();
    house_.workshop.poll();
    take_notes();
    take_changes_on_site();
    take_forgiven();
    visit_.proceed();
    if (ending_ || visit_.wants_to_end()) {
        house_.hands.end();
        spdlog::info("ended");
        return ending_ ? 0 : visit_.wants_to_end();
    }
    if (screen_has_another_size() && house_.clock.now() >= screen_settles_) {
        spdlog::info("the screen is now {}×{}", screen_.width, screen_.height);
        return anew;
    }
    if (picture_watch_.frozen(scene_.changed(), painter_.counters().frames,
                              std::chrono::steady_clock::now())) {
        spdlog::critical("nothing gets to the screen any more: the kiosk has to be started again");
        return 4;
    }
    // Whatever was done since may have read more off the connection.
    unread_ |= window_.overlooked();
    watchdog_.turned();
    house_.pace.turn_ends();
    return std::nullopt;
}

void Kiosk::take_signals() {
    const auto seen = signals_.poll();
    if (seen.report) house_.report.counters(painter_.counters(), house_.workshop.busy());
    if (seen.reload && !reload_at_)
        reload_at_ = last_reload_ + house_.clock.meanwhile(between_reloads);
    if (seen.end) ending_ = true;
}

// The workshop was away, or the machine too busy: a kiosk without words would stay one until somebody noticed.
void Kiosk::ask_for_missing_words() {
    if (!house_.words_missing || reload_at_) return;
    reload_at_ = house_.clock.now() + house_.clock.meanwhile(words_pause_);
    words_pause_ = std::min(2 * words_pause_, longest_words_pause);
}

void Kiosk::reload() {
    reload_at_.reset();
    visit_.reload();
    last_reload_ = house_.clock.now();
}

void Kiosk::read_events() {
    sf::Event event;
    int read = 0;
    do {
        while (read < most_events && window_.sfml().pollEvent(event)) {
            ++read;
            if (event.type == sf::Event::Closed && !house_.options.kiosk) ending_ = true;
            const auto input = pointer_.translate(event);
            if (input) hear(*input);
            if (event.type == sf::Event::LostFocus)
                for (const Input& lost : fingers_.let_go()) hear(lost);
        }
        unread_ |= read == most_events;
    } while (read < most_events && window_.overlooked());
}

void Kiosk::hear(const Input& input) {
    if (std::holds_alternative<Pressed>(input)) house_.panel.touched();
    if (!house_.panel.raves() || std::holds_alternative<KeyPressed>(input)) inbox_.put(input);
}

void Kiosk::watch_panel() {
    const auto news = house_.panel.watch();
    if (news == Panel::News::none) return;
    house_.report.panel(house_.panel.raves());
    if (news == Panel::News::calm) {
        spdlog::info("the touch panel is calm again, and believed");
        return;
    }
    spdlog::warn("the touch panel reports more touches than hands can make: they are ignored until "
                 "it is calm");
    inbox_.forget_touches();
    for (const Input& lost : fingers_.let_go()) visit_.handle(lost);
    visit_.handle(Lost{});
}

// At least one, however long the one before took.
void Kiosk::answer_input() {
    const auto until = std::chrono::steady_clock::now() + answering;
    do {
        const auto input = inbox_.take();
        if (!input) return;
        if (const auto* press = std::get_if<Pressed>(&*input)) finger_ = press->at;
        if (const auto* move = std::get_if<Moved>(&*input)) finger_ = move->at;
        visit_.handle(*input);
    } while (std::chrono::steady_clock::now() < until);
}

void Kiosk::take_presence() {
    const auto seen = presence_.poll();
    unread_ = seen.more;
    // What a raving panel reports is nobody.
    if (seen.key || (seen.hand && !house_.panel.raves())) visit_.somebody();
    if (early_ && seen.pressed) visit_.touched_unseen();
    early_ &= seen.more;
    for (const Touch& touch : seen.touches)
        for (const Input& input : fingers_.take(touch)) hear(input);
    for (const Box& box : seen.uncovered) painter_.show_again(box);
    if (!seen.screen) return;
    screen_ = *seen.screen;
    screen_settles_ = house_.clock.now() + house_.clock.meanwhile(settling);
}

// A window of a size that somebody has asked for is left alone.
bool Kiosk::screen_has_another_size() const {
    return !house_.options.size && screen_ != scene_.size();
}

Time Kiosk::next_paint() const {
    return last_paint_ + house_.clock.meanwhile(Motion::frame_time);
}

void Kiosk::take_notes() {
    if (!notes_) return;
    for (const auto& note : notes_->poll()) {
        if (note.reread) visit_.reload();
        visit_.remark(note.remarks);
    }
    // The window goes with the command that opened it.
    if (notes_->descriptor() < 0) ending_ = true;
}

void Kiosk::take_changes_on_site() {
    const auto news = house_.on_site.poll();
    if (news.games) {
        house_.find_games_anew();
        visit_.games_changed();
        house_.report.games(house_.installed);
    }
    if (news.developer_mode) {
        visit_.developer_mode_changed();
        house_.report.developer_mode(house_.on_site.developer_mode());
    }
}

// Things that the kiosk crashed over are tried again.
void Kiosk::take_forgiven() {
    const bool safe_mode = house_.crashes.safe_mode();
    if (!house_.crashes.proceed()) return;
    if (safe_mode && !house_.crashes.safe_mode()) house_.tell_safe_mode();
    visit_.games_changed();
}

// No more often than the eye sees: a mouse reports up to 1000 movements a second.
bool Kiosk::due_to_paint() const {
    return scene_.changed() && house_.clock.now() >= next_paint();
}

void Kiosk::paint() {
    if (!due_to_paint()) return;
    last_paint_ = house_.clock.now();
    painter_.paint(scene_, finger_);
    visit_.painted();
    watchdog_.ready();
    if (first_picture_told_) return;
    if (visit_.ready()) {
        first_picture_told_ = true;
        house_.report.first_picture(scene_.size(), painter_.presenting() == Presenting::parts);
    } else if (curtain_pictures_++ == 0) {
        house_.report.curtain();
    }
}

std::vector<int> Kiosk::descriptors() const {
    auto all = house_.on_site.descriptors();
    all.insert(all.end(),
               {signals_.descriptor(), signals_.end_descriptor(), window_.connection(),
                presence_.descriptor(), house_.workshop.descriptor(), house_.reader.descriptor(),
                visit_.descriptor(), notes_ ? notes_->descriptor() : -1});
    return all;
}

std::optional<Time> Kiosk::deadline() const {
    std::optional<Time> first = visit_.deadline();
    const auto soonest = [&first](Time t) {
        if (!first || t < *first) first = t;
    };
    if (scene_.changed()) soonest(next_paint());
    if (unread_ || !inbox_.empty()) soonest(house_.clock.now());
    if (reload_at_) soonest(*reload_at_);
    if (screen_has_another_size()) soonest(screen_settles_);
    if (const auto due = house_.panel.deadline()) soonest(*due);
    if (window_.connection() < 0) soonest(house_.clock.now() + tick);
    if (const auto due = watchdog_.deadline()) soonest(*due);
    if (const auto due = house_.on_site.deadline()) soonest(*due);
    if (const auto due = house_.crashes.deadline()) soonest(*due);
    return first;
}

} // namespace ludarium::shell

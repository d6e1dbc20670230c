#include "app/attract_visit.hpp"

#include <cmath>
#include <utility>

#include <spdlog/spdlog.h>

#include "app/table_order.hpp"

namespace ludarium::shell {

namespace {

constexpr unsigned level = 1;
constexpr milliseconds think_time{700};
// Slower than against a visitor: whoever passes by has to see what happened.
constexpr milliseconds pause{1100};
// The end of a game stays in sight for a moment.
constexpr milliseconds end_time{5000};
constexpr milliseconds drift_time{60'000};
// Without a host.
constexpr milliseconds patience{5000};

GameHeader all_computers(const InstalledGame& game, std::uint64_t seed) {
    GameHeader header;
    header.game = game.manifest.id;
    header.version = game.manifest.version;
    header.seed = seed;
    if (!game.manifest.modes.empty())
        header.choices = game.manifest.modes.front().choices;
    else
        for (const auto& option : game.manifest.options)
            header.choices.push_back(option.default_choice);
    const std::size_t seats = std::min<std::size_t>(
        {game.manifest.max_seats, game.manifest.players.size(), header.seats.size()});
    for (std::size_t i = 0; i < seats; ++i) header.seats[i] = {Seat::Kind::computer, level};
    return header;
}

} // namespace

struct AttractVisit::Demonstration {
    Demonstration(House& house, SharedGame g, Words w)
        : game(std::move(g)),
          words(std::move(w)),
          in_hand(house.take_in_hand(*game)),
          session(*game,
                  Journal::begin(
                      {},
                      all_computers(*game, static_cast<std::uint64_t>(
                                               house.clock.now().time_since_epoch().count())),
                      house.clock),
                  house.quarantine, house.clock, house.options.host.string()) {}

    SharedGame game;
    Words words;
    InHand in_hand;
    Session session;
    std::optional<TablePlay> play;
    std::deque<Report> held; // until the table is laid
    std::optional<Time> over_at;
    bool failed = false;
};

AttractVisit::AttractVisit(House& house, const Surroundings& around, Shelf& shelf)
    : house_(house), around_(around), shelf_(shelf) {}

AttractVisit::~AttractVisit() {
    vanish();
}

void AttractVisit::appear() {
    curtain_ = std::make_unique<Curtain>(around_.scene, house_.theme, house_.type);
    next_drift_ = house_.clock.now() + drift_time;
    next_game();
}

void AttractVisit::vanish() {
    house_.workshop.forget_orders(this);
    around_.scene.shift(0, 0);
    screen_.reset();
    shown_.reset();
    playing_.reset();
    curtain_.reset();
}

void AttractVisit::next_game() {
    const auto games = shelf_.games();
    if (games.empty()) return;
    const SharedGame& game = games[turn_++ % games.size()];
    if (screen_) shown_ = std::move(playing_);
    playing_ = std::make_unique<Demonstration>(house_, game, shelf_.words(game));
}

void AttractVisit::handle(const Input& input) {
    if (std::holds_alternative<Pressed>(input) || std::holds_alternative<KeyPressed>(input))
        entered_ = true;
}

std::optional<Wish> AttractVisit::next() {
    if (!std::exchange(entered_, false)) return std::nullopt;
    return Enter{};
}

// The game.

void AttractVisit::proceed() {
    if (!playing_) return;
    playing_->session.poll();
    while (auto report = playing_->session.next()) take(*report);
    const bool laid = screen_ && !shown_;
    if (screen_) screen_->advance();
    if (laid)
        while (const auto intent = playing_->play->next()) carry(*intent);
    const Time now = house_.clock.now();
    if (now >= next_drift_) drift();
    if (playing_->session.noticed_other_files()) house_.on_site.games_may_have_changed();
    if (playing_->failed || no_host_for_long()) return try_another();
    if (laid && playing_->over_at && now >= *playing_->over_at && screen_->settled()) {
        back_off_.reset();
        next_game();
    }
}

// What keeps this game from playing may not keep the next one.
bool AttractVisit::no_host_for_long() {
    if (!playing_->session.waits_for()) {
        no_host_since_.reset();
        return false;
    }
    const Time now = house_.clock.now();
    if (!no_host_since_) no_host_since_ = now;
    return now - *no_host_since_ >= patience;
}

// Later and later, as long as none gets to its end.
void AttractVisit::try_another() {
    const Time now = house_.clock.now();
    if (!next_try_) next_try_ = now + house_.clock.meanwhile(back_off_.next());
    if (now < *next_try_) return;
    next_try_.reset();
    no_host_since_.reset();
    next_game();
}

void AttractVisit::take(const Report& report) {
    Demonstration& d = *playing_;
    if (const auto* recovered = std::get_if<Recovered>(&report))
        house_.report.recovered(recovered->reason);
    if (std::holds_alternative<Ended>(report)) d.failed = true;
    if (const auto* played = std::get_if<Played>(&report))
        if (played->position.ending) d.over_at = house_.clock.now() + end_time;
    if (screen_ && !shown_ && d.play) return screen_->take(report);
    d.held.push_back(report);
    const auto* started = std::get_if<Started>(&report);
    if (!started || d.play) return;
    if (d.session.parts()->ai_levels == 0) {
        d.failed = true; // nobody can play it by themselves
        return;
    }
    d.play.emplace(*d.session.parts(), d.session.journal().header().seats, house_.clock, pause);
    const auto order = order_for(house_, around_, *d.game, d.session.journal().header(),
                                 *d.session.parts(), started->position);
    house_.workshop.order(this, [this, order](Easel& easel) -> Workshop::Handover {
        auto art = std::make_shared<const TableArt>(draw_table(order, easel));
        return [this, art] {
            log_problems(art->problems);
            lay(*art);
        };
    });
}

void AttractVisit::lay(const TableArt& art) {
    screen_.reset();
    shown_.reset();
    screen_ =
        std::make_unique<AttractScreen>(around_, shelf_, playing_->words, art, *playing_->play);
    playing_->over_at = house_.clock.now() + house_.kiosk.attract_game;
    for (const Report& report : std::exchange(playing_->held, {})) screen_->take(report);
    curtain_.reset();
    house_.report.attract(playing_->game->manifest.id);
}

void AttractVisit::carry(const Intent& intent) {
    Session& session = playing_->session;
    if (const auto* i = std::get_if<PlayAction>(&intent)) session.play(i->action);
    if (std::holds_alternative<ThrowDice>(intent)) session.throw_dice();
    if (const auto* i = std::get_if<Think>(&intent)) session.think(i->level, think_time);
}

// A slow walk on a figure that comes back to each place only after hours.
void AttractVisit::drift() {
    next_drift_ = house_.clock.now() + drift_time;
    ++drifts_;
    const auto at = [this](double turns) {
        return static_cast<int>(std::lround(AttractScreen::drift * std::sin(drifts_ * turns)));
    };
    around_.scene.shift(at(0.7), at(1.1));
}

int AttractVisit::descriptor() const {
    return playing_ ? playing_->session.descriptor() : -1;
}

std::optional<Time> AttractVisit::deadline() const {
    if (!playing_) return std::nullopt;
    Time first = next_drift_;
    const auto soonest = [&first](std::optional<Time> t) {
        if (t && *t < first) first = *t;
    };
    soonest(playing_->session.deadline());
    soonest(next_try_);
    if (no_host_since_ && !next_try_) soonest(*no_host_since_ + patience);
    if (screen_) soonest(screen_->deadline());
    if (screen_ && !shown_) soonest(playing_->over_at);
    return first;
}

} // namespace ludarium::shell

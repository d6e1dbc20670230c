#include "app/kiosk.hpp"

#include <random>

#include <SFML/Window/Event.hpp>
#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

// 90 s in play and the 25 s of the question "Still there?": after that a visitor has left, and the
// next one should not find the rest of somebody else's game.
constexpr milliseconds resumable_for{115'000};
// The computer's level until the visitor chooses: the middle one.
constexpr unsigned usual_level = 1;
// Where SFML's connection can't be waited on.
constexpr milliseconds tick{10};

} // namespace

Kiosk::Kiosk(House& house, Signals& signals, ScreenConnection connection)
    : house_(house),
      signals_(signals),
      window_(house.options.size),
      painter_(window_.sfml()),
      scene_(window_.size()),
      presence_(std::move(connection), window_.sfml().getSystemHandle()) {
    if (house.options.kiosk) window_.sfml().setMouseCursorVisible(false);
    spdlog::info("window {}×{}, {}", scene_.size().width, scene_.size().height,
                 painter_.presenting() == Presenting::parts ? "drawing damaged parts"
                                                            : "drawing whole frames");
    open_first_table();
}

int Kiosk::run() {
    for (;;) {
        paint();
        take_signals();
        take_presence();
        // After painting and before waiting: painting may have read events off the connection, and
        // those would not wake us.
        take_input();
        house_.workshop.poll();
        move_on();
        if (ending_) break;
        wait_for({signals_.descriptor(), window_.connection(), presence_.descriptor(),
                  house_.workshop.descriptor(), visit_ ? visit_->descriptor() : -1},
                 deadline(), house_.clock.now());
    }
    spdlog::info("ended");
    return 0;
}

// Games.

std::uint64_t Kiosk::new_seed() const {
    if (house_.options.seed) return *house_.options.seed;
    std::random_device random;
    return static_cast<std::uint64_t>(random()) << 32 | random();
}

GameHeader Kiosk::header_for(const InstalledGame& game) const {
    GameHeader header;
    header.game = game.manifest.id;
    header.version = game.manifest.version;
    header.seed = new_seed();
    header.language = house_.language;
    if (!game.manifest.modes.empty())
        header.choices = game.manifest.modes.front().choices;
    else
        for (const auto& option : game.manifest.options)
            header.choices.push_back(option.default_choice);
    const std::size_t players =
        std::clamp<std::size_t>(game.manifest.min_seats, 1, game.manifest.players.size());
    for (std::size_t i = 0; i < std::min(players, header.seats.size()); ++i)
        header.seats[i] =
            i == 0 ? Seat{Seat::Kind::visitor, 0} : Seat{Seat::Kind::computer, usual_level};
    return header;
}

void Kiosk::open_first_table() {
    if (resume()) return;
    if (const InstalledGame* game = house_.playable(house_.options.game)) return open_table(*game);
    if (const InstalledGame* game = house_.playable("")) return open_table(*game);
    visit_.reset();
    curtain_ = std::make_unique<Curtain>(scene_, house_.theme, house_.type);
    const Strings no_game;
    curtain_->say(Words(house_.strings, no_game, house_.language).shell("kiosk.closed"));
    spdlog::error("there is no game to play in {}", house_.options.games.string());
}

bool Kiosk::resume() {
    std::error_code failed;
    if (!std::filesystem::exists(house_.journal_file(), failed)) return false;
    auto read = Journal::resume(house_.journal_file(), house_.clock);
    if (const auto* problem = std::get_if<Journal::Unreadable>(&read)) {
        spdlog::warn("{}: {}", house_.journal_file().string(), problem->reason);
        return false;
    }
    auto& journal = std::get<Journal>(read);
    const InstalledGame* game = house_.playable(journal.header().game);
    const bool fresh =
        journal.this_boot() && house_.clock.now() - journal.last_written() < resumable_for;
    if (!fresh || !game || game->manifest.version != journal.header().version) return false;
    spdlog::info("game {} goes on after {} actions", journal.header().game,
                 journal.actions().size());
    house_.report.resumed(journal.actions().size());
    house_.language = journal.header().language;
    visit_ = std::make_unique<TableVisit>(house_, scene_, *game, std::move(journal));
    return true;
}

void Kiosk::open_table(const InstalledGame& game) {
    spdlog::info("game {} {} begins", game.manifest.id, game.manifest.version);
    visit_.reset();
    visit_ = std::make_unique<TableVisit>(
        house_, scene_, game,
        Journal::begin(house_.journal_file(), header_for(game), house_.clock));
}

void Kiosk::start_again(const StartAgain& wish) {
    GameHeader header = visit_->header();
    header.seed = new_seed();
    header.language = house_.language;
    if (wish.swap_sides) {
        // Everybody moves one seat on; with two players that swaps them.
        std::vector<std::size_t> taken;
        for (std::size_t i = 0; i < header.seats.size(); ++i)
            if (header.seats[i].kind != Seat::Kind::empty) taken.push_back(i);
        const auto before = header.seats;
        for (std::size_t i = 0; i < taken.size(); ++i)
            header.seats[taken[(i + 1) % taken.size()]] = before[taken[i]];
    }
    const InstalledGame game = visit_->game();
    auto art = visit_->art();
    visit_->close();
    visit_.reset();
    visit_ = std::make_unique<TableVisit>(
        house_, scene_, game, Journal::begin(house_.journal_file(), header, house_.clock),
        std::move(art));
}

// One turn of the loop.

void Kiosk::take_signals() {
    const auto seen = signals_.poll();
    if (seen.report) house_.report.counters(painter_.counters());
    if (seen.end) ending_ = true;
}

void Kiosk::take_input() {
    sf::Event event;
    while (window_.sfml().pollEvent(event)) {
        if (event.type == sf::Event::Closed && !house_.options.kiosk) ending_ = true;
        if (const auto input = pointer_.translate(event)) {
            last_activity_ = house_.clock.now();
            if (visit_) visit_->handle(*input);
        }
    }
}

void Kiosk::take_presence() {
    const auto seen = presence_.poll();
    if (seen.somebody) last_activity_ = house_.clock.now();
    for (const Box& box : seen.uncovered) painter_.show_again(box);
}

void Kiosk::move_on() {
    if (!visit_) return;
    visit_->proceed();
    if (visit_->ended()) {
        visit_->close();
        open_first_table();
    } else if (const auto wish = visit_->start_again()) {
        start_again(*wish);
    }
}

// No more often than the eye sees: a mouse reports up to 1000 movements a second.
bool Kiosk::due_to_paint() const {
    return scene_.changed() && house_.clock.now() >= last_paint_ + Motion::frame_time;
}

void Kiosk::paint() {
    if (!due_to_paint()) return;
    last_paint_ = house_.clock.now();
    painter_.paint(scene_);
    if (first_picture_told_) return;
    if (visit_ && visit_->laid()) {
        first_picture_told_ = true;
        house_.report.first_picture(scene_.size(), painter_.presenting() == Presenting::parts);
    } else if (curtain_pictures_++ == 0) {
        house_.report.curtain();
    }
}

std::optional<Time> Kiosk::deadline() const {
    std::optional<Time> first = visit_ ? visit_->deadline() : std::nullopt;
    const auto soonest = [&first](Time t) {
        if (!first || t < *first) first = t;
    };
    if (scene_.changed()) soonest(last_paint_ + Motion::frame_time);
    if (window_.connection() < 0) soonest(house_.clock.now() + tick);
    return first;
}

} // namespace ludarium::shell

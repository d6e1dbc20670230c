#include "app/table_visit.hpp"

#include <algorithm>

#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

// Long enough for a good move, short enough not to lose a visitor.
constexpr milliseconds think_time{1500};
constexpr milliseconds hint_time{1200};

Strings read_strings(const InstalledGame& game) {
    std::vector<std::string> problems;
    Strings strings = Strings::read(game.content(), problems);
    log_problems(problems);
    return strings;
}

// "<option>-<choice>" of what is played, as the board's drawing names it.
std::vector<std::string> chosen_parts(const host::Manifest& manifest, const GameHeader& header) {
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < manifest.options.size(); ++i) {
        const auto& option = manifest.options[i];
        const std::size_t choice =
            i < header.choices.size() ? header.choices[i] : option.default_choice;
        if (choice < option.choices.size())
            chosen.push_back(option.id + "-" + option.choices[choice]);
    }
    return chosen;
}

} // namespace

TableVisit::TableVisit(House& house, Scene& scene, InstalledGame game, Journal journal,
                       std::optional<TableArt> art)
    : house_(house),
      scene_(scene),
      game_(std::move(game)),
      strings_(read_strings(game_)),
      words_(house.strings, strings_, house.language),
      session_(game_, std::move(journal), house.quarantine, house.clock,
               house.options.host.string()),
      art_(std::move(art)) {
    if (!art_) curtain_ = std::make_unique<Curtain>(scene, house.theme, house.type);
}

TableVisit::~TableVisit() {
    house_.workshop.forget_orders();
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

void TableVisit::proceed() {
    session_.poll();
    while (auto report = session_.next()) take(*report);
    if (session_.host_pid() != noted_host_) {
        noted_host_ = session_.host_pid();
        if (noted_host_ > 0) house_.report.host(noted_host_);
    }
    if (!screen_) return;
    screen_->advance();
    while (const auto intent = screen_->next()) carry(*intent);
}

void TableVisit::take(const Report& report) {
    if (const auto* recovered = std::get_if<Recovered>(&report)) {
        house_.report.recovered(recovered->reason);
    } else if (const auto* ended = std::get_if<Ended>(&report)) {
        ended_ = true;
        house_.report.ended(ended->reason);
    }
    if (screen_) return screen_->take(report);
    held_.push_back(report);
    const auto* started = std::get_if<Started>(&report);
    if (!started || ordered_) return;
    if (art_)
        lay(*art_);
    else
        order_art(started->position);
}

void TableVisit::order_art(const Position& first) {
    ordered_ = true;
    TableArtOrder order;
    order.game_content = game_.content();
    order.theme_folder = house_.options.theme_folder();
    order.parts = *session_.parts();
    order.chosen = chosen_parts(game_.manifest, header());
    order.theme = house_.theme;
    order.needs.screen = scene_.size();
    order.needs.players = static_cast<unsigned>(seated(header().seats).size());
    // A first throw may be with a single die where later ones are with three.
    if (!first.dice.empty())
        order.needs.dice = std::max(3u, static_cast<unsigned>(first.dice.size()));
    order.needs.languages = static_cast<unsigned>(house_.strings.languages().size());
    order.needs.least_target = fingertip(scene_.size(), house_.options.diagonal);
    const Time ordered = house_.clock.now();
    house_.workshop.order([this, order, ordered](const PictureCache& cache) -> Workshop::Handover {
        auto art = std::make_shared<TableArt>(draw_table(order, cache));
        return [this, art, ordered] {
            log_problems(art->problems);
            spdlog::info("table laid in {} ms", (house_.clock.now() - ordered).count());
            lay(*art);
        };
    });
}

void TableVisit::lay(const TableArt& art) {
    ordered_ = true;
    art_ = art;
    const TableScreen::Surroundings around{scene_,      house_.clock, house_.theme,
                                           house_.type, words_,       house_.report};
    screen_ = std::make_unique<TableScreen>(around, art, *session_.parts(), seats(),
                                            fingertip(scene_.size(), house_.options.diagonal));
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
        void operator()(const Think& i) const { visit.session_.think(i.level, think_time); }
        void operator()(const StopThinking&) const { visit.session_.stop_thinking(); }
        void operator()(const StartAgain& i) const { visit.start_again_ = i; }
        void operator()(const Speak& i) const {
            visit.house_.language = i.language;
            visit.words_.language(i.language);
            visit.session_.speak(i.language);
            visit.screen_->relabel();
            visit.house_.report.language(i.language);
        }
    };
    std::visit(Carrier{*this}, intent);
}

std::optional<Time> TableVisit::deadline() const {
    auto first = session_.deadline();
    if (screen_)
        if (const auto next = screen_->deadline(); next && (!first || *next < *first)) first = next;
    return first;
}

} // namespace ludarium::shell

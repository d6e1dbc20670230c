#include "app/visit.hpp"

#include <random>

#include <spdlog/spdlog.h>

#include "app/table_visit.hpp"
#include "screens/game_page.hpp"
#include "screens/home_screen.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// 90 s in play and the 25 s of the question "Still there?": after that a visitor has left, and the
// next one should not find the rest of somebody else's game.
constexpr milliseconds resumable_for{115'000};

// From the machine's randomness, unless tests want the same game again.
std::uint64_t new_seed(const std::optional<std::uint64_t>& wanted) {
    if (wanted) return *wanted;
    std::random_device random;
    return static_cast<std::uint64_t>(random()) << 32 | random();
}

} // namespace

Visit::Visit(House& house, Scene& scene)
    : house_(house),
      around_{scene,
              house.clock,
              house.theme,
              house.type,
              house.icons,
              house.report,
              fingertip(scene.size(), house.options.diagonal)},
      words_(house.strings, no_game_, house.settings.language),
      shelf_(house),
      rail_(around_, words_),
      focus_(around_) {}

void Visit::begin() {
    if (resume()) return;
    if (shelf_.games().empty()) return say_closed();
    open_home();
    const std::string& wanted = house_.options.game;
    if (wanted.empty()) return;
    if (const InstalledGame* game = house_.playable(wanted)) {
        open_page(wanted);
        begin_game({GameSetup(game->manifest).header(), nullptr});
    } else {
        spdlog::warn("there is no game {} to play", wanted);
    }
}

void Visit::open_home() {
    clear();
    if (shelf_.games().empty()) return say_closed();
    push(std::make_unique<HomeScreen>(around_, words_, shelf_));
}

void Visit::open_page(const std::string& id) {
    if (const InstalledGame* game = house_.playable(id))
        push(std::make_unique<GamePage>(around_, *game, shelf_));
    else
        open_home();
}

void Visit::go_back() {
    if (stack_.size() < 2) return;
    pop();
    top().appear();
    show_rail();
    house_.report.screen(top().name());
}

bool Visit::resume() {
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
    VisitorSettings settings = house_.settings;
    settings.language = journal.header().language;
    prefer(settings);
    open_home();
    open_page(game->manifest.id);
    push(std::make_unique<TableVisit>(house_, around_, *game, std::move(journal)));
    return true;
}

void Visit::begin_game(const Begin& wish) {
    const InstalledGame* game = house_.playable(wish.header.game);
    if (!game) return open_home();
    spdlog::info("game {} {} begins", game->manifest.id, game->manifest.version);
    GameHeader header = wish.header;
    header.seed = new_seed(house_.options.seed);
    header.language = house_.settings.language;
    if (!stack_.empty() && top().in_play()) pop();
    push(std::make_unique<TableVisit>(house_, around_, *game,
                                      Journal::begin(house_.journal_file(), header, house_.clock),
                                      wish.art));
}

void Visit::say_closed() {
    clear();
    rail_.hide();
    closed_ = std::make_unique<Curtain>(around_.scene, house_.theme, house_.type);
    closed_->say(words_.shell("kiosk.closed"));
    spdlog::error("there is no game to play in {}", house_.options.games.string());
}

// The stack.

void Visit::push(std::unique_ptr<Screen> screen) {
    if (!stack_.empty()) top().vanish();
    stack_.push_back(std::move(screen));
    top().appear();
    show_rail();
    house_.report.screen(top().name());
}

void Visit::pop() {
    top().vanish();
    stack_.pop_back();
}

void Visit::clear() {
    while (!stack_.empty()) pop();
}

void Visit::show_rail() {
    if (top().with_rail())
        rail_.show(house_.settings, stack_.size() > 1);
    else
        rail_.hide();
}

// The hand and the keys.

std::vector<Target> Visit::targets() const {
    auto all = stack_.back()->targets();
    const auto around = rail_.targets();
    all.insert(all.end(), around.begin(), around.end());
    return all;
}

void Visit::press_key(Key key) {
    if (key == Key::back) return top().back();
    if (key != Key::confirm) return focus_.move(key, targets());
    if (const auto at = focus_.at()) {
        handle(Pressed{*at});
        handle(Released{*at});
    } else {
        focus_.move(key, targets());
    }
}

void Visit::handle(const Input& input) {
    if (stack_.empty()) return;
    if (const auto* key = std::get_if<KeyPressed>(&input)) return press_key(key->key);
    if (const auto* press = std::get_if<Pressed>(&input)) on_rail_ = rail_.covers(press->at);
    if (!on_rail_) return top().handle(input);
    const auto asked = rail_.handle(input);
    if (asked.back) top().back();
    if (asked.settings) prefer(*asked.settings);
}

// Wishes.

void Visit::prefer(const VisitorSettings& settings) {
    const bool other_language = settings.language != house_.settings.language;
    house_.prefer(settings);
    words_.language(settings.language);
    if (!stack_.empty()) {
        top().restyle();
        show_rail();
    }
    if (other_language) house_.report.language(settings.language);
}

void Visit::carry(const Wish& wish) {
    struct Carrier {
        Visit& visit;
        void operator()(const Enter&) const { visit.open_home(); }
        void operator()(const OpenPage& w) const { visit.open_page(w.game); }
        void operator()(const Begin& w) const { visit.begin_game(w); }
        void operator()(const GoBack&) const { visit.go_back(); }
        void operator()(const GoHome&) const { visit.open_home(); }
        void operator()(const Prefer& w) const { visit.prefer(w.settings); }
    };
    std::visit(Carrier{*this}, wish);
}

// Time.

void Visit::proceed() {
    if (stack_.empty()) return;
    top().proceed();
    while (!stack_.empty()) {
        const auto wish = top().next();
        if (!wish) break;
        carry(*wish);
    }
    if (!stack_.empty()) focus_.follow(targets());
}

int Visit::descriptor() const {
    return stack_.empty() ? -1 : stack_.back()->descriptor();
}

std::optional<Time> Visit::deadline() const {
    return stack_.empty() ? std::nullopt : stack_.back()->deadline();
}

} // namespace ludarium::shell

#include "app/visit.hpp"

#include <spdlog/spdlog.h>

#include "app/new_game.hpp"
#include "app/table_visit.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// 90 s in play and the 25 s of the question "Still there?": after that a visitor has left, and the
// next one should not find the rest of somebody else's game.
constexpr milliseconds resumable_for{115'000};

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
      rail_(around_, words_),
      focus_(around_) {}

void Visit::begin() {
    if (resume()) return;
    const InstalledGame* game = house_.playable(house_.options.game);
    if (!game) game = house_.playable("");
    if (!game) return say_closed();
    begin_game({usual_game(*game), nullptr});
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
    push(std::make_unique<TableVisit>(house_, around_, *game, std::move(journal)));
    return true;
}

void Visit::begin_game(const Begin& wish) {
    const InstalledGame* game = house_.playable(wish.header.game);
    if (!game) return begin();
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
    if (const auto* begin_it = std::get_if<Begin>(&wish)) return begin_game(*begin_it);
    clear();
    begin();
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

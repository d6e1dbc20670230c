#include "app/visit.hpp"

#include <algorithm>
#include <random>

#include <spdlog/spdlog.h>

#include "app/attract_visit.hpp"
#include "app/book_visit.hpp"
#include "app/table_visit.hpp"
#include "screens/game_page.hpp"
#include "screens/home_screen.hpp"
#include "screens/screen_unit.hpp"
#include "sound/device.hpp"

namespace ludarium::shell {

namespace {

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
              fingertip(scene.size(), house.diagonal())},
      words_(house.strings, no_game_, house.settings.language),
      shelf_(house),
      rail_(around_, words_),
      focus_(around_),
      staff_(house, around_, shelf_, [this] { take_settings(); }),
      idle_(house, around_, words_),
      hours_(house, scene) {
    look_for_loudspeaker();
}

Visit::~Visit() {
    house_.notes.leaves(VisitEnd::staff);
}

void Visit::begin() {
    if (!house_.options.preview.empty()) return open_preview();
    if (ask_turn() || begin_course()) return;
    if (resume()) return;
    if (shelf_.games().empty()) return say_closed();
    const std::string& wanted = house_.options.game;
    if (wanted.empty()) return open_attract();
    if (const SharedGame game = house_.playable(wanted)) {
        lay_way_to(game);
        begin_game({GameSetup(game->manifest).header(), nullptr});
    } else {
        spdlog::warn("there is no game {} to play", wanted);
        open_home();
    }
}

// Where a visitor would be who has opened this chapter.
void Visit::open_preview() {
    open_home();
    open_page(house_.options.game);
    open_book({house_.playable(house_.options.game), house_.options.preview, {}});
}

// Home and the game's page, to go back to. They are drawn when somebody does, so that the table is
// not kept waiting.
void Visit::lay_way_to(const SharedGame& game) {
    clear();
    stack_.push_back(std::make_unique<HomeScreen>(around_, words_, shelf_));
    stack_.push_back(std::make_unique<GamePage>(around_, game, shelf_));
}

// Not in the middle of a visit: the rail has a button more where there is something to hear with.
void Visit::look_for_loudspeaker() {
    around_.loudspeaker = sound_device_exists() ? &house_.loudspeaker : nullptr;
}

// Everything as the next visitor should find it.
void Visit::open_attract() {
    clear();
    idle_.take_back();
    focus_.hide();
    look_for_loudspeaker();
    house_.prefer(house_.defaults());
    words_.language(house_.settings.language);
    std::error_code gone;
    std::filesystem::remove(house_.journal_file(), gone);
    if (shelf_.games().empty()) return say_closed();
    push(std::make_unique<AttractVisit>(house_, around_, shelf_));
}

void Visit::open_home() {
    clear();
    if (shelf_.games().empty()) return say_closed();
    push(std::make_unique<HomeScreen>(around_, words_, shelf_));
}

void Visit::open_page(const std::string& id) {
    if (const SharedGame game = house_.playable(id))
        push(std::make_unique<GamePage>(around_, game, shelf_));
    else
        open_home();
}

void Visit::open_book(const OpenBook& wish) {
    if (!wish.game) return open_home();
    auto book =
        std::make_unique<BookVisit>(house_, around_, shelf_, wish.game, wish, top().in_play());
    if (!book->empty()) push(std::move(book));
}

void Visit::go_back() {
    if (stack_.size() < 2) return;
    pop();
    show_top();
}

void Visit::begin_game(const Begin& wish) {
    const SharedGame game = house_.playable(wish.header.game);
    if (!game) return open_home();
    spdlog::info("game {} {} begins", game->manifest.id, game->manifest.version);
    // Somebody may have asked for it with the choices of a version that was replaced meanwhile.
    const bool updated = wish.header.version != game->manifest.version;
    GameHeader header = updated ? GameSetup(game->manifest).header() : wish.header;
    header.seed = new_seed(house_.options.seed);
    header.language = house_.settings.language;
    if (!stack_.empty() && top().in_play()) pop();
    push(std::make_unique<TableVisit>(house_, around_, game,
                                      Journal::begin(house_.journal_file(), header, house_.clock),
                                      updated ? nullptr : wish.art));
}

void Visit::say_closed() {
    clear();
    rail_.hide();
    closed_ = std::make_unique<Curtain>(around_.scene, house_.theme, house_.type);
    closed_->say(words_.shell("kiosk.closed"));
    show_ribbon();
    spdlog::error("there is no game to play in {}", house_.options.games.string());
}

// The stack.

void Visit::push(std::unique_ptr<Screen> screen) {
    if (!stack_.empty()) top().vanish();
    stack_.push_back(std::move(screen));
    show_top();
}

void Visit::show_top() {
    top().appear();
    if (!top().with_rail()) house_.rest_voices();
    show_rail();
    focus_.start_anew();
    house_.report.screen(top().name());
    if (!top().goes_by_itself()) house_.notes.sees(top().name());
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
    show_ribbon();
}

void Visit::show_ribbon() {
    if (house_.on_site.developer_mode())
        ribbon_.show(around_, words_);
    else
        ribbon_.hide();
}

// The hand and the keys.

std::vector<Target> Visit::targets() const {
    auto all = stack_.back()->targets();
    const auto around = rail_.targets();
    all.insert(all.end(), around.begin(), around.end());
    return all;
}

void Visit::press_key(Key key) {
    if (!visited()) return top().handle(KeyPressed{key});
    if (key == Key::back) return top().back();
    if (key != Key::confirm) return focus_.move(key, targets());
    if (const auto at = focus_.at()) {
        touch(Pressed{*at});
        touch(Released{*at});
    } else {
        focus_.move(key, targets());
    }
}

void Visit::painted() {
    // Not earlier: opening a sound device takes longer than the first picture for a new visitor.
    if (visited() && !house_.loudspeaker.awake()) house_.wake_voices();
}

void Visit::somebody() {
    // Whoever wakes a machine that slept is not the visitor of last night.
    if (visited() && idle_.over(top().in_play())) watch_idle();
    hours_.somebody();
    idle_.somebody();
    house_.notes.touched();
}

void Visit::touched_unseen() {
    somebody();
    if (!stack_.empty() && !visited()) top().handle(Pressed{});
}

void Visit::handle(const Input& input) {
    somebody();
    if (!stack_.empty() && top().locked()) return;
    if (staff_.called_by(input)) return open_staff();
    if (stack_.empty() || hours_.dark() || idle_.answered_by(input)) return;
    if (std::holds_alternative<Pressed>(input)) focus_.hide();
    if (const auto* key = std::get_if<KeyPressed>(&input)) return press_key(key->key);
    touch(input);
}

void Visit::touch(const Input& input) {
    const auto* press = std::get_if<Pressed>(&input);
    const auto finger = finger_of(input).value_or(Finger::mouse);
    if (press && rail_.covers(press->at)) on_rail_.push_back(finger);
    const auto it = std::find(on_rail_.begin(), on_rail_.end(), finger);
    if (it == on_rail_.end()) return top().handle(input);
    if (!press && !std::holds_alternative<Moved>(input)) on_rail_.erase(it);
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
    if (!other_language) return;
    house_.report.language(settings.language);
    house_.notes.speaks(settings.language);
}

void Visit::reload() {
    house_.reload();
    if (!stack_.empty()) {
        top().reread();
        show_rail();
    }
    house_.report.reloaded();
}

// Whoever plays plays on; the menus show what there is now.
void Visit::games_changed() {
    const bool any = !shelf_.games().empty();
    if (closed_ && any) {
        closed_.reset();
        return begin();
    }
    if (stack_.empty()) return;
    if (any || top().in_play() || top().goes_by_itself())
        top().games_changed();
    else
        say_closed();
}

void Visit::remark(const std::vector<std::string>& remarks) {
    remarks_.show(around_, remarks);
    house_.report.remarks(told_together(remarks));
}

void Visit::carry(const Wish& wish) {
    struct Carrier {
        Visit& visit;
        void operator()(const Enter&) const {
            visit.house_.notes.arrives(visit.house_.settings.language);
            visit.open_home();
        }
        void operator()(const OpenPage& w) const { visit.open_page(w.game); }
        void operator()(const OpenBook& w) const { visit.open_book(w); }
        void operator()(const Begin& w) const { visit.begin_game(w); }
        void operator()(const GoBack&) const { visit.go_back(); }
        void operator()(const GoHome&) const { visit.open_home(); }
        void operator()(const Prefer& w) const { visit.prefer(w.settings); }
        void operator()(const EnterStaff&) const { visit.enter_staff(); }
        void operator()(const LeaveStaff& w) const { visit.leave_staff(w.visit_goes_on); }
        void operator()(const Restart&) const { visit.end_code_ = 0; }
    };
    std::visit(Carrier{*this}, wish);
}

// Time.

bool Visit::visited() const {
    return !stack_.empty() && stack_.back()->with_rail();
}

void Visit::watch_idle() {
    // An editor thinks for longer, and staff leave when they like.
    if (!visited() || !house_.options.preview.empty() || top().goes_by_itself()) return;
    switch (idle_.watch(top().in_play())) {
    case IdleQuestion::News::none:
        break;
    case IdleQuestion::News::asked:
        top().fall_silent();
        break;
    case IdleQuestion::News::gone:
        spdlog::info("the visitor has left");
        house_.notes.leaves(VisitEnd::time_out);
        open_attract();
        break;
    }
}

// Never in the middle of a visit.
void Visit::watch_hours() {
    if (visited() || (!stack_.empty() && top().goes_by_itself())) return;
    switch (hours_.watch()) {
    case ClosingTime::News::none:
        break;
    case ClosingTime::News::opened:
        begin();
        break;
    case ClosingTime::News::closed:
        clear();
        house_.rest_voices();
        break;
    }
}

void Visit::proceed() {
    watch_idle();
    watch_hours();
    if (stack_.empty()) return;
    // Behind the question everything waits: the game goes on where it was.
    if (idle_.asking()) return;
    top().proceed();
    while (!stack_.empty()) {
        const auto wish = top().next();
        if (!wish) break;
        carry(*wish);
    }
    carry_staff_wishes();
    if (!visited()) return;
    const auto now = targets();
    focus_.follow(now);
    house_.report.focus(focus_.name());
    house_.report.offers(now);
}

int Visit::descriptor() const {
    return stack_.empty() || idle_.asking() ? -1 : stack_.back()->descriptor();
}

std::optional<Time> Visit::deadline() const {
    std::optional<Time> first;
    const auto soonest = [&first](std::optional<Time> t) {
        if (t && (!first || *t < *first)) first = t;
    };
    if (!stack_.empty() && !idle_.asking()) soonest(stack_.back()->deadline());
    if (!visited())
        soonest(hours_.next_look());
    else if (house_.options.preview.empty() && !stack_.back()->goes_by_itself())
        soonest(idle_.next_change(stack_.back()->in_play()));
    return first;
}

} // namespace ludarium::shell

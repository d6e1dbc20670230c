#include "screens/game_page.hpp"

#include <algorithm>

#include "pages/book.hpp"
#include "screens/home_screen.hpp"
#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "screens/rail.hpp"
#include "screens/screen_unit.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr float backdrop_shade = 0.45f;
struct Offered {
    const char* chapter;
    const char* icon;
};
constexpr Offered chapters_offered[] = {
    {"lesson", "hand"}, {"rules", "rules"}, {"history", "history"}, {"puzzles", "puzzle"}};
constexpr std::string_view chapter_prefix = "chapter-";
const char* const level_keys[GameSetup::levels] = {"page.easy", "page.medium", "page.hard"};

// "mode-3" is 3 after "mode-".
std::optional<std::size_t> number_after(const std::string& name, const std::string& prefix) {
    if (name.compare(0, prefix.size(), prefix) != 0) return std::nullopt;
    return static_cast<std::size_t>(std::stoul(name.substr(prefix.size())));
}

} // namespace

GamePage::GamePage(const Surroundings& around, SharedGame game, Shelf& shelf)
    : around_(around),
      game_(std::move(game)),
      shelf_(shelf),
      motion_(around.scene, around.clock),
      setup_(game_->manifest),
      backdrop_(around, shelf) {
    setup_.choose_mode(shelf.usual_mode(*game_));
}

GamePage::~GamePage() {
    shelf_.forget_orders(this);
}

// What is offered.

GamePage::Group GamePage::lengths(const Words& words) const {
    Group group{words.shell("page.length"), {}, 3, {}, false};
    const auto& modes = game_->manifest.modes;
    for (std::size_t i = 0; i < modes.size(); ++i) {
        const auto minutes =
            words.shell("home.minutes", {{"number", std::to_string(modes[i].minutes)}});
        group.choices.push_back({"mode-" + std::to_string(i),
                                 words.game("mode." + modes[i].id) + "\n" + minutes,
                                 setup_.mode() == i, ""});
    }
    return group;
}

GamePage::Group GamePage::opponents(const Words& words) const {
    Group group{
        words.shell(setup_.many_seats() ? "page.computers" : "page.opponent"), {}, 4, {}, false};
    for (unsigned level = 0; level < GameSetup::levels; ++level)
        group.choices.push_back({"level-" + std::to_string(level), words.shell(level_keys[level]),
                                 setup_.level() == level, "level-" + std::to_string(level + 1)});
    if (!setup_.many_seats())
        group.choices.push_back({"friend", words.shell("page.friend"), !setup_.level(), "players"});
    return group;
}

GamePage::Group GamePage::seats(const Words& words) const {
    Group group{words.shell("page.seats"), {}, 4, {}, false};
    const auto& players = game_->manifest.players;
    for (std::size_t i = 0; i < players.size() && i < LUDARIUM_MAX_PLAYERS; ++i) {
        const Seat::Kind kind = setup_.seat(i);
        const char* who = kind == Seat::Kind::visitor    ? "page.seat-visitor"
                          : kind == Seat::Kind::computer ? "page.seat-computer"
                                                         : "page.seat-empty";
        group.choices.push_back({"seat-" + std::to_string(i),
                                 words.shell(who, {{"player", words.game("player." + players[i])}}),
                                 kind == Seat::Kind::visitor, ""});
    }
    return group;
}

GamePage::Group GamePage::variants(const Words& words, std::size_t index) const {
    const auto& option = game_->manifest.options[index];
    const std::string key = "option." + option.id;
    Group group{words.game(key), {}, 4, {}, false};
    for (std::size_t i = 0; i < option.choices.size(); ++i)
        group.choices.push_back({"option-" + std::to_string(index * 100 + i),
                                 words.game(key + "." + option.choices[i]),
                                 setup_.choice(index) == i, ""});
    const std::string about = key + "." + option.choices[setup_.choice(index)] + ".about";
    if (game_->manifest.options.size() <= 2 && words.game_has(about))
        group.about = words.game(about);
    return group;
}

std::vector<GamePage::Group> GamePage::groups(const Words& words) const {
    std::vector<Group> all;
    if (showing_variants_) {
        for (std::size_t i = 0; i < game_->manifest.options.size(); ++i)
            all.push_back(variants(words, i));
    } else {
        if (game_->manifest.modes.size() > 1) all.push_back(lengths(words));
        if (setup_.many_seats()) all.push_back(seats(words));
        if (!setup_.many_seats() || setup_.level()) all.push_back(opponents(words));
    }
    if (setup_.has_variants() && !showing_variants_)
        all.push_back(
            {"", {{"variants", words.shell("page.variants"), !setup_.mode(), ""}}, 2, {}, true});
    return all;
}

// Showing.

void GamePage::appear() {
    follow_updates();
    const Words words = shelf_.words(game_);
    const auto shown = groups(words);
    PageNeeds needs;
    needs.screen = around_.scene.size();
    needs.rail = Rail::layout(around_, words).box.height;
    needs.least_target = around_.fingertip;
    for (const Group& group : shown)
        needs.groups.push_back({static_cast<unsigned>(group.choices.size()), group.columns,
                                group.narrow, !group.choices.front().icon.empty(),
                                !group.heading.empty(), !group.about.empty()});
    for (const auto& [id, icon] : chapters_offered)
        if (has_chapter(game_->content(), words.language(), id)) ++needs.chapters;
    const PageLayout at = lay_out_page(needs, around_.theme);
    const StageTools tools{around_.scene, motion_, around_.theme,
                           around_.type,  at.unit, &around_.icons};
    backdrop_.show(
        {game_->content() / "art" / "backdrop.svg", around_.theme.folder / "backdrop.svg"},
        backdrop_shade);
    describe(tools, words, at);
    offer(tools, shown, at);
    offer_chapters(tools, words, at);
    around_.witness.places(buttons_.places());
}

// Another version may have other modes: what was chosen is chosen anew. A game that is gone leads
// home.
void GamePage::follow_updates() {
    SharedGame now = shelf_.game(game_->manifest.id);
    if (now == game_) return;
    if (!now) {
        wishes_.push_back(GoHome{});
        return;
    }
    game_ = std::move(now);
    setup_ = GameSetup(game_->manifest);
    showing_variants_ = false;
}

void GamePage::clear() {
    shelf_.forget_orders(this);
    cover_.reset();
    parts_.clear();
    buttons_.clear();
}

void GamePage::vanish() {
    clear();
    backdrop_.hide();
}

void GamePage::restyle() {
    clear();
    appear();
}

void GamePage::describe(const StageTools& tools, const Words& words, const PageLayout& at) {
    const Theme& theme = around_.theme;
    cover_ = Node(around_.scene, layer::label);
    cover_.frame(frame(at.cover));
    const int radius = tools.scaled(theme.spacing.radius);
    shelf_.order(this, {cover_files(*game_), at.cover.size(), radius, radius},
                 [this](Picture picture) { cover_.picture(std::move(picture)); });
    const TextStyle quiet = tools.style(theme.type.body, theme.colours.text_quiet, Align::centre);
    TextStyle name = tools.style(theme.type.headline, theme.colours.accent, Align::centre);
    name.small_caps = true;
    name.tracking = 30;
    TextStyle where = quiet;
    where.italic = true;
    parts_.push_back(
        label(tools, layer::label, words.game("game.name"), name, at.name, Upright::bottom));
    parts_.push_back(label(tools, layer::label, place_and_time(words), where, at.where));
    parts_.push_back(label(tools, layer::label, words.game("game.tagline"),
                           quiet.coloured(theme.colours.text), at.tagline, Upright::top));
}

void GamePage::offer(const StageTools& tools, const std::vector<Group>& groups,
                     const PageLayout& at) {
    const Theme& theme = around_.theme;
    PanelStyle face;
    face.fill = theme.colours.panel;
    face.border = theme.colours.panel_edge;
    face.border_width = std::max(1.f, 1.5f * tools.unit);
    face.radius = static_cast<float>(tools.scaled(theme.spacing.radius)) * 1.4f;
    parts_.emplace_back(around_.scene, layer::panel,
                        Look{panel(at.panel.size(), face), frame(at.panel), 1, 1, true});
    // The way on comes first: it is what the keyboard finds.
    Button& start =
        buttons_.add(tools, showing_variants_ ? "variants" : "start", at.start, layer::button);
    start.look({std::nullopt, theme.type.turn, false});
    start.state(Button::State::selected);
    start.label(shelf_.words(game_).shell(showing_variants_ ? "page.variants-done" : "page.start"));
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const Group& group = groups[g];
        TextStyle heading = tools.style(theme.type.small, theme.colours.text_quiet);
        if (!group.heading.empty())
            parts_.push_back(
                label(tools, layer::label, group.heading, heading, at.groups[g].heading));
        if (!group.about.empty())
            parts_.push_back(
                label(tools, layer::label, group.about, heading, at.groups[g].about, Upright::top));
        int size = 0;
        std::vector<Button> row;
        for (std::size_t i = 0; i < group.choices.size(); ++i) {
            const Choice& choice = group.choices[i];
            row.emplace_back(tools, choice.name, at.groups[g].buttons[i], layer::button,
                             choice.icon);
            row.back().look({std::nullopt, theme.type.small, true});
            const int most = row.back().largest_size(choice.label);
            size = size == 0 ? most : std::min(size, most);
        }
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Choice& choice = group.choices[i];
            row[i].state(choice.chosen ? Button::State::selected : Button::State::ready);
            row[i].label(choice.label, size);
            buttons_.add(std::move(row[i]));
        }
    }
}

// What there is to read or to try besides a whole game.
void GamePage::offer_chapters(const StageTools& tools, const Words& words, const PageLayout& at) {
    std::vector<Button> row;
    std::vector<std::string> labels;
    int size = 0;
    for (const auto& [id, icon] : chapters_offered) {
        if (row.size() == at.chapters.size()) break;
        if (!has_chapter(game_->content(), words.language(), id)) continue;
        row.emplace_back(tools, std::string("chapter-") + id, at.chapters[row.size()],
                         layer::button, icon);
        row.back().look({std::nullopt, around_.theme.type.small});
        labels.push_back(words.shell(std::string("book.") + id));
        const int most = row.back().largest_size(labels.back());
        size = size == 0 ? most : std::min(size, most);
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        row[i].label(labels[i], size);
        buttons_.add(std::move(row[i]));
    }
}

// The hand.

void GamePage::handle(const Input& input) {
    if (const auto name = buttons_.handle(input)) press(*name);
}

void GamePage::press(const std::string& name) {
    if (name == "start") {
        wishes_.push_back(Begin{setup_.header(), nullptr});
        return;
    }
    if (name.compare(0, chapter_prefix.size(), chapter_prefix) == 0) {
        wishes_.push_back(OpenBook{game_, name.substr(chapter_prefix.size()), {}});
        return;
    }
    if (const auto mode = number_after(name, "mode-")) setup_.choose_mode(*mode);
    if (const auto level = number_after(name, "level-"))
        setup_.play_computer(static_cast<unsigned>(*level));
    if (const auto player = number_after(name, "seat-")) setup_.turn_seat(*player);
    if (const auto pair = number_after(name, "option-"))
        setup_.choose(*pair / 100, static_cast<std::uint32_t>(*pair % 100));
    if (name == "friend") setup_.play_friend();
    if (name == "variants") showing_variants_ = !showing_variants_;
    restyle();
}

void GamePage::back() {
    if (showing_variants_) {
        showing_variants_ = false;
        return restyle();
    }
    wishes_.push_back(GoBack{});
}

std::optional<Wish> GamePage::next() {
    if (wishes_.empty()) return std::nullopt;
    Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

} // namespace ludarium::shell

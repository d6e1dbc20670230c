#include "screens/home_screen.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "screens/rail.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

constexpr std::string_view game_prefix = "game-";

} // namespace

std::string range(int from, int to) {
    return from >= to ? std::to_string(from) : std::to_string(from) + "–" + std::to_string(to);
}

std::string place_and_time(const Words& words) {
    return words.game("game.place") + " · " + words.game("game.period");
}

HomeScreen::HomeScreen(const Surroundings& around, const Words& words, Shelf& shelf)
    : around_(around),
      words_(words),
      shelf_(shelf),
      motion_(around.scene, around.clock),
      backdrop_(around, shelf) {}

HomeScreen::~HomeScreen() {
    shelf_.forget_orders(this);
}

void HomeScreen::appear() {
    const auto games = shelf_.games();
    const HomeLayout at =
        lay_out_home({around_.scene.size(), games.size(), Rail::layout(around_, words_).box.height,
                      around_.fingertip},
                     around_.theme);
    const StageTools tools{around_.scene, motion_, around_.theme,
                           around_.type,  at.unit, &around_.icons};
    backdrop_.show({around_.theme.folder / "backdrop.svg"}, 0);
    TextStyle style =
        tools.style(around_.theme.type.headline, around_.theme.colours.text, Align::centre);
    headline_ = label(tools, layer::label, words_.shell("home.headline"), style, at.headline);

    per_page_ = std::max<std::size_t>(1, at.cards.size());
    if (first_ >= games.size()) first_ = 0;
    for (std::size_t i = 0; i < at.cards.size() && first_ + i < games.size(); ++i)
        show_card(tools, games[first_ + i], at.cards[i]);
    if (!at.previous.empty()) {
        Button& previous = buttons_.add(tools, "previous", at.previous, layer::button, "previous");
        if (first_ == 0) previous.state(Button::State::off);
        Button& next = buttons_.add(tools, "next", at.next, layer::button, "next");
        if (first_ + per_page_ >= games.size()) next.state(Button::State::off);
    }
    around_.witness.places(buttons_.places());
}

void HomeScreen::clear() {
    shelf_.forget_orders(this);
    buttons_.clear();
    cards_.clear();
    headline_.reset();
}

void HomeScreen::vanish() {
    clear();
    backdrop_.hide();
}

void HomeScreen::restyle() {
    clear();
    appear();
}

void HomeScreen::show_card(const StageTools& tools, const SharedGame& game, const CardLayout& at) {
    const Theme& theme = around_.theme;
    const Words words = shelf_.words(game);
    Button::Look look;
    look.fill = theme.colours.card;
    buttons_.add(tools, std::string(game_prefix) + game->manifest.id, at.card, layer::button)
        .look(look);
    Card& card = cards_.emplace_back();
    card.cover = Node(around_.scene, layer::label);
    // A hair inside the card's edge, which shows when it is pressed.
    const Box cover = at.cover.inset(std::max(1, tools.scaled(3)));
    card.cover.frame(frame(cover));
    const int radius = tools.scaled(theme.spacing.radius) - tools.scaled(3);
    shelf_.order(this, {cover_files(*game), cover.size(), radius, 0},
                 [&card](Picture picture) { card.cover.picture(std::move(picture)); });

    TextStyle name = tools.style(theme.type.name, theme.colours.text);
    name.bold = true;
    card.parts.push_back(
        label(tools, layer::label, words.game("game.name"), name, at.name, Upright::top));
    // Close below the name, however many lines that took.
    Box below = at.where;
    below.top = at.name.top + card.parts.back().look().picture->size.height;
    TextStyle where = tools.style(theme.type.small, theme.colours.text_quiet);
    where.italic = true;
    card.parts.push_back(
        label(tools, layer::label, place_and_time(words), where, below, Upright::top));
    show_facts(tools, *game, at.facts, card);
}

// How many play, and how long: a small picture before each.
void HomeScreen::show_facts(const StageTools& tools, const InstalledGame& game, const Box& room,
                            Card& card) {
    const Theme& theme = around_.theme;
    const host::Manifest& manifest = game.manifest;
    int shortest = 0;
    int longest = 0;
    for (const auto& mode : manifest.modes) {
        shortest = shortest == 0 ? mode.minutes : std::min(shortest, mode.minutes);
        longest = std::max(longest, mode.minutes);
    }
    const auto players =
        range(static_cast<int>(manifest.min_seats), static_cast<int>(manifest.max_seats));
    const std::pair<const char*, std::string> facts[] = {
        {"players", players},
        {"minutes", words_.shell("home.minutes", {{"number", range(shortest, longest)}})}};
    const int side = room.height;
    const Box halves[] = {
        {room.left, room.top, room.width * 2 / 5, room.height},
        {room.left + room.width * 2 / 5, room.top, room.width * 3 / 5, room.height}};
    for (std::size_t i = 0; i < 2; ++i) {
        if (i == 1 && longest == 0) continue;
        const Box& half = halves[i];
        const Icons::Ink ink{theme.colours.accent, theme.colours.text};
        card.parts.emplace_back(around_.scene, layer::label,
                                Look{around_.icons.at(facts[i].first, side, ink),
                                     frame(Box{half.left, half.top, side, side}), 1, 1, true});
        const int taken = side + tools.scaled(10);
        card.parts.push_back(label(tools, layer::label, facts[i].second,
                                   tools.style(theme.type.small, theme.colours.text),
                                   {half.left + taken, half.top, half.width - taken, half.height}));
    }
}

void HomeScreen::handle(const Input& input) {
    const auto name = buttons_.handle(input);
    if (!name) return;
    if (*name == "next" || *name == "previous") {
        first_ = *name == "next" ? first_ + per_page_ : first_ - std::min(first_, per_page_);
        return restyle();
    }
    wishes_.push_back(OpenPage{name->substr(game_prefix.size())});
}

std::optional<Wish> HomeScreen::next() {
    if (wishes_.empty()) return std::nullopt;
    Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

} // namespace ludarium::shell

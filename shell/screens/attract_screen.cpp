#include "screens/attract_screen.hpp"

#include <algorithm>

#include "screens/home_screen.hpp"
#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr float logo_aspect = 1400.f / 430.f; // of content/theme/logo.svg
constexpr milliseconds invitation_time{2600};
constexpr float quiet_invitation = 0.6f;

// There are no buttons here: the dice lie where those would be.
TableArt without_buttons(TableArt art) {
    TableLayout& at = art.layout;
    if (!at.dice.empty() && !at.portrait && !at.buttons.empty())
        at.dice.top = at.buttons.front().bottom() - at.dice.height;
    return art;
}

} // namespace

AttractScreen::AttractScreen(const Surroundings& around, Shelf& shelf, const Words& words,
                             TableArt art, TablePlay& play)
    : around_(around),
      shelf_(shelf),
      art_(without_buttons(std::move(art))),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, art_.layout.unit, &around.icons},
      play_(play),
      backdrop_(around.scene, layer::backdrop),
      board_(around.scene, layer::board),
      men_(tools_, art_.places, art_.pieces),
      marks_(tools_, art_.places),
      dice_(tools_, art_) {
    const Size all = around.scene.size();
    backdrop_.picture(art_.backdrop ? art_.backdrop : plain(around.theme.colours.night));
    backdrop_.frame(frame(Box{0, 0, all.width, all.height}.inset(-drift)));
    board_.picture(art_.board);
    board_.frame(frame(art_.layout.board));
    if (play_.started()) men_.arrange(play_.position().stacks);
    motion_.finish();
    show_words(words);
    refresh();
}

AttractScreen::~AttractScreen() {
    shelf_.forget_orders(this);
}

void AttractScreen::show_words(const Words& words) {
    const Theme& theme = around_.theme;
    const Box& panel_box = art_.layout.panel;
    PanelStyle face;
    face.fill = theme.colours.panel;
    face.border = theme.colours.panel_edge;
    face.border_width = std::max(1.f, 1.5f * tools_.unit);
    face.radius = static_cast<float>(tools_.scaled(theme.spacing.radius)) * 1.4f;
    parts_.emplace_back(around_.scene, layer::panel,
                        Look{panel(panel_box.size(), face), frame(panel_box), 1, 1, true});
    Box room = panel_box.inset(tools_.scaled(theme.spacing.gap) * 2);
    const bool portrait = art_.layout.portrait;
    const int across = std::min(room.width * (portrait ? 5 : 8) / 10,
                                static_cast<int>(logo_aspect * static_cast<float>(room.height) *
                                                 (portrait ? 0.26f : 0.3f)));
    const Size size{across, static_cast<int>(static_cast<float>(across) / logo_aspect)};
    const Box logo = pixels_of(centred(size, {room.left, room.top, room.width, size.height}));
    logo_ = Node(around_.scene, layer::label);
    logo_.frame(frame(logo));
    shelf_.order(this, {{theme.folder / "logo.svg"}, logo.size(), 0, 0},
                 [this](Picture picture) { logo_.picture(std::move(picture)); });
    const int used = size.height + tools_.scaled(theme.spacing.gap);
    room.top += used;
    room.height -= used;
    if (!art_.layout.dice.empty() && !portrait)
        room.height = art_.layout.dice.top - tools_.scaled(theme.spacing.gap) - room.top;
    if (!art_.layout.dice.empty() && portrait)
        room.width = art_.layout.dice.left - tools_.scaled(theme.spacing.gap) - room.left;
    show_captions(words, room);
    show_invitations(words);
}

// The game's name, where and when, then a line about it in every language.
void AttractScreen::show_captions(const Words& words, Box room) {
    const Theme& theme = around_.theme;
    const Align align = art_.layout.portrait ? Align::left : Align::centre;
    TextStyle name = tools_.style(theme.type.title, theme.colours.text, align);
    name.bold = true;
    TextStyle where = tools_.style(theme.type.small, theme.colours.text_quiet, align);
    where.italic = true;
    const int name_height = tools_.scaled(theme.type.title) * 27 / 10;
    const int where_height = tools_.scaled(theme.type.small) * 3 / 2;
    Box line{room.left, room.top, room.width, std::min(name_height, room.height / 3)};
    parts_.push_back(
        label(tools_, layer::label, words.game("game.name"), name, line, Upright::bottom));
    line = {room.left, line.bottom(), room.width, where_height};
    parts_.push_back(label(tools_, layer::label, place_and_time(words), where, line));
    std::vector<std::string> captions;
    Words other = words;
    for (const auto& [code, own_name] : words.languages()) {
        other.language(code);
        captions.push_back(other.game("game.tagline"));
    }
    const int gap = tools_.scaled(theme.spacing.gap);
    show_taglines(captions, {room.left, line.bottom() + gap, room.width,
                             room.bottom() - line.bottom() - gap});
}

// All alike, as large as they fit together: on one line each, or on two.
void AttractScreen::show_taglines(const std::vector<std::string>& captions, const Box& room) {
    const Theme& theme = around_.theme;
    const auto count = static_cast<int>(captions.size());
    if (count == 0) return;
    TextStyle style = tools_.style(theme.type.name, theme.colours.text,
                                   art_.layout.portrait ? Align::left : Align::centre);
    const int least_gap = style.size / 2;
    const auto heights = [&] {
        int sum = (count - 1) * least_gap;
        for (const std::string& caption : captions)
            sum += tools_.type.measure(caption, style, room.width).height;
        return sum;
    };
    while (style.size > tools_.scaled(theme.type.small) / 2 && heights() > room.height)
        --style.size;
    const int gap = least_gap + std::clamp((room.height - heights()) / (count + 1), 0, least_gap);
    int top = room.top + (room.height - heights() - (count - 1) * (gap - least_gap)) / 2;
    for (const std::string& caption : captions) {
        const int height = tools_.type.measure(caption, style, room.width).height;
        parts_.push_back(
            label(tools_, layer::label, caption, style, {room.left, top, room.width, height}));
        top += height + gap;
    }
}

void AttractScreen::show_invitations(const Words& words) {
    const Theme& theme = around_.theme;
    const Size screen = around_.scene.size();
    const int margin = tools_.scaled(theme.spacing.margin);
    const int top = art_.layout.panel.bottom() + margin;
    const Box strip{margin, top, screen.width - 2 * margin, screen.height - top - margin};
    const auto languages = words.languages();
    const auto count = static_cast<int>(languages.size());
    const int columns = art_.layout.portrait ? std::min(count, 2) : count;
    const int rows = columns == 0 ? 1 : (count + columns - 1) / columns;
    Words other = words;
    for (int i = 0; i < count; ++i) {
        other.language(languages[static_cast<std::size_t>(i)].first);
        const Box cell{strip.left + strip.width * (i % columns) / columns,
                       strip.top + strip.height * (i / columns) / rows, strip.width / columns,
                       strip.height / rows};
        TextStyle style = tools_.style(theme.type.name, theme.colours.accent, Align::centre);
        style.bold = true;
        invitations_.push_back(
            label(tools_, layer::label, other.shell("attract.touch"), style, cell));
        invitations_.back().opacity(i == 0 ? 1 : quiet_invitation);
    }
    next_invitation_ = around_.clock.now() + invitation_time;
}

void AttractScreen::next_invitation() {
    next_invitation_ = around_.clock.now() + invitation_time;
    if (invitations_.size() < 2) return;
    const Timing timing{milliseconds(0), around_.theme.pace.fade * 2, Ease::in_out};
    motion_.fade(invitations_[bright_].id(), quiet_invitation, timing);
    bright_ = (bright_ + 1) % invitations_.size();
    motion_.fade(invitations_[bright_].id(), 1, timing);
}

void AttractScreen::take(const Report& report) {
    play_.take(report);
    if (std::holds_alternative<Started>(report)) {
        men_.arrange(play_.position().stacks);
        motion_.finish();
    } else if (const auto* played = std::get_if<Played>(&report)) {
        men_.perform(played->happenings, play_.position().stacks);
        refresh();
        for (const Happening& h : played->happenings)
            if (h.kind == LUDARIUM_EVENT_THROWN) dice_.roll();
        return;
    }
    refresh();
}

void AttractScreen::refresh() {
    marks_.show(play_, motion_.active());
    if (art_.layout.dice.empty()) return;
    DiceTray::Content dice;
    dice.dice = play_.position().dice;
    dice_.show(dice);
}

void AttractScreen::advance() {
    const bool moved = motion_.active();
    motion_.advance();
    play_.advance(!motion_.active());
    if (moved && !motion_.active()) refresh();
    if (around_.clock.now() >= next_invitation_) next_invitation();
}

std::optional<Time> AttractScreen::deadline() const {
    Time first = next_invitation_;
    if (const auto frame_time = motion_.next_frame()) first = std::min(first, *frame_time);
    if (!motion_.active())
        if (const auto next = play_.deadline()) first = std::min(first, *next);
    return first;
}

} // namespace ludarium::shell

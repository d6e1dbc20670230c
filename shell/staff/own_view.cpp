#include "staff/own_view.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "staff/plot_layout.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int on_button = layer::label + 2; // over a key's face and label

} // namespace

void OwnView::show(const Sheet& sheet) {
    parts_.clear();
    buttons_.clear();
    if (!sheet.menu_plate.empty()) plate(menu_plate_, sheet.menu_plate);
    plate(plate_, sheet.plate);
    words(sheet.title, title_letters(tools_), sheet.title_box);
    for (const PlacedItem& item : sheet.items)
        std::visit([&](const auto& kind) { draw(item, kind); }, item.item);
    if (sheet.previous) key(*sheet.previous);
    if (sheet.next) key(*sheet.next);
    TextStyle counted = about_letters(tools_).aligned(Align::centre);
    words(sheet.counted, counted, sheet.counted_box);
    for (const PlacedKey& entry : sheet.menu) {
        Button::Look look;
        look.type = tools_.theme.type.small + 4;
        look.from_left = true;
        key(entry).look(look);
    }
    if (sheet.back) key(*sheet.back);
    if (sheet.done) key(*sheet.done);
}

void OwnView::plate(Node& node, const Box& box) {
    if (node && node.look().frame == frame(box)) return;
    PanelStyle style;
    style.fill = tools_.theme.colours.panel;
    style.border = tools_.theme.colours.panel_edge;
    style.border_width = std::max(1.f, 1.5f * tools_.unit);
    style.radius = static_cast<float>(tools_.scaled(tools_.theme.spacing.radius)) * 1.4f;
    node = Node(tools_.scene, layer::panel, {panel(box.size(), style), frame(box), 1, 1, true});
}

void OwnView::block(const Box& box, Colour fill, float radius, int layer) {
    if (box.empty()) return;
    PanelStyle style;
    style.fill = fill;
    style.radius = radius;
    parts_.emplace_back(
        tools_.scene, layer,
        Look{radius > 0 ? panel(box.size(), style) : plain(fill), frame(box), 1, 1, true});
}

void OwnView::words(const std::string& text, const TextStyle& style, const Box& box) {
    if (!text.empty()) parts_.push_back(label(tools_, layer::label, text, style, box));
}

Button& OwnView::key(const PlacedKey& placed) {
    Button& button = buttons_.add(tools_, placed.key.name, placed.box, layer::button, placed.icon);
    if (!placed.key.usable)
        button.state(Button::State::off);
    else if (placed.key.chosen)
        button.state(Button::State::selected);
    button.label(placed.key.label);
    return button;
}

void OwnView::line_below(const Box& row) {
    const int thin = std::max(1, tools_.scaled(1));
    block({row.left, row.bottom() - thin, row.width, thin}, tools_.theme.colours.panel_edge, 0,
          layer::label);
}

void OwnView::labelled(const PlacedItem& at, const std::string& label, const std::string& about) {
    words(label, label_letters(tools_), at.words);
    words(about, about_letters(tools_), at.about);
}

void OwnView::draw(const PlacedItem& at, const Heading& heading) {
    words(heading.text, heading_letters(tools_), at.words);
    words(heading.aside, about_letters(tools_), at.about);
}

void OwnView::draw(const PlacedItem& at, const Note& note) {
    words(note.text, note_letters(tools_, note.tone), at.words);
}

// A switch, and beside it in words how it stands: some read the one, some the other.
void OwnView::draw(const PlacedItem& at, const Toggle& toggle) {
    labelled(at, toggle.label, toggle.about);
    line_below(at.row);
    const auto& colours = tools_.theme.colours;
    PlacedKey placed = at.keys.front();
    placed.key.label.clear();
    placed.key.chosen = false;
    key(placed);
    const int height = placed.box.height * 6 / 10;
    const int width = height * 2;
    const int side = (placed.box.height - height) / 2;
    const Box track{placed.box.right() - width - side, placed.box.top + side, width, height};
    const float round = static_cast<float>(height) / 2;
    block(track, toggle.on ? colours.accent : colours.text_off, round, on_button);
    const int rim = std::max(2, height / 9);
    Box knob{track.left + rim, track.top + rim, height - 2 * rim, height - 2 * rim};
    if (toggle.on) knob.left = track.right() - rim - knob.width;
    block(knob, toggle.on ? colours.plate_text : colours.night, round - static_cast<float>(rim),
          on_button + 1);
    const Box word{placed.box.left + side, placed.box.top, track.left - placed.box.left - 2 * side,
                   placed.box.height};
    parts_.push_back(
        label(tools_, on_button, toggle.shown, about_letters(tools_).aligned(Align::centre), word));
}

void OwnView::draw(const PlacedItem& at, const Stepper& stepper) {
    labelled(at, stepper.label, stepper.about);
    line_below(at.row);
    words(stepper.shown, label_letters(tools_).aligned(Align::centre), at.value);
    for (std::size_t i = 0; i < at.keys.size(); ++i) {
        PlacedKey placed = at.keys[i];
        placed.icon = i == 0 ? "minus" : "plus";
        placed.key.label.clear();
        key(placed);
    }
}

void OwnView::draw(const PlacedItem& at, const Choice& choice) {
    labelled(at, choice.label, choice.about);
    line_below(at.row);
    for (const PlacedKey& placed : at.keys) {
        Button& button = key(placed);
        Button::Look look;
        look.type = tools_.theme.type.title;
        if (choice.large) button.look(look);
    }
}

void OwnView::draw(const PlacedItem& at, const Act& act) {
    labelled(at, act.label, act.about);
    line_below(at.row);
    key(at.keys.front());
}

void OwnView::draw(const PlacedItem& at, const Progress& progress) {
    labelled(at, progress.label, "");
    const float round = static_cast<float>(at.value.height) / 2;
    block(at.value, tools_.theme.colours.button, round, layer::button);
    Box done = at.value;
    done.width = static_cast<int>(done.width * std::clamp(progress.part, 0.0, 1.0));
    if (done.width > done.height)
        block(done, tools_.theme.colours.accent, round, layer::button + 1);
}

void OwnView::draw(const PlacedItem& at, const Plot& plot) {
    labelled(at, plot.label, "");
    const PlotLayout drawn = lay_out_plot(plot, at.value, tools_);
    block(drawn.floor, tools_.theme.colours.text_quiet, 0, layer::button);
    for (const Box& bar : drawn.bars) block(bar, tools_.theme.colours.accent, 0, layer::button);
    for (const auto& word : drawn.values)
        words(word.text,
              plot_letters(tools_).coloured(tools_.theme.colours.text).aligned(word.align),
              word.box);
    for (const auto& word : drawn.labels)
        words(word.text, plot_letters(tools_).aligned(word.align), word.box);
}

void OwnView::draw(const PlacedItem& at, const Lines& lines) {
    Box line = at.words;
    const TextStyle letters = line_letters(tools_);
    for (const std::string& text : lines.lines) {
        line.height = tools_.type.measure(text, letters, line.width).height;
        words(text, letters, line);
        line.top = line.bottom();
    }
}

} // namespace ludarium::shell

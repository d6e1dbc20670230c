#include "staff/pin_pad.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "staff/pin_lock.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int key_width = 150;
constexpr int key_height = 104;
constexpr int widest = 760;
constexpr int dot_side = 30;
constexpr int columns = 3;

constexpr const char* keys[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "enter"};

} // namespace

PinPad::PinPad(const StageTools& tools, const Box& room, int target, const Words& words)
    : tools_(tools), face_(tools.scene, layer::panel) {
    const auto& theme = tools.theme;
    const int pad = tools.scaled(36);
    const int gap = tools.scaled(14);
    const int rows = static_cast<int>(std::size(keys)) / columns;
    const int head = tools.scaled(theme.type.title) * 3 / 2;
    const int dots = tools.scaled(dot_side) * 2;
    const int sentence = tools.scaled(theme.type.small) * 27 / 10;
    const int words_height = head + dots + sentence + 2 * gap;
    const int wanted = std::max(target, tools.scaled(key_height));
    const int left_over = room.height - 2 * pad - words_height;
    const int key = std::clamp((left_over - rows * gap) / (rows + 1), target, wanted);
    const int width =
        std::min(room.width, std::max(tools.scaled(widest), columns * (target + gap) + 2 * pad));
    const Box box =
        pixels_of(centred({width, 2 * pad + words_height + (rows + 1) * (key + gap) - gap}, room));
    PanelStyle style;
    style.fill = theme.colours.panel;
    style.border = theme.colours.panel_edge;
    style.border_width = std::max(1.f, 1.5f * tools.unit);
    style.radius = static_cast<float>(tools.scaled(theme.spacing.radius)) * 1.4f;
    face_.picture(panel(box.size(), style));
    face_.frame(frame(box));

    const Box inner = box.inset(pad);
    headline_box_ = {inner.left, inner.top, inner.width, head};
    dots_box_ = {inner.left, headline_box_.bottom(), inner.width, dots};
    sentence_box_ = {inner.left, dots_box_.bottom(), inner.width, sentence};
    const int across =
        std::min((inner.width + gap) / columns - gap, std::max(target, tools.scaled(key_width)));
    const int left = inner.left + (inner.width - columns * (across + gap) + gap) / 2;
    int top = sentence_box_.bottom() + 2 * gap;
    for (int i = 0; i < static_cast<int>(std::size(keys)); ++i) {
        const std::string name = keys[i];
        const bool digit = name.size() == 1;
        Button& button = buttons_.add(
            tools_, "pin-" + name,
            Box{left + i % columns * (across + gap), top + i / columns * (key + gap), across, key},
            layer::button, name == "erase" ? "erase" : "");
        button.look({std::nullopt, digit ? theme.type.title : theme.type.body});
        button.label(digit ? name : name == "enter" ? words.shell("staff.pin.enter") : "");
    }
    top += rows * (key + gap);
    buttons_
        .add(tools_, "pin-cancel", Box{left, top, columns * (across + gap) - gap, key},
             layer::button)
        .label(words.shell("staff.cancel"));
    show_keys();
}

void PinPad::ask(const std::string& headline, const std::string& sentence) {
    TextStyle letters = tools_.style(tools_.theme.type.title, tools_.theme.colours.text);
    letters.bold = true;
    headline_ =
        label(tools_, layer::label, headline, letters.aligned(Align::centre), headline_box_);
    typed_.clear();
    show_dots();
    show_keys();
    say(sentence);
}

void PinPad::say(const std::string& sentence) {
    sentence_ =
        label(tools_, layer::label, sentence,
              tools_.style(tools_.theme.type.small, tools_.theme.colours.text_quiet, Align::centre),
              sentence_box_);
}

void PinPad::rest(bool resting) {
    resting_ = resting;
    show_keys();
}

void PinPad::show_dots() {
    dots_.clear();
    const int side = tools_.scaled(dot_side);
    const auto count = static_cast<int>(typed_.size());
    int left = static_cast<int>(dots_box_.centre().x) - (count * 2 - 1) * side / 2;
    PanelStyle style;
    style.fill = tools_.theme.colours.accent;
    style.radius = static_cast<float>(side) / 2;
    for (int i = 0; i < count; ++i, left += 2 * side) {
        const Box box{left, dots_box_.top + (dots_box_.height - side) / 2, side, side};
        dots_.emplace_back(tools_.scene, layer::label,
                           Look{panel(box.size(), style), frame(box), 1, 1, true});
    }
}

void PinPad::show_keys() {
    for (Button& button : buttons_.all()) {
        bool usable = !resting_;
        if (button.name() == "pin-cancel") usable = true;
        if (button.name() == "pin-erase") usable = usable && !typed_.empty();
        if (button.name() == "pin-enter") usable = usable && PinLock::long_enough(typed_);
        button.state(!usable                        ? Button::State::off
                     : button.name() == "pin-enter" ? Button::State::selected
                                                    : Button::State::ready);
    }
}

std::optional<PinPad::Answer> PinPad::handle(const Input& input) {
    const auto name = buttons_.handle(input);
    if (!name) return std::nullopt;
    if (*name == "pin-cancel") return Cancelled{};
    if (*name == "pin-enter") return std::exchange(typed_, {});
    if (*name == "pin-erase")
        typed_.pop_back();
    else if (typed_.size() < PinLock::longest)
        typed_ += name->back();
    show_dots();
    show_keys();
    return std::nullopt;
}

} // namespace ludarium::shell

#include "screens/button.hpp"

#include <algorithm>
#include <sstream>

#include "stage/shapes.hpp"

namespace ludarium::shell {

Button::Button(const StageTools& tools, std::string name, Box box, int layer, Picture icon)
    : tools_(tools),
      name_(std::move(name)),
      box_(box),
      icon_picture_(std::move(icon)),
      face_(tools.scene, layer),
      icon_(tools.scene, layer + 1),
      label_(tools.scene, layer + 1) {
    face_.frame(frame(box_));
    redraw();
}

void Button::label(const std::string& text, int size) {
    if (text == text_ && size == size_) return;
    text_ = text;
    size_ = size;
    redraw();
}

int Button::usual_size() const {
    const auto& type = tools_.theme.type;
    return tools_.scaled(icon_picture_ ? type.small : type.body);
}

int Button::room_across() const {
    return box_.width - 2 * tools_.scaled(8);
}

int Button::largest_size(const std::string& text) const {
    TextStyle style;
    style.size = usual_size();
    // Words may stand on two lines below an icon; beside nothing else they stay on one.
    int widest = 0;
    std::istringstream words(icon_picture_ ? text : std::string());
    for (std::string word; words >> word;)
        widest = std::max(widest, tools_.type.measure(word, style).width);
    if (!icon_picture_) widest = tools_.type.measure(text, style).width;
    return widest <= room_across() ? style.size : style.size * room_across() / widest;
}

void Button::state(State state) {
    if (state == state_) return;
    state_ = state;
    redraw();
}

void Button::pressed(bool pressed) {
    if (pressed == pressed_) return;
    pressed_ = pressed;
    redraw();
}

void Button::shown(bool shown) {
    shown_ = shown;
    face_.shown(shown);
    icon_.shown(shown);
    label_.shown(shown);
}

void Button::redraw() {
    const auto& colours = tools_.theme.colours;
    PanelStyle style;
    style.radius = static_cast<float>(tools_.scaled(tools_.theme.spacing.radius));
    style.border_width = std::max(1.f, 1.5f * tools_.unit);
    style.border = colours.panel_edge;
    style.fill = pressed_ ? colours.button_pressed : colours.button;
    Colour ink = pressed_ ? colours.plate_text : colours.text;
    if (state_ == State::selected) {
        style.fill = style.border = colours.plate_active;
        ink = colours.plate_text;
    } else if (state_ == State::off) {
        style.fill = colours.button.with_alpha(colours.button.alpha * 0.4);
        style.border = colours.panel_edge.with_alpha(colours.panel_edge.alpha * 0.5);
        ink = colours.text_off;
    }
    face_.picture(panel(box_.size(), style));

    Box room = box_.inset(tools_.scaled(4));
    if (icon_picture_) {
        const int height = icon_picture_->size.height;
        const int top = box_.top + tools_.scaled(12);
        icon_.picture(icon_picture_);
        icon_.opacity(state_ == State::off ? 0.35f : 1.f);
        icon_.frame(centred(icon_picture_->size, {box_.left, top, box_.width, height}));
        room.top = top + height;
        room.height = box_.bottom() - tools_.scaled(6) - room.top;
    }
    if (text_.empty()) return label_.picture(nullptr);
    TextStyle letters = tools_.style(0, ink, Align::centre);
    letters.size = size_ > 0 ? size_ : usual_size();
    Picture words = tools_.type.fit(text_, letters, room.size());
    label_.frame(centred(words->size, room));
    label_.picture(std::move(words));
}

} // namespace ludarium::shell

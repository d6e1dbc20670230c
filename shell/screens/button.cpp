#include "screens/button.hpp"

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

void Button::label(const std::string& text) {
    if (text == text_) return;
    text_ = text;
    redraw();
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
    const int size = icon_picture_ ? tools_.theme.type.small : tools_.theme.type.body;
    Picture words = tools_.type.fit(text_, tools_.style(size, ink, Align::centre), room.size());
    label_.frame(centred(words->size, room));
    label_.picture(std::move(words));
}

} // namespace ludarium::shell

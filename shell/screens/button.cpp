#include "screens/button.hpp"

#include <algorithm>
#include <sstream>

#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int icon_above = 44; // in theme pixels
constexpr int edge = 8;

} // namespace

Button::Button(const StageTools& tools, std::string name, Box box, int layer, std::string icon)
    : tools_(tools),
      name_(std::move(name)),
      box_(box),
      icon_name_(tools.icons ? std::move(icon) : std::string()),
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

bool Button::beside() const {
    return !icon_name_.empty() && box_.width >= box_.height * 7 / 4;
}

int Button::icon_side() const {
    const int most = box_.height - 2 * tools_.scaled(12);
    if (text_.empty()) return std::min(most, tools_.scaled(icon_above));
    return beside() ? std::min(most, tools_.scaled(icon_above)) : tools_.scaled(icon_above);
}

int Button::usual_size() const {
    const auto& type = tools_.theme.type;
    return tools_.scaled(look_.type.value_or(icon_name_.empty() ? type.body : type.small));
}

int Button::room_across() const {
    const int room = box_.width - 2 * tools_.scaled(edge);
    return beside() ? room - icon_side() - 2 * tools_.scaled(edge) : room;
}

int Button::largest_size(const std::string& text) const {
    TextStyle style;
    style.size = usual_size();
    // Words may stand on two lines below an icon; otherwise they stay on one.
    const bool two_lines = look_.two_lines || (!icon_name_.empty() && !beside());
    int widest = 0;
    std::istringstream words(two_lines ? text : std::string());
    for (std::string word; words >> word;)
        widest = std::max(widest, tools_.type.measure(word, style).width);
    if (!two_lines) widest = tools_.type.measure(text, style).width;
    return widest <= room_across() ? style.size : style.size * room_across() / widest;
}

void Button::state(State state) {
    if (state == state_) return;
    state_ = state;
    redraw();
}

void Button::look(const Look& look) {
    look_ = look;
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
    style.fill = pressed_ ? colours.button_pressed : look_.fill.value_or(colours.button);
    Colour ink = pressed_ ? colours.plate_text : colours.text;
    Colour accent = pressed_ ? colours.plate_text : colours.accent;
    if (state_ == State::selected) {
        style.fill = style.border = pressed_ ? colours.accent : colours.plate_active;
        ink = accent = colours.plate_text;
    } else if (state_ == State::off) {
        style.fill = colours.button.with_alpha(colours.button.alpha * 0.4);
        style.border = colours.panel_edge.with_alpha(colours.panel_edge.alpha * 0.5);
        ink = colours.text_off;
    }
    face_.picture(panel(box_.size(), style));
    draw_label(ink);
    draw_icon(ink, accent);
}

void Button::draw_icon(Colour ink, Colour accent) {
    if (icon_name_.empty()) return;
    const int side = icon_side();
    Box place = box_;
    if (!text_.empty() && beside()) {
        place.left = label_.look().picture ? static_cast<int>(label_.look().frame.left) - side -
                                                 2 * tools_.scaled(edge)
                                           : box_.left;
        place.width = side;
    } else if (!text_.empty()) {
        place.top += tools_.scaled(12);
        place.height = side;
    }
    icon_.picture(tools_.icons->at(icon_name_, side, {accent, ink}));
    icon_.opacity(state_ == State::off ? 0.35f : 1.f);
    icon_.frame(centred({side, side}, place));
}

void Button::draw_label(Colour ink) {
    if (text_.empty()) return label_.picture(nullptr);
    Box room{box_.left + tools_.scaled(edge), box_.top + tools_.scaled(4),
             box_.width - 2 * tools_.scaled(edge), box_.height - 2 * tools_.scaled(4)};
    if (beside()) {
        const int taken = icon_side() + 2 * tools_.scaled(edge);
        room.left += taken;
        room.width -= taken;
    } else if (!icon_name_.empty()) {
        room.top = box_.top + tools_.scaled(12) + icon_side();
        room.height = box_.bottom() - tools_.scaled(6) - room.top;
    }
    TextStyle letters = tools_.style(0, ink, beside() ? Align::left : Align::centre);
    letters.size = size_ > 0 ? size_ : usual_size();
    Picture words = tools_.type.fit(text_, letters, room.size());
    Frame place = centred(words->size, room);
    label_.frame(place);
    label_.picture(std::move(words));
}

} // namespace ludarium::shell

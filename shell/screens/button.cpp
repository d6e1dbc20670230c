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

// The icon stands above or before the words; both are in the middle together.
void Button::draw_icon(Colour ink, Colour accent) {
    if (icon_name_.empty()) return;
    const int side = icon_side();
    Frame place = centred({side, side}, box_);
    if (!text_.empty()) {
        const Frame words = label_.look().frame;
        const auto gap = static_cast<float>(2 * tools_.scaled(edge));
        if (beside() && look_.icon_after)
            place.left = words.left + words.width + gap;
        else if (beside())
            place.left = words.left - static_cast<float>(side) - gap;
        else
            place.top = words.top - static_cast<float>(side + tools_.scaled(edge) / 2);
    }
    icon_.picture(tools_.icons->at(icon_name_, side, {accent, ink}));
    icon_.opacity(state_ == State::off ? 0.35f : 1.f);
    icon_.frame(place);
}

void Button::draw_label(Colour ink) {
    if (text_.empty()) return label_.picture(nullptr);
    Box room{box_.left + tools_.scaled(edge), box_.top + tools_.scaled(4),
             box_.width - 2 * tools_.scaled(edge), box_.height - 2 * tools_.scaled(4)};
    int across = 0; // taken by the icon
    int above = 0;
    if (beside()) across = icon_side() + 2 * tools_.scaled(edge);
    if (!icon_name_.empty() && !beside()) above = icon_side() + tools_.scaled(edge) / 2;
    const Size left{room.width - across, room.height - above};
    TextStyle letters = tools_.style(0, ink, beside() ? Align::left : Align::centre);
    letters.size = size_ > 0 ? size_ : usual_size();
    Picture words = tools_.type.fit(text_, letters, left);
    const Size both{words->size.width + across, words->size.height + above};
    Frame place = centred(both, room);
    if (look_.from_left) place.left = static_cast<float>(room.left + tools_.scaled(edge));
    if (!look_.icon_after) place.left += static_cast<float>(across);
    place.top += static_cast<float>(above);
    place.width = static_cast<float>(words->size.width);
    place.height = static_cast<float>(words->size.height);
    label_.frame(place);
    label_.picture(std::move(words));
}

} // namespace ludarium::shell

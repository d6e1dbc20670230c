#include "screens/dice_tray.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

DiceTray::DiceTray(const StageTools& tools, const TableArt& art) : tools_(tools), art_(art) {
    const int side = art.layout.dice.height;
    PanelStyle style;
    // As the places they lead to.
    style.fill = tools.theme.colours.target.with_alpha(0.25);
    style.border = tools.theme.colours.target;
    style.border_width = std::max(2.f, 4 * tools.unit);
    style.radius = static_cast<float>(side) * 0.22f;
    ring_ = panel({side, side}, style);
    style.fill = style.border = tools.theme.colours.plate_active;
    blank_ = panel({side * 2 / 3, side * 2 / 3}, style);
}

// Before the throw a plain face; a die nobody has drawn shows its number.
Picture DiceTray::face(unsigned value) const {
    const auto found = art_.dice.find(value);
    if (found != art_.dice.end() && found->second) return found->second;
    if (value == 0) return blank_;
    TextStyle style = tools_.style(tools_.theme.type.headline, tools_.theme.colours.text);
    style.bold = true;
    return tools_.type.set(std::to_string(value), style);
}

void DiceTray::show(const Content& content) {
    const Box& room = art_.layout.dice;
    const auto count = static_cast<int>(content.dice.size());
    if (content.dice.size() != dice_.size()) {
        dice_.clear();
        rings_.clear();
        boxes_.clear();
        for (int i = 0; i < count; ++i) {
            const int gap = tools_.scaled(tools_.theme.spacing.gap);
            const int side = std::min(room.height, (room.width + gap) / count - gap);
            const int whole = count * (side + gap) - gap;
            boxes_.push_back({room.left + (room.width - whole) / 2 + i * (side + gap),
                              room.top + (room.height - side) / 2, side, side});
            rings_.emplace_back(tools_.scene, layer::button);
            rings_.back().frame(frame(boxes_.back()));
            dice_.emplace_back(tools_.scene, layer::label);
        }
    }
    content_ = content;
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        const Die& die = content.dice[i];
        Picture picture = face(die.value);
        const Box inner = boxes_[i].inset(boxes_[i].width / 12);
        const Size size = fitted(1, inner.size());
        dice_[i].frame(picture->size.height > inner.height ? centred(size, inner)
                                                           : centred(picture->size, inner));
        dice_[i].picture(std::move(picture));
        dice_[i].opacity(die.value > 0 && die.uses == 0 ? 0.35f : die.value == 0 ? 0.75f : 1.f);
        const bool marked = content.throwable || content.preferred == i || (content.used >> i & 1u);
        rings_[i].picture(marked ? ring_ : nullptr);
    }
}

void DiceTray::roll() {
    // Each die jumps up, shows other faces on its way, and falls back; one a little after the other.
    const milliseconds half = tools_.theme.pace.dice / 2;
    constexpr unsigned turns = 5;
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        const Frame rest = dice_[i].look().frame;
        Frame up = rest;
        up.top -= rest.height * 0.35f;
        const milliseconds later = half / 4 * static_cast<int>(i);
        const NodeId die = dice_[i].id();
        tools_.motion.glide(die, up, {later, half, Ease::out});
        tools_.motion.scale(die, 1.15f, {later, half, Ease::out});
        tools_.motion.glide(die, rest, {later + half, half, Ease::in_out});
        tools_.motion.scale(die, 1, {later + half, half, Ease::in_out});
        const unsigned sides = std::max(1u, content_.dice[i].sides);
        for (unsigned turn = 0; turn <= turns; ++turn) {
            const unsigned thrown = content_.dice[i].value;
            const unsigned shown =
                turn == turns ? thrown : (thrown + (turns - turn) * 5) % sides + 1;
            tools_.motion.after(later + half * 2 * static_cast<int>(turn) / static_cast<int>(turns),
                                [this, die, shown] { tools_.scene.set_picture(die, face(shown)); });
        }
    }
}

bool DiceTray::hit(Point p) const {
    return !dice_.empty() && art_.layout.dice.contains(p);
}

std::optional<unsigned> DiceTray::die_at(Point p) const {
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].contains(p)) return static_cast<unsigned>(i);
    return std::nullopt;
}

} // namespace ludarium::shell

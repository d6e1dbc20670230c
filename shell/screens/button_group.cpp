#include "screens/button_group.hpp"

#include <algorithm>

namespace ludarium::shell {

void ButtonGroup::clear() {
    buttons_.clear();
    held_.clear();
}

std::optional<std::string> ButtonGroup::handle(const Input& input) {
    if (const auto* e = std::get_if<Pressed>(&input)) {
        for (std::size_t i = 0; i < buttons_.size(); ++i)
            if (buttons_[i].hit(e->at)) {
                held_.push_back({e->finger, i});
                buttons_[i].pressed(true);
            }
        return std::nullopt;
    }
    const auto it = std::find_if(held_.begin(), held_.end(), [&input](const Held& held) {
        return held.finger == finger_of(input);
    });
    if (it == held_.end()) return std::nullopt;
    Button& held = buttons_[it->button];
    if (const auto* e = std::get_if<Moved>(&input)) {
        held.pressed(held.box().contains(e->at));
        return std::nullopt;
    }
    held_.erase(it);
    held.pressed(false);
    if (const auto* e = std::get_if<Released>(&input))
        if (held.box().contains(e->at)) return held.name();
    return std::nullopt;
}

bool ButtonGroup::holds(Finger finger) const {
    return std::any_of(held_.begin(), held_.end(),
                       [finger](const Held& held) { return held.finger == finger; });
}

bool ButtonGroup::hit(Point p) const {
    return std::any_of(buttons_.begin(), buttons_.end(),
                       [p](const Button& button) { return button.hit(p); });
}

Button* ButtonGroup::find(const std::string& name) {
    for (Button& button : buttons_)
        if (button.name() == name) return &button;
    return nullptr;
}

std::vector<Target> ButtonGroup::targets(bool main) const {
    std::vector<Target> all;
    for (const Button& button : buttons_)
        if (button.usable()) all.push_back({"button-" + button.name(), button.box(), main});
    return all;
}

std::vector<Witness::Place> ButtonGroup::places() const {
    std::vector<Witness::Place> all;
    for (const Button& button : buttons_) all.push_back({"button-" + button.name(), button.box()});
    return all;
}

void ButtonGroup::label_alike(const std::vector<std::string>& labels) {
    int size = 0;
    const std::size_t count = std::min(labels.size(), buttons_.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (labels[i].empty()) continue;
        const int most = buttons_[i].largest_size(labels[i]);
        size = size == 0 ? most : std::min(size, most);
    }
    for (std::size_t i = 0; i < count; ++i) buttons_[i].label(labels[i], size);
}

} // namespace ludarium::shell

#include "staff/corner_gesture.hpp"

#include <utility>

namespace ludarium::shell {

std::optional<CornerGesture::Corner> CornerGesture::corner_at(Point p) const {
    if (Box{0, 0, corner_, corner_}.contains(p)) return Corner::left;
    if (Box{screen_.width - corner_, 0, corner_, corner_}.contains(p)) return Corner::right;
    return std::nullopt;
}

bool CornerGesture::let_go(Point at, Time now) {
    const auto held = std::exchange(held_, std::nullopt);
    if (!held || corner_at(at) != held || now - since_ < hold) {
        left_done_.reset();
        return false;
    }
    if (held == Corner::left) {
        left_done_ = now;
        return false;
    }
    const auto left = std::exchange(left_done_, std::nullopt);
    return left && since_ - *left <= pause;
}

bool CornerGesture::completed_by(const Input& input, Time now) {
    if (const auto* press = std::get_if<Pressed>(&input)) {
        held_ = corner_at(press->at);
        since_ = now;
        if (!held_) left_done_.reset();
    } else if (const auto* move = std::get_if<Moved>(&input)) {
        if (held_ && corner_at(move->at) != held_) held_.reset();
    } else if (const auto* release = std::get_if<Released>(&input)) {
        return let_go(release->at, now);
    } else {
        held_.reset();
        left_done_.reset();
    }
    return false;
}

} // namespace ludarium::shell

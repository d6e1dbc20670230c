#include "staff/corner_gesture.hpp"

#include <utility>

namespace ludarium::shell {

std::optional<CornerGesture::Corner> CornerGesture::corner_at(Point p) const {
    if (Box{0, 0, corner_, corner_}.contains(p)) return Corner::left;
    if (Box{screen_.width - corner_, 0, corner_, corner_}.contains(p)) return Corner::right;
    return std::nullopt;
}

bool CornerGesture::let_go(const Released& release, Time now) {
    if (release.finger != finger_) return false;
    const auto held = std::exchange(held_, std::nullopt);
    if (!held || corner_at(release.at) != held || now - since_ < hold) {
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
        const auto corner = corner_at(press->at);
        if (corner || !held_) {
            held_ = corner;
            finger_ = press->finger;
            since_ = now;
        }
        if (!held_) left_done_.reset();
    } else if (const auto* move = std::get_if<Moved>(&input)) {
        if (move->finger == finger_ && held_ && corner_at(move->at) != held_) held_.reset();
    } else if (const auto* release = std::get_if<Released>(&input)) {
        return let_go(*release, now);
    } else if (finger_of(input).value_or(finger_) == finger_) {
        held_.reset();
        left_done_.reset();
    }
    return false;
}

} // namespace ludarium::shell

#include "input/inbox.hpp"

#include <algorithm>
#include <iterator>

namespace ludarium::shell {

namespace {

// In pixels: a fingertip that comes down twice on the same place.
constexpr float same_place = 24;

} // namespace

bool Inbox::room_for(const Pressed& press) const {
    return taps_ < most_drummed ||
           (taps_ < most_taps && distance(press.at, last_tap_) > same_place);
}

void Inbox::put(const Input& input) {
    if (const auto* press = std::get_if<Pressed>(&input)) {
        if (!room_for(*press)) return unanswered_.push_back(press->finger);
        last_tap_ = press->at;
        ++taps_;
    } else if (std::holds_alternative<KeyPressed>(input)) {
        if (keys_ == most_keys) return;
        ++keys_;
    } else if (const auto* move = std::get_if<Moved>(&input)) {
        if (unanswered(move->finger, false)) return;
        forget_older(*move);
    } else if (unanswered(*finger_of(input), true)) {
        return; // let go
    }
    waiting_.push_back(input);
}

bool Inbox::unanswered(Finger finger, bool for_good) {
    const auto it = std::find(unanswered_.begin(), unanswered_.end(), finger);
    if (it == unanswered_.end()) return false;
    if (for_good) unanswered_.erase(it);
    return true;
}

// Two fingers that move at once tell of it in turns.
void Inbox::forget_older(const Moved& move) {
    for (auto it = waiting_.rbegin(); it != waiting_.rend(); ++it) {
        const auto* before = std::get_if<Moved>(&*it);
        if (!before) return;
        if (before->finger == move.finger) {
            waiting_.erase(std::next(it).base());
            return;
        }
    }
}

std::optional<Input> Inbox::take() {
    if (waiting_.empty()) return std::nullopt;
    const Input first = waiting_.front();
    waiting_.pop_front();
    if (std::holds_alternative<Pressed>(first)) --taps_;
    if (std::holds_alternative<KeyPressed>(first)) --keys_;
    return first;
}

void Inbox::forget_touches() {
    const auto touch = [](const Input& input) {
        return !std::holds_alternative<KeyPressed>(input);
    };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), touch), waiting_.end());
    taps_ = 0;
    unanswered_.clear();
}

} // namespace ludarium::shell

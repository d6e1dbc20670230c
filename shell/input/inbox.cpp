#include "input/inbox.hpp"

#include <algorithm>
#include <utility>

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
        unanswered_ = !room_for(*press);
        if (unanswered_) return;
        last_tap_ = press->at;
        ++taps_;
    } else if (std::holds_alternative<KeyPressed>(input)) {
        if (keys_ == most_keys) return;
        ++keys_;
    } else if (std::holds_alternative<Moved>(input)) {
        if (unanswered_) return;
        if (!waiting_.empty() && std::holds_alternative<Moved>(waiting_.back()))
            waiting_.pop_back();
    } else if (std::exchange(unanswered_, false)) {
        return; // let go
    }
    waiting_.push_back(input);
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
    unanswered_ = false;
}

} // namespace ludarium::shell

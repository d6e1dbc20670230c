#include "input/fingers.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

std::vector<Input> Fingers::take(const Touch& touch) {
    std::vector<Input> told;
    auto it = std::find_if(down_.begin(), down_.end(), [&touch](const Down& down) {
        return down.device == touch.device && down.number == touch.number;
    });
    if (touch.kind == Touch::Kind::down) {
        if (it == down_.end() && down_.size() == most) it = down_.begin();
        if (it != down_.end()) {
            told.push_back(Lost{it->finger});
            down_.erase(it);
        }
        down_.push_back({touch.device, touch.number, static_cast<Finger>(++last_), touch.at});
        told.push_back(Pressed{touch.at, down_.back().finger});
        return told;
    }
    if (it == down_.end()) return told;
    if (touch.kind == Touch::Kind::moved) {
        if (distance(touch.at, it->at) <= tremor) return told;
        it->at = touch.at;
        told.push_back(Moved{touch.at, it->finger});
        return told;
    }
    if (touch.kind == Touch::Kind::up)
        told.push_back(Released{touch.at, it->finger});
    else
        told.push_back(Lost{it->finger});
    down_.erase(it);
    return told;
}

std::vector<Input> Fingers::let_go() {
    std::vector<Input> told;
    for (const Down& down : std::exchange(down_, {})) told.push_back(Lost{down.finger});
    return told;
}

} // namespace ludarium::shell

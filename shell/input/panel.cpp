#include "input/panel.hpp"

namespace ludarium::shell {

void Panel::touched() {
    touches_.push_back(clock_.now());
    if (touches_.size() > raving) touches_.pop_front();
}

void Panel::forget_old() {
    const Time oldest = clock_.now() - clock_.meanwhile(span);
    while (!touches_.empty() && touches_.front() <= oldest) touches_.pop_front();
}

Panel::News Panel::watch() {
    forget_old();
    if (!raves_ && touches_.size() >= raving) {
        raves_ = true;
        ++times_;
        return News::raves;
    }
    if (raves_ && touches_.size() <= calm) {
        raves_ = false;
        return News::calm;
    }
    return News::none;
}

std::optional<Time> Panel::deadline() const {
    if (!raves_ || touches_.size() <= calm) return std::nullopt;
    return touches_[touches_.size() - calm - 1] + clock_.meanwhile(span);
}

} // namespace ludarium::shell

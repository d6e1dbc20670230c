#include "keeper/heartbeat.hpp"

namespace ludarium::keeper {

void Heartbeat::started(Moment now) {
    started_ = alive_ = busy_ = now;
    ready_since_.reset();
    worked_ = {};
}

void Heartbeat::told(const std::string& line, Moment now) {
    if (line == "READY=1" && !ready_since_) ready_since_ = now;
    if (line == "READY=1" || line == "WATCHDOG=1") alive_ = busy_ = now;
}

void Heartbeat::has_worked(std::chrono::nanoseconds in_all, Moment now) {
    if (in_all > worked_ && !ready()) alive_ = now;
    if (in_all > worked_ + some_work) busy_ = now;
    worked_ = in_all;
}

milliseconds Heartbeat::well_for(Moment now) const {
    if (!ready_since_) return milliseconds(0);
    return std::chrono::duration_cast<milliseconds>(now - *ready_since_);
}

Moment Heartbeat::deadline() const {
    const Moment silent = alive_ + patience_;
    return std::min(silent, ready() ? busy_ + stillness : started_ + longest_start);
}

} // namespace ludarium::keeper

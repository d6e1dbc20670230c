#include "app/safety_net.hpp"

#include <spdlog/spdlog.h>

namespace ludarium::shell {

bool SafetyNet::catches(const std::string& cause) {
    const Time now = clock_.now();
    while (!falls_.empty() && falls_.front() + span <= now) falls_.pop_front();
    falls_.push_back(now);
    if (falls_.size() <= most) {
        spdlog::error("the kiosk goes on after a fault of its own: {}", cause);
        return true;
    }
    spdlog::critical("the kiosk has to be started again: {}", cause);
    return false;
}

} // namespace ludarium::shell

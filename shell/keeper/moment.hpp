// Time that passes, whatever the clock on the wall is set to.
#pragma once

#include <chrono>

namespace ludarium::keeper {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;
using std::chrono::milliseconds;

} // namespace ludarium::keeper

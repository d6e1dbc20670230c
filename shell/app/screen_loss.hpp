// The X server is gone: Xlib ends the program then, and that is no crash of ours.
#pragma once

#include <functional>

namespace ludarium::shell {

// One at a time. What is to be done before the end.
class ScreenLoss {
  public:
    explicit ScreenLoss(std::function<void()> last);
    ~ScreenLoss();
    ScreenLoss(const ScreenLoss&) = delete;
    ScreenLoss& operator=(const ScreenLoss&) = delete;
};

} // namespace ludarium::shell

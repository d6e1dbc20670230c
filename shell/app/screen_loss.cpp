#include "app/screen_loss.hpp"

#include <utility>

#include <X11/Xlib.h>
#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

// Xlib's handler knows nothing but the connection that broke.
std::function<void()>& last_words() {
    static std::function<void()> words;
    return words;
}

int lost(Display*) {
    if (last_words()) last_words()();
    return 0;
}

} // namespace

ScreenLoss::ScreenLoss(std::function<void()> last) {
    last_words() = std::move(last);
    XSetIOErrorHandler(lost);
}

ScreenLoss::~ScreenLoss() {
    XSetIOErrorHandler(nullptr);
    last_words() = nullptr;
}

} // namespace ludarium::shell

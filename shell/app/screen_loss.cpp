#include "app/screen_loss.hpp"

#include <utility>

#include <unistd.h>

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
    spdlog::error("the screen is gone: the X server does not answer any more");
    if (last_words()) last_words()();
    spdlog::default_logger()->flush();
    // Xlib would run what is left of a program whose threads are still at work.
    ::_exit(1);
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

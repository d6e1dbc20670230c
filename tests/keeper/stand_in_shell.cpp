// What a shell is to its keeper: a red window, and signs of life. stand-in-shell [slow|deaf|dies|turns|closes|opens|visited|blocked] …
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>

#include <X11/Xlib.h>
#include <systemd/sd-daemon.h>
#include <unistd.h>

namespace {

// Whoever waits for a child of vfork does so as for a disk: by no signal to be disturbed.
void wait_as_for_a_disk() {
    if (::vfork() != 0) return;
    ::sleep(2);
    ::_exit(0);
}

} // namespace

int main(int, char** argv) {
    using namespace std::chrono_literals;
    const std::string mood = argv[1];
    if (mood == "dies") return 3;
    if (mood == "deaf") std::signal(SIGTERM, SIG_IGN);
    if (mood == "slow") std::this_thread::sleep_for(300ms); // as long as a real one reads its words

    Display* display = ::XOpenDisplay(nullptr);
    if (!display) return 2;
    const int screen = DefaultScreen(display);
    XSetWindowAttributes how{};
    how.override_redirect = True;
    how.background_pixel = 0xff0000;
    const Window window =
        ::XCreateWindow(display, DefaultRootWindow(display), 0, 0,
                        static_cast<unsigned>(DisplayWidth(display, screen)),
                        static_cast<unsigned>(DisplayHeight(display, screen)), 0, CopyFromParent,
                        InputOutput, CopyFromParent, CWOverrideRedirect | CWBackPixel, &how);
    ::XMapWindow(display, window);
    ::XSync(display, False);
    ::sd_notify(0, "READY=1");
    if (mood == "turns") return 5;
    if (mood == "closes" || mood == "opens") ::sd_notify(0, "X_LUDARIUM_SCREEN=off");
    if (mood == "visited") ::sd_notify(0, "X_LUDARIUM_SCREEN=touched\nX_LUDARIUM_SCREEN=off");
    const auto patience = std::chrono::microseconds(std::atoll(std::getenv("WATCHDOG_USEC")));
    for (int sign = 0;; ++sign) {
        ::sd_notify(0, "WATCHDOG=1");
        if (mood == "opens" && sign == 5) ::sd_notify(0, "X_LUDARIUM_SCREEN=on");
        if (mood == "blocked" && sign == 1) wait_as_for_a_disk();
        std::this_thread::sleep_for(patience / 3);
    }
}

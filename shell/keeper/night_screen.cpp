#include "keeper/night_screen.hpp"

#include <array>
#include <cstdint>
#include <filesystem>

#include <fcntl.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace ludarium::keeper {

namespace {

// A finger, a button or a key; not a lid, a loudspeaker's plug or a sensor that tells something all the time.
bool is_for_hands(int device) {
    std::array<std::uint8_t, KEY_MAX / 8 + 1> keys{};
    if (::ioctl(device, EVIOCGBIT(EV_KEY, keys.size()), keys.data()) < 0) return false;
    for (const std::size_t key : {BTN_TOUCH, BTN_LEFT, KEY_ENTER})
        if (keys.at(key / 8) & 1u << key % 8) return true;
    return false;
}

} // namespace

void NightScreen::told(const std::string& line, Moment now) {
    if (line == "X_LUDARIUM_SCREEN=on") night_ = false;
    if (line == "X_LUDARIUM_SCREEN=off") night_ = true;
    if (line == "X_LUDARIUM_SCREEN=touched") light_until_ = now + light_stays;
}

void NightScreen::turn(Moment now) {
    if (night_ && hands_.empty()) listen_for_hands();
    if (!night_) forget_hands();
    if (hands_have_moved()) light_until_ = now + light_stays;
    if (running_ && running_->ended()) running_.reset();
    const bool wanted = !night_ || now < light_until_;
    if (wanted != on_ && !running_) switch_to(wanted);
}

// Should it fail, there is nothing more to be done: the picture is black.
void NightScreen::switch_to(bool on) {
    on_ = on;
    if (program_.empty()) return;
    KeptProcess::Start how;
    how.command = {program_, on ? "on" : "off"};
    how.environment = {"NOTIFY_SOCKET"};
    running_ = KeptProcess::start(how);
}

void NightScreen::listen_for_hands() {
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator("/dev/input", failed)) {
        if (entry.path().filename().string().compare(0, 5, "event") != 0) continue;
        const int device = ::open(entry.path().c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (device < 0) continue;
        if (is_for_hands(device))
            hands_.push_back(device);
        else
            ::close(device);
    }
}

void NightScreen::forget_hands() {
    for (const int device : hands_) ::close(device);
    hands_.clear();
}

bool NightScreen::hands_have_moved() const {
    bool moved = false;
    std::array<input_event, 64> events{};
    for (const int device : hands_)
        while (::read(device, events.data(), sizeof events) > 0) moved = true;
    return moved;
}

std::vector<int> NightScreen::descriptors() const {
    std::vector<int> all = hands_;
    all.push_back(running_ ? running_->descriptor() : -1);
    return all;
}

Moment NightScreen::deadline() const {
    return night_ && on_ ? light_until_ : Moment::max();
}

} // namespace ludarium::keeper

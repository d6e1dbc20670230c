#include "keeper/hands.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <linux/input.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace ludarium::keeper {

namespace {

// Reads all there is. Whether there was something.
bool drain(int descriptor) {
    alignas(inotify_event) std::array<char, 4096> news{};
    bool any = false;
    while (::read(descriptor, news.data(), news.size()) > 0) any = true;
    return any;
}

// A number of the key's, which only matters together with a key; or the device's own clock. -1: neither.
int meaningless_event(int device) {
    std::array<std::uint8_t, MSC_MAX / 8 + 1> known{};
    if (::ioctl(device, EVIOCGBIT(EV_MSC, known.size()), known.data()) < 0) return -1;
    for (const int code : {MSC_SCAN, MSC_TIMESTAMP})
        if (known.at(static_cast<std::size_t>(code) / 8) & 1u << code % 8) return code;
    return -1;
}

// Opens each device there is.
template <class What>
void each_device(const std::filesystem::path& folder, int how, What what) {
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (entry.path().filename().string().compare(0, 5, "event") != 0) continue;
        const int device = ::open(entry.path().c_str(), how | O_NONBLOCK | O_CLOEXEC);
        if (device >= 0) what(device);
    }
}

} // namespace

bool is_for_hands(int device) {
    std::array<std::uint8_t, KEY_MAX / 8 + 1> keys{};
    if (::ioctl(device, EVIOCGBIT(EV_KEY, keys.size()), keys.data()) < 0) return false;
    for (const std::size_t key : {BTN_TOUCH, BTN_LEFT, KEY_ENTER})
        if (keys.at(key / 8) & 1u << key % 8) return true;
    return false;
}

void Hands::listen() {
    if (std::exchange(listening_, true)) return;
    watch_folder();
    open_devices();
}

void Hands::forget() {
    listening_ = false;
    close_devices();
    if (folder_ >= 0) ::close(std::exchange(folder_, -1));
}

bool Hands::have_moved() {
    bool moved = false;
    for (int& device : devices_) {
        errno = 0;
        moved = drain(device) || moved;
        // One that is gone would be readable for ever.
        if (errno == ENODEV) ::close(std::exchange(device, -1));
    }
    if (!listening_) return moved;
    // Where it could not be watched until now, devices may have come unheard.
    if (folder_ >= 0 ? drain(folder_) : watch_folder()) {
        close_devices();
        open_devices();
    }
    return moved;
}

// Whether it is: there may be no descriptor for it just now, and then it is tried again.
bool Hands::watch_folder() {
    folder_ = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (folder_ < 0) return false;
    // Its owner and rights come after the device itself.
    ::inotify_add_watch(folder_, devices_are_in_.c_str(), IN_CREATE | IN_ATTRIB);
    return true;
}

std::vector<int> Hands::descriptors() const {
    std::vector<int> all = devices_;
    all.push_back(folder_);
    return all;
}

void Hands::open_devices() {
    each_device(devices_are_in_, O_RDONLY, [this](int device) {
        if (is_heard_(device))
            devices_.push_back(device);
        else
            ::close(device);
    });
}

void Hands::close_devices() {
    for (const int device : devices_)
        if (device >= 0) ::close(device);
    devices_.clear();
}

void stir_devices() {
    each_device("/dev/input", O_RDWR, [](int device) {
        std::array<input_event, 2> events{}; // the second ends the report
        if (const int code = meaningless_event(device); code >= 0) {
            events[0].type = EV_MSC;
            events[0].code = static_cast<std::uint16_t>(code);
            // One that does not take it is no worse off than before.
            if (::write(device, events.data(), sizeof events) < 0) errno = 0;
        }
        ::close(device);
    });
}

} // namespace ludarium::keeper

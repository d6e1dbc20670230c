// Whoever touches a screen, moves a mouse or presses a key, heard from the devices themselves.
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

namespace ludarium::keeper {

// A finger, a button or a key; not a lid, a loudspeaker's plug or a sensor that tells something all the time.
bool is_for_hands(int device);

class Hands {
  public:
    explicit Hands(std::filesystem::path folder = "/dev/input",
                   bool (*is_heard)(int device) = is_for_hands)
        : devices_are_in_(std::move(folder)), is_heard_(is_heard) {}
    ~Hands() { forget(); }
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    // From now on: to the devices that are there, and to those that are plugged in later. A display that sleeps may take
    // its touch screen away, and bring it back.
    void listen();
    void forget();
    // Since they were asked the last time.
    bool have_moved();
    // Readable when something has happened.
    std::vector<int> descriptors() const;

  private:
    bool watch_folder();
    void open_devices();
    void close_devices();

    std::filesystem::path devices_are_in_;
    bool (*is_heard_)(int);
    bool listening_ = false;
    int folder_ = -1; // inotify's: devices come and go
    std::vector<int> devices_;
};

// Lets all devices that can tell something that means nothing tell it, so that a compositor which has just come back from another
// console looks at them now: cage does so when the first of them is touched, and that touch would be lost.
void stir_devices();

} // namespace ludarium::keeper

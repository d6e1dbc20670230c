// The staff's PIN: kept as a hash, guarded by delays that grow with every wrong try, and set anew only
// by whoever can put a file on the kiosk's disk. Needs no window.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "visit/clock.hpp"

namespace ludarium::shell {

// In the folder: `pin` (the hash), `pin-tries` (how many wrong ones), and `new-pin`, which staff make to
// be asked for a new PIN.
class PinLock {
  public:
    static constexpr std::size_t shortest = 4;
    static constexpr std::size_t longest = 8;

    PinLock(std::filesystem::path folder, const Clock& clock);

    enum class State {
        unset,  // there is no PIN, and nobody at the screen can make one
        asking, // the file new-pin is there: the next to come chooses a PIN
        set
    };
    State state() const;

    // Whether this is the PIN. A wrong one makes the next wait longer; while one has to wait, every
    // PIN is wrong. Takes a few milliseconds.
    bool opens(const std::string& pin);
    // Until the next try counts.
    milliseconds wait() const;

    static bool long_enough(const std::string& pin) {
        return pin.size() >= shortest && pin.size() <= longest;
    }
    // The new PIN. The file new-pin goes, and so do the wrong tries. False: it could not be written,
    // and all is as it was.
    bool choose(const std::string& pin);

  private:
    std::filesystem::path file(const char* name) const { return folder_ / name; }
    void count(int tries);

    std::filesystem::path folder_;
    const Clock& clock_;
    int tries_ = 0; // wrong ones
    Time last_{};   // of them
};

} // namespace ludarium::shell

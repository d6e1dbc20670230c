// What the kiosk has in hand, noted on the disk before it is touched. A note that is still there at
// the next start was left by a crash.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "visit/crash_record.hpp"

namespace ludarium::shell {

class Hands;

// As long as this lives, the thing is in hand.
class InHand {
  public:
    InHand(InHand&& other) noexcept
        : hands_(std::exchange(other.hands_, nullptr)), number_(other.number_) {}
    InHand& operator=(InHand&& other) noexcept {
        std::swap(hands_, other.hands_);
        std::swap(number_, other.number_);
        return *this;
    }
    ~InHand();

  private:
    friend class Hands;
    InHand(Hands& hands, std::uint64_t number) : hands_(&hands), number_(number) {}

    Hands* hands_;
    std::uint64_t number_;
};

// For the thread of the event loop. A note is one small write into an open file, some microseconds:
// the kernel keeps it when this process dies, and nobody waits for the disk.
class Hands {
  public:
    // A note that was left goes into the record. An empty path notes nothing.
    Hands(std::filesystem::path file, CrashRecord& record, const Clock& clock, std::string boot);
    ~Hands();
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    // The latest taken is blamed: whoever opens a page in the middle of a game crashes over the page.
    [[nodiscard]] InHand hold(const Thing& thing);
    // Nothing if it is left out.
    [[nodiscard]] std::optional<InHand> try_hold(const Thing& thing);
    // An orderly end, or one that nobody here is to blame for. Nothing is noted from now on.
    void end();

  private:
    friend class InHand;
    void release(std::uint64_t number);
    void take_left_note();
    void note();
    bool has_paper();
    void tear_up();

    std::filesystem::path file_;
    CrashRecord& record_;
    const Clock& clock_;
    std::string boot_;
    std::vector<std::pair<std::uint64_t, Thing>> held_; // the latest last
    std::uint64_t next_ = 0;
    bool noting_ = false;
    int descriptor_ = -1; // of the note; none while it can't be written
};

} // namespace ludarium::shell

// The kiosk's clocks, set from outside while it runs: the one on the wall, and the time since boot. See
// tests/soak/moved_clock.c.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "temporary_folder.hpp"

namespace ludarium::test {

class SetClock {
  public:
    SetClock() : file_(folder_.write("clock", std::string(sizeof(Moved), '\0'))) {
        const int opened = ::open(file_.c_str(), O_RDWR | O_CLOEXEC);
        moved_ = static_cast<Moved*>(
            ::mmap(nullptr, sizeof(Moved), PROT_READ | PROT_WRITE, MAP_SHARED, opened, 0));
        ::close(opened);
    }
    ~SetClock() { ::munmap(moved_, sizeof(Moved)); }
    SetClock(const SetClock&) = delete;
    SetClock& operator=(const SetClock&) = delete;

    // What the kiosk has to find in its environment.
    std::vector<std::string> environment() const {
        return {"LD_PRELOAD=" LUDARIUM_MOVED_CLOCK, "LUDARIUM_MOVED_CLOCK=" + file_.string()};
    }
    // By how much they are ahead of ours.
    void set_wall(std::chrono::seconds ahead) { moved_->wall = nanoseconds(ahead); }
    void set_since_boot(std::chrono::seconds ahead) { moved_->since_boot = nanoseconds(ahead); }

  private:
    struct Moved {
        volatile std::int64_t wall;
        volatile std::int64_t since_boot;
    };
    static std::int64_t nanoseconds(std::chrono::seconds ahead) {
        return std::chrono::nanoseconds(ahead).count();
    }

    TemporaryFolder folder_;
    std::filesystem::path file_;
    Moved* moved_;
};

} // namespace ludarium::test

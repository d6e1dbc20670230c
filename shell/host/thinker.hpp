// The thread on which a plugin thinks, so that the host goes on answering meanwhile.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include <ludarium/host/deadline.hpp>
#include <ludarium/host/state.hpp>

#include "plugins/wire/messages.hpp"

namespace ludarium::shell {

// One thought at a time. Its end makes descriptor() readable; take() then gives the answer.
class Thinker {
  public:
    Thinker();
    ~Thinker(); // stops what is under way and waits for it

    // Starts the thread, which stays: after the first lock, which it then shares, and before the
    // plugin is there, since no thread can be started afterwards.
    void settle();

    int descriptor() const { return descriptor_; }
    bool busy() const { return busy_; }

    void start(std::uint32_t number, const wire::Think& request, host::State state);
    void stop() { stopped_ = true; }
    wire::Numbered<wire::Answer> take();

  private:
    void live();
    wire::Answer think(const host::State& state) const;
    static std::int32_t should_stop(void* context);

    int descriptor_;
    std::atomic<bool> stopped_{false};
    host::Deadline deadline_{0};
    wire::Think request_{};
    std::uint32_t number_ = 0;
    wire::Answer answer_ = wire::Failed{};
    bool busy_ = false; // from start() to take()

    std::mutex mutex_; // of what follows
    std::condition_variable changed_;
    std::optional<host::State> next_;
    bool leaving_ = false;
    std::thread thread_;
};

} // namespace ludarium::shell

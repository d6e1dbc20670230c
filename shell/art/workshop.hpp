// A thread that has pictures drawn, so that the screen never waits for one. It draws nothing itself: a
// process of its own does (shell/workshop).
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "art/easel.hpp"

namespace ludarium::shell {

class Workshop {
  public:
    // What to do in the waiting thread once the work is done.
    using Handover = std::function<void()>;
    using Work = std::function<Handover(Easel&)>;

    // `program`: ludarium-workshop.
    Workshop(PictureCache cache, const std::string& program);
    ~Workshop(); // the work in hand is left off
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    // Whoever waits for the work; only compared.
    using Owner = const void*;

    // Runs `work` in the workshop's thread; poll() then calls what it returned, in the order
    // ordered. Work that throws (no memory left) is tried again later, others' before it.
    void order(Owner owner, Work work);
    // This owner does not wait any more.
    void forget_orders(Owner owner);

    // Something is waiting, being drawn, or not handed over yet.
    bool busy();

    int descriptor() const { return wake_; } // readable when poll() has something to hand over
    void poll();

  private:
    using Time = std::chrono::steady_clock;
    struct Order {
        Owner owner;
        Work work;
        Time::time_point due{};               // at once
        std::chrono::milliseconds pause{250}; // after the next failure
    };

    void run();
    // The next that is due, taken out; none if the workshop closes.
    std::optional<Order> next(std::unique_lock<std::mutex>& lock);

    workshop::Bench bench_;
    Easel easel_;
    int wake_;
    std::mutex mutex_;
    std::condition_variable ordered_;
    std::deque<Order> waiting_;
    std::deque<std::pair<Owner, Handover>> finished_;
    Owner in_hand_ = nullptr; // whose work is being done; null: nobody waits for it
    bool working_ = false;
    bool closing_ = false;
    std::thread thread_;
};

} // namespace ludarium::shell

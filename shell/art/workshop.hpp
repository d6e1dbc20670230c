// A thread that renders drawings, so that the screen never waits for one.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "art/picture_cache.hpp"

namespace ludarium::shell {

class Workshop {
  public:
    // What to do in the waiting thread once the work is done.
    using Handover = std::function<void()>;
    using Work = std::function<Handover(const PictureCache&)>;

    explicit Workshop(PictureCache cache);
    ~Workshop(); // waits for the work in hand
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    // Runs `work` in the workshop's thread; poll() then calls what it returned, in the order
    // ordered.
    void order(Work work);
    // Nobody waits for what was ordered any more.
    void forget_orders();

    int descriptor() const { return wake_; } // readable when poll() has something to hand over
    void poll();

  private:
    void run();

    PictureCache cache_;
    int wake_;
    std::mutex mutex_;
    std::condition_variable ordered_;
    std::deque<Work> waiting_;
    std::deque<Handover> finished_;
    unsigned round_ = 0; // counts forget_orders()
    bool closing_ = false;
    std::thread thread_;
};

} // namespace ludarium::shell

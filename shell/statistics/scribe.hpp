// A thread that writes in the guest book, so that the screen never waits for the disk.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

#include "statistics/guest_book.hpp"

namespace ludarium::shell {

class Scribe {
  public:
    // An empty path counts nothing.
    Scribe(std::filesystem::path file, int keep_days);
    ~Scribe(); // writes what is waiting, unless somebody else has the file
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;

    using Work = std::function<void(GuestBook&)>;
    void write(Work work);

  private:
    void run();
    void carry_out(const Work& work, GuestBook& book);

    std::filesystem::path file_;
    int keep_days_;
    std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Work> waiting_;
    std::atomic<bool> closing_ = false;
    std::thread thread_;
};

} // namespace ludarium::shell

#include "statistics/scribe.hpp"

#include <chrono>
#include <exception>
#include <utility>

#include <spdlog/spdlog.h>

namespace ludarium::shell {

namespace {

// A disk that does not answer is no reason to fill the memory; a visit is a handful of entries.
constexpr std::size_t most_waiting = 10'000;

// A kiosk that starts has better things to do than to look through a year of visits.
constexpr std::chrono::seconds first_pictures{5};

} // namespace

Scribe::Scribe(std::filesystem::path file, int keep_days)
    : file_(std::move(file)), keep_days_(keep_days) {
    if (file_.empty()) return;
    thread_ = std::thread([this] {
        try {
            run();
        } catch (const std::exception& error) {
            spdlog::error("visits are not counted until the next start: {}", error.what());
        }
    });
}

Scribe::~Scribe() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    asked_.notify_one();
    thread_.join();
}

void Scribe::write(Work work) {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() < most_waiting) waiting_.push_back(std::move(work));
    }
    asked_.notify_one();
}

// Whatever happens, visitors play on: memory can run out here, too.
void Scribe::carry_out(const Work& work, GuestBook& book) {
    try {
        work(book);
    } catch (const std::exception& error) {
        spdlog::warn("a visit is not counted: {}", error.what());
    }
}

void Scribe::run() {
    const auto asked = [this] { return closing_ || !waiting_.empty(); };
    std::unique_lock lock(mutex_);
    if (asked_.wait_for(lock, first_pictures, asked) && waiting_.empty()) return;
    lock.unlock();
    GuestBook book(file_, keep_days_, GuestBook::usual_bytes, &closing_);
    lock.lock();
    for (;;) {
        asked_.wait(lock, asked);
        if (waiting_.empty()) return;
        const Work work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        carry_out(work, book);
        lock.lock();
    }
}

} // namespace ludarium::shell

#include "art/workshop.hpp"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <string>
#include <utility>

#include <malloc.h>
#include <spdlog/spdlog.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

// The boards of four games at three screen sizes, and room to spare.
constexpr std::uintmax_t cache_limit = 512u * 1024 * 1024;

// Nothing that work throws ends the kiosk; whoever waits for it goes on waiting.
Workshop::Handover attempt(const Workshop::Work& work, Easel& easel) {
    try {
        return work(easel);
    } catch (const std::exception& failed) {
        return [why = std::string(failed.what())] { spdlog::error("in the workshop: {}", why); };
    }
}

} // namespace

Workshop::Workshop(PictureCache cache, const std::string& program)
    : bench_(program),
      easel_(std::move(cache), bench_),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { run(); }) {}

Workshop::~Workshop() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    ordered_.notify_one();
    bench_.leave_off();
    thread_.join();
    ::close(wake_);
}

void Workshop::order(Owner owner, Work work) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.emplace_back(owner, std::move(work));
    }
    ordered_.notify_one();
}

void Workshop::forget_orders(Owner owner) {
    const std::lock_guard lock(mutex_);
    const auto is_theirs = [owner](const auto& order) { return order.first == owner; };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), is_theirs), waiting_.end());
    finished_.erase(std::remove_if(finished_.begin(), finished_.end(), is_theirs), finished_.end());
    if (in_hand_ == owner) in_hand_ = nullptr;
}

bool Workshop::busy() {
    const std::lock_guard lock(mutex_);
    return working_ || !waiting_.empty() || !finished_.empty();
}

void Workshop::poll() {
    std::uint64_t ignored = 0;
    while (::read(wake_, &ignored, sizeof ignored) > 0) {
    }
    for (;;) {
        Handover handover;
        {
            const std::lock_guard lock(mutex_);
            if (finished_.empty()) return;
            handover = std::move(finished_.front().second);
            finished_.pop_front();
        }
        handover();
    }
}

void Workshop::run() {
    easel_.cache().trim(cache_limit);
    std::unique_lock lock(mutex_);
    for (;;) {
        if (waiting_.empty()) {
            lock.unlock();
            ::malloc_trim(0);
            lock.lock();
        }
        ordered_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (closing_) return;
        const auto [owner, work] = std::move(waiting_.front());
        waiting_.pop_front();
        in_hand_ = owner;
        working_ = true;
        lock.unlock();
        Handover handover = attempt(work, easel_);
        lock.lock();
        working_ = false;
        if (std::exchange(in_hand_, nullptr) != owner) continue;
        finished_.emplace_back(owner, std::move(handover));
        const std::uint64_t one = 1;
        if (::write(wake_, &one, sizeof one) < 0) continue; // full: poll() is due anyway
    }
}

} // namespace ludarium::shell

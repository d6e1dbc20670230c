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

constexpr std::chrono::milliseconds longest_pause{8000};

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
        waiting_.push_back({owner, std::move(work)});
    }
    ordered_.notify_one();
}

void Workshop::forget_orders(Owner owner) {
    const std::lock_guard lock(mutex_);
    const auto is_theirs = [owner](const Order& order) { return order.owner == owner; };
    const auto is_for_them = [owner](const auto& work) { return work.first == owner; };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), is_theirs), waiting_.end());
    finished_.erase(std::remove_if(finished_.begin(), finished_.end(), is_for_them),
                    finished_.end());
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

std::optional<Workshop::Order> Workshop::next(std::unique_lock<std::mutex>& lock) {
    const auto sooner = [](const Order& a, const Order& b) { return a.due < b.due; };
    while (!closing_) {
        const auto first = std::min_element(waiting_.begin(), waiting_.end(), sooner);
        if (first == waiting_.end()) {
            ordered_.wait(lock);
        } else if (const auto due = first->due; due > Time::now()) {
            ordered_.wait_until(lock, due);
        } else {
            Order order = std::move(*first);
            waiting_.erase(first);
            return order;
        }
    }
    return std::nullopt;
}

void Workshop::run() {
    try {
        easel_.cache().trim(cache_limit);
    } catch (const std::exception& fault) { // a disk that can't list its files
        spdlog::error("the pictures kept before can't be looked through: {}", fault.what());
    }
    std::unique_lock lock(mutex_);
    for (;;) {
        if (waiting_.empty()) {
            lock.unlock();
            ::malloc_trim(0);
            lock.lock();
        }
        auto order = next(lock);
        if (!order) return;
        const Owner owner = order->owner;
        in_hand_ = owner;
        working_ = true;
        lock.unlock();
        // Nothing that work throws ends the kiosk.
        Handover handover;
        std::optional<std::string> failed;
        try {
            handover = order->work(easel_);
        } catch (const std::exception& thrown) {
            failed = thrown.what();
        }
        lock.lock();
        working_ = false;
        if (std::exchange(in_hand_, nullptr) != owner) continue;
        if (failed) {
            handover = [failed = *failed] {
                spdlog::error("in the workshop, to be tried again: {}", failed);
            };
            order->due = Time::now() +
                         std::exchange(order->pause, std::min(2 * order->pause, longest_pause));
            waiting_.push_back(std::move(*order));
        }
        finished_.emplace_back(owner, std::move(handover));
        const std::uint64_t one = 1;
        if (::write(wake_, &one, sizeof one) < 0) continue; // full: poll() is due anyway
    }
}

} // namespace ludarium::shell

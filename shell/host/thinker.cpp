#include "host/thinker.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include "host/served_game.hpp"

namespace ludarium::shell {

Thinker::Thinker() : descriptor_(::eventfd(0, EFD_CLOEXEC)) {}

void Thinker::settle() {
    thread_ = std::thread([this] { live(); });
}

Thinker::~Thinker() {
    stop();
    {
        const std::lock_guard lock(mutex_);
        leaving_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
    ::close(descriptor_);
}

void Thinker::start(std::uint32_t number, const wire::Think& request, host::State state) {
    number_ = number;
    request_ = request;
    stopped_ = false;
    busy_ = true;
    deadline_ = host::Deadline(request.time_ms);
    {
        const std::lock_guard lock(mutex_);
        next_.emplace(std::move(state));
    }
    changed_.notify_one();
}

void Thinker::live() {
    for (;;) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return next_ || leaving_; });
        if (leaving_) return;
        lock.unlock();
        answer_ = think(*next_);
        next_.reset(); // before the answer is told: from then on a new one may come
        const std::uint64_t one = 1;
        if (::write(descriptor_, &one, sizeof one) != sizeof one) std::abort();
    }
}

wire::Numbered<wire::Answer> Thinker::take() {
    std::uint64_t count = 0;
    if (::read(descriptor_, &count, sizeof count) != sizeof count) std::abort();
    busy_ = false;
    return {number_, std::move(answer_)};
}

std::int32_t Thinker::should_stop(void* context) {
    const auto& self = *static_cast<const Thinker*>(context);
    return self.stopped_ || self.deadline_.passed();
}

wire::Answer Thinker::think(const host::State& state) const {
    const ludarium_watch watch{const_cast<Thinker*>(this), &Thinker::should_stop};
    const ludarium_ai_request request{request_.level, request_.time_ms, request_.nodes,
                                      request_.seed};
    const auto& plugin = state.plugin();
    if (request_.reason) {
        ludarium_hint_answer answer{};
        if (!plugin.hint()) return wire::Failed{"this game gives no hints"};
        if (const auto status = plugin.hint()->hint(state.raw(), &request, &watch, &answer);
            status != LUDARIUM_OK)
            return wire::Failed{std::string("hint answered: ") + host::status_text(status)};
        return wire::Decided{answer.action, told_from(answer.message)};
    }
    ludarium_ai_answer answer{};
    if (!plugin.ai()) return wire::Failed{"this game has no computer player"};
    if (const auto status = plugin.ai()->choose(state.raw(), &request, &watch, &answer);
        status != LUDARIUM_OK)
        return wire::Failed{std::string("choose answered: ") + host::status_text(status)};
    return wire::Decided{answer.action, std::nullopt};
}

} // namespace ludarium::shell

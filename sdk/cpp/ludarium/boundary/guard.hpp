// Nothing a game throws gets past here.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstring>

#include "../types.hpp"

namespace ludarium::boundary {

// The host a plugin was opened with, for its log. Set once in open(), before any other thread
// exists.
inline std::atomic<const ludarium_host*>& host() {
    static std::atomic<const ludarium_host*> lent{nullptr};
    return lent;
}

inline void log(std::int32_t level, std::string_view line) noexcept {
    const ludarium_host* lent = host().load();
    if (lent && lent->log) lent->log(lent->context, level, text(line));
}

// Runs `body`, which returns a status, and turns whatever it throws into one.
template <class Body>
ludarium_status guarded(Body body) noexcept {
    try {
        return body();
    } catch (const Refused& refused) {
        if (refused.status() == LUDARIUM_INTERNAL_ERROR) log(LUDARIUM_LOG_ERROR, refused.what());
        return refused.status();
    } catch (const std::exception& error) {
        log(LUDARIUM_LOG_ERROR, error.what());
    } catch (...) {
        log(LUDARIUM_LOG_ERROR, "something that is no std::exception was thrown");
    }
    return LUDARIUM_INTERNAL_ERROR;
}

inline ludarium_status write(std::string_view from, ludarium_buffer& to) {
    to.length = from.size();
    if (to.length > to.capacity) return LUDARIUM_BUFFER_TOO_SMALL;
    if (!from.empty()) std::memcpy(to.data, from.data(), from.size());
    return LUDARIUM_OK;
}

template <class Item>
ludarium_status write(const std::vector<Item>& from, Item* to, std::uint32_t capacity,
                      std::uint32_t& count) {
    count = static_cast<std::uint32_t>(from.size());
    if (count > capacity) return LUDARIUM_BUFFER_TOO_SMALL;
    std::copy(from.begin(), from.end(), to);
    return LUDARIUM_OK;
}

} // namespace ludarium::boundary

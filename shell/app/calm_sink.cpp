#include "app/calm_sink.hpp"

#include <utility>

namespace ludarium::shell {

namespace {

// A flood that does not end is told of now and then: after 10, 100, 1000 … times.
bool worth_telling(std::size_t times) {
    for (; times >= 10; times /= 10)
        if (times % 10 != 0) return false;
    return times == 1;
}

} // namespace

std::string without_control_characters(std::string_view words) {
    constexpr const char* digits = "0123456789abcdef";
    std::string clean;
    clean.reserve(words.size());
    for (const char letter : words) {
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 0x20 && code != 0x7f)
            clean += letter;
        else
            clean += {'\\', 'x', digits[code >> 4], digits[code & 15]};
    }
    return clean;
}

void CalmSink::sink_it_(const spdlog::details::log_msg& message) {
    const std::string words =
        without_control_characters({message.payload.data(), message.payload.size()});
    if (words == last_ && message.level == last_level_) {
        if (worth_telling(++repeats_ + 1)) tell_repeats(message);
        return;
    }
    tell_repeats(message);
    last_ = words;
    last_level_ = message.level;
    repeats_ = told_ = 0;
    if (!too_many(message)) pass(message, words);
}

void CalmSink::pass(const spdlog::details::log_msg& message, const std::string& words) {
    spdlog::details::log_msg clean = message;
    clean.payload = words;
    dist_sink::sink_it_(clean);
}

void CalmSink::tell_repeats(const spdlog::details::log_msg& next) {
    if (repeats_ == told_) return;
    told_ = repeats_;
    spdlog::details::log_msg counted = next;
    counted.level = last_level_;
    if (!too_many(next)) pass(counted, "… " + std::to_string(repeats_ + 1) + " times: " + last_);
}

bool CalmSink::too_many(const spdlog::details::log_msg& message) {
    // A clock that was put back begins anew.
    if (message.time < span_begun_ || message.time >= span_begun_ + span) {
        span_begun_ = message.time;
        const std::size_t lines = std::exchange(lines_, 0);
        if (lines > most_lines)
            pass(message, "… " + std::to_string(lines - most_lines) + " lines were left out");
    }
    return ++lines_ > most_lines;
}

} // namespace ludarium::shell

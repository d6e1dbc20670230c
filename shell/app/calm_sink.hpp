// The log stays readable whatever goes wrong, for months: a line that repeats is counted instead of written, more lines
// than anybody reads are left out and counted, and none can pass for two or move a terminal's cursor.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include <spdlog/sinks/dist_sink.h>

namespace ludarium::shell {

// Control characters as "\x1b"; everything else as it is.
std::string without_control_characters(std::string_view words);

// Passes on to its own sinks.
class CalmSink : public spdlog::sinks::dist_sink<std::mutex> {
  public:
    static constexpr std::chrono::seconds span{10};
    static constexpr std::size_t most_lines = 100; // in a span

  protected:
    void sink_it_(const spdlog::details::log_msg& message) override;

  private:
    void pass(const spdlog::details::log_msg& message, const std::string& words);
    void tell_repeats(const spdlog::details::log_msg& next);
    bool too_many(const spdlog::details::log_msg& message);

    std::string last_;
    spdlog::level::level_enum last_level_ = spdlog::level::off;
    std::size_t repeats_ = 0;
    std::size_t told_ = 0; // of the repeats
    spdlog::log_clock::time_point span_begun_{};
    std::size_t lines_ = 0; // in this span
};

} // namespace ludarium::shell

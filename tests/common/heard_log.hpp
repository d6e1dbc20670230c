// What the kiosk would write into its log, for a test to read.
#pragma once

#include <memory>
#include <sstream>
#include <string>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

namespace ludarium::test {

class HeardLog {
  public:
    HeardLog() : before_(spdlog::default_logger()) {
        spdlog::set_default_logger(std::make_shared<spdlog::logger>(
            "heard", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_)));
    }
    ~HeardLog() { spdlog::set_default_logger(before_); }
    HeardLog(const HeardLog&) = delete;
    HeardLog& operator=(const HeardLog&) = delete;

    std::string text() const { return text_.str(); }
    std::size_t count(const std::string& words) const {
        std::size_t found = 0;
        const std::string all = text();
        for (auto at = all.find(words); at != std::string::npos; at = all.find(words, at + 1))
            ++found;
        return found;
    }

  private:
    std::ostringstream text_;
    std::shared_ptr<spdlog::logger> before_;
};

} // namespace ludarium::test

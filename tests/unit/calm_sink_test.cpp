#include "app/calm_sink.hpp"

#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/ostream_sink.h>

using namespace ludarium::shell;
using testing::EndsWith;
using testing::HasSubstr;

namespace {

struct CalmLog : testing::Test {
    CalmLog() {
        auto sink = std::make_shared<CalmSink>();
        sink->add_sink(std::make_shared<spdlog::sinks::ostream_sink_mt>(text));
        log = std::make_shared<spdlog::logger>("calm", sink);
        log->set_pattern("%l %v");
    }
    // As if it were said that long after the beginning.
    void say(const std::string& words, std::chrono::seconds after) {
        log->log(begun + after, spdlog::source_loc{}, spdlog::level::info, words);
    }
    std::ptrdiff_t lines() const {
        const std::string all = text.str();
        return std::count(all.begin(), all.end(), '\n');
    }

    std::ostringstream text;
    std::shared_ptr<spdlog::logger> log;
    spdlog::log_clock::time_point begun = spdlog::log_clock::now();
};

} // namespace

TEST_F(CalmLog, ALineThatRepeatsIsCounted) {
    for (int i = 0; i < 312; ++i) log->warn("the disk is full");
    log->info("the disk has room again");
    EXPECT_THAT(text.str(), HasSubstr("warning … 312 times: the disk is full\ninfo the disk has"));
    EXPECT_EQ(lines(), 5) << "once, after 10 and 100, after all, and the other";
}

TEST_F(CalmLog, AFloodIsCutAndCounted) {
    for (int i = 0; i < 5000; ++i) say("line " + std::to_string(i), std::chrono::seconds(0));
    EXPECT_EQ(lines(), std::ptrdiff_t{CalmSink::most_lines});
    say("later", CalmSink::span);
    EXPECT_THAT(text.str(), EndsWith("… 4900 lines were left out\ninfo later\n"));
}

TEST_F(CalmLog, AClockThatIsPutBackSilencesNothing) {
    for (int i = 0; i < 5000; ++i) say("line " + std::to_string(i), std::chrono::seconds(0));
    say("in 1970", -std::chrono::hours(24 * 365 * 56));
    EXPECT_THAT(text.str(), EndsWith("info in 1970\n"));
}

TEST_F(CalmLog, NoLinePassesForTwo) {
    log->info("a game says: fine\n2026-01-01 info staff PIN changed\x1b[2J");
    EXPECT_THAT(text.str(), EndsWith("fine\\x0a2026-01-01 info staff PIN changed\\x1b[2J\n"));
    log->info("è già aperto");
    EXPECT_THAT(text.str(), EndsWith("è già aperto\n"));
}

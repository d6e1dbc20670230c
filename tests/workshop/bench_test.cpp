// A real workshop process, asked by a real bench.
#include "workshop/bench.hpp"

#include <csignal>
#include <fstream>
#include <future>

#include <gmock/gmock.h>

#include "../common/bombs.hpp"
#include "../common/child_of.hpp"
#include "workshop/questions.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using workshop::Bench;
using workshop::Reply;

namespace {

constexpr const char* red = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">
    <rect width="2" height="1" fill="#ff0000"/><rect id="spot-a1" width="1" height="1" opacity="0"/></svg>)";
constexpr Size size{200, 100};
constexpr workshop::Allowance usual{1 << 20, 2, std::chrono::seconds(30)};

std::string draw(const std::string& svg) {
    return workshop::encode(workshop::Draw{svg, "", size});
}

struct BenchTest : testing::Test {
    Bench bench{LUDARIUM_WORKSHOP_PROGRAM};

    void expect_red() {
        const Reply reply = bench.ask(draw(red), usual);
        ASSERT_EQ(reply.kind, Reply::Kind::answer) << reply.text.substr(0, 200);
        const auto drawn = workshop::decode_drawn(reply.text, size);
        ASSERT_TRUE(drawn);
        EXPECT_EQ(drawn->picture->rgba[0], 255);
        EXPECT_TRUE(drawn->picture->opaque);
    }
    // And the workshop goes on with the next picture.
    void expect_refused(const std::string& svg) {
        const Reply reply = bench.ask(draw(svg), usual);
        ASSERT_EQ(reply.kind, Reply::Kind::refused);
        EXPECT_FALSE(reply.text.empty());
        expect_red();
    }
};

} // namespace

TEST_F(BenchTest, DrawsInAProcessThatIsUsedAgain) {
    expect_red();
    const int first = test::child_of_this_process();
    expect_red();
    EXPECT_EQ(test::child_of_this_process(), first);
}

TEST_F(BenchTest, WhatIsNoDrawingIsRefusedWithAReason) {
    expect_refused("<svg");
}

TEST_F(BenchTest, ADrawingThatOverflowsTheStackIsRefused) {
    const Reply reply = bench.ask(draw(test::nested_uses()), usual);
    if (reply.kind == Reply::Kind::answer) // librsvg has stopped in time, and says so
        EXPECT_THAT(workshop::decode_drawn(reply.text, size)->problem,
                    testing::HasSubstr("maximum depth"));
    else
        EXPECT_EQ(reply.kind, Reply::Kind::refused);
    expect_red();
}

TEST_F(BenchTest, ADrawingThatTakesMinutesIsRefused) {
    expect_refused(test::endless_turbulence());
}

TEST_F(BenchTest, ADrawingThatTakesGigabytesIsRefused) {
    expect_refused(test::huge_picture());
}

TEST_F(BenchTest, AnAnswerWithoutRoomIsRefused) {
    EXPECT_EQ(bench.ask(draw(red), {100, 2, std::chrono::seconds(30)}).kind, Reply::Kind::refused);
    expect_red();
}

TEST_F(BenchTest, KilledByOthersItIsStartedAgainAndNothingIsBlamed) {
    expect_red();
    ::kill(test::child_of_this_process(), SIGKILL);
    expect_red();
}

TEST(Bench, ASlowMachineGetsMoreTimeForTheSameDrawing) {
    Bench slow(LUDARIUM_WORKSHOP_PROGRAM, 1.6);
    const Reply reply =
        slow.ask(draw(test::endless_turbulence()), {1 << 20, 1, std::chrono::seconds(30)});
    EXPECT_EQ(reply.kind, Reply::Kind::refused);
    EXPECT_THAT(reply.text, testing::HasSubstr("more than 2 s"));
}

TEST(Bench, WithoutAProgramItIsUnavailable) {
    EXPECT_EQ(Bench("/nowhere").ask(draw(red), usual).kind, Reply::Kind::unavailable);
}

TEST_F(BenchTest, WhoeverClosesTheKioskNeedNotWait) {
    expect_red();
    auto waiting = std::async(std::launch::async, [this] {
        return bench.ask(draw(test::endless_turbulence()), {1 << 20, 60, std::chrono::minutes(1)});
    });
    bench.leave_off();
    EXPECT_EQ(waiting.get().kind, Reply::Kind::unavailable);
    EXPECT_EQ(bench.ask(draw(red), usual).kind, Reply::Kind::unavailable);
}

TEST_F(BenchTest, AMachineThatIsTooBusyIsNotThePicturesFault) {
    expect_red();
    ::kill(test::child_of_this_process(), SIGSTOP); // gets no time at all
    const workshop::Allowance hurried{1 << 20, 2, std::chrono::milliseconds(100)};
    EXPECT_EQ(bench.ask(draw(red), hurried).kind, Reply::Kind::unavailable);
    expect_red();
}

#include <ludarium/host/deadline.hpp>

#include <gtest/gtest.h>
#include <ludarium/thought.hpp>

using ludarium::host::Deadline;
using std::chrono::milliseconds;

namespace {

const Deadline::Clock::time_point begun{};

// When a search that asks all the time is told to stop.
milliseconds told_after(std::uint32_t ms) {
    const Deadline deadline(ms, begun);
    milliseconds after{0};
    while (!deadline.passed(begun + after)) ++after;
    return after;
}

} // namespace

TEST(Deadline, LeavesTimeForTheAnswer) {
    EXPECT_EQ(told_after(1000), milliseconds(950));
    EXPECT_EQ(told_after(300), milliseconds(270));
    EXPECT_EQ(told_after(5), milliseconds(4));
    EXPECT_EQ(told_after(1), milliseconds(0)); // the first that comes to mind
}

TEST(Deadline, NoTimeIsNoLimit) {
    EXPECT_FALSE(Deadline(0, begun).passed(begun + std::chrono::hours(1000)));
}

// A search asks at every 256th node; here each time the slow machine has been away for 20 ms.
TEST(Deadline, WhoeverStopsWhenToldAnswersInTime) {
    struct SlowMachine {
        Deadline deadline;
        milliseconds passed{0};
    } machine{Deadline(1000, begun)};
    const ludarium_watch watch{&machine, [](void* context) -> std::int32_t {
                                   auto& slow = *static_cast<SlowMachine*>(context);
                                   slow.passed += milliseconds(20);
                                   return slow.deadline.passed(begun + slow.passed);
                               }};
    const ludarium::Thought thought({}, &watch);
    while (!thought.should_stop()) {
    }
    EXPECT_GT(thought.nodes(), 40 * 256u);
    EXPECT_LT(machine.passed, milliseconds(1000));
}

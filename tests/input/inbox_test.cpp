#include "input/inbox.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

struct FullInbox : testing::Test {
    Inbox inbox;

    void tap(float x) {
        inbox.put(Pressed{{x, 0}});
        inbox.put(Released{{x, 0}});
    }
    template <class Kind>
    int count() {
        int found = 0;
        while (const auto input = inbox.take()) found += std::holds_alternative<Kind>(*input);
        return found;
    }
};

} // namespace

TEST_F(FullInbox, OfAFingersMovementsKeepsTheLast) {
    inbox.put(Pressed{{0, 0}});
    for (float x = 1; x <= 1000; ++x) inbox.put(Moved{{x, 0}});
    inbox.take();
    EXPECT_EQ(std::get<Moved>(*inbox.take()).at.x, 1000);
    EXPECT_TRUE(inbox.empty());
}

TEST_F(FullInbox, OfTapsThatDrumOnOnePlaceKeepsAFew) {
    for (int i = 0; i < 100; ++i) tap(10);
    EXPECT_EQ(count<Pressed>(), int{Inbox::most_drummed});
}

TEST_F(FullInbox, OfTapsAllOverKeepsADozen) {
    for (int i = 0; i < 100; ++i) tap(static_cast<float>(100 * i));
    EXPECT_EQ(count<Pressed>(), int{Inbox::most_taps});
}

TEST_F(FullInbox, AFingerThatWasNotHeardIsNotHeardToMoveOrLetGo) {
    for (int i = 0; i < 100; ++i) tap(10);
    inbox.put(Pressed{{10, 0}});
    inbox.put(Moved{{500, 0}});
    inbox.put(Released{{500, 0}});
    EXPECT_EQ(count<Released>(), int{Inbox::most_drummed});
}

TEST_F(FullInbox, OfTwoFingersThatMoveAtOnceKeepsTheLastOfEach) {
    const auto one = Finger{1};
    const auto two = Finger{2};
    for (float x = 1; x <= 1000; ++x) {
        inbox.put(Moved{{x, 0}, one});
        inbox.put(Moved{{x, 9}, two});
    }
    EXPECT_EQ(std::get<Moved>(*inbox.take()).at.x, 1000);
    EXPECT_EQ(std::get<Moved>(*inbox.take()).finger, two);
    EXPECT_TRUE(inbox.empty());
}

TEST_F(FullInbox, AFingerThatWasNotHeardSilencesNoOther) {
    inbox.put(Pressed{{10, 0}, Finger{1}});
    for (int i = 0; i < 100; ++i) tap(10);
    inbox.put(Pressed{{10, 0}, Finger{2}}); // drums too
    inbox.put(Released{{10, 0}, Finger{1}});
    inbox.put(Released{{10, 0}, Finger{2}});
    EXPECT_EQ(count<Released>(), int{Inbox::most_drummed});
}

TEST_F(FullInbox, ThereIsRoomAgainForWhatIsAnswered) {
    for (int i = 0; i < 100; ++i) tap(10);
    count<Pressed>();
    tap(10);
    EXPECT_EQ(count<Released>(), 1);
}

TEST_F(FullInbox, KeysStayWhenTouchesAreNotToBeBelieved) {
    tap(10);
    inbox.put(KeyPressed{Key::next});
    inbox.forget_touches();
    EXPECT_EQ(count<KeyPressed>(), 1);
    for (int i = 0; i < 100; ++i) inbox.put(KeyPressed{Key::next});
    EXPECT_EQ(count<KeyPressed>(), int{Inbox::most_keys});
}

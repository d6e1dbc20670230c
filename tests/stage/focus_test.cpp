#include "screens/focus.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

// Two rows of three, and one far below.
const std::vector<Target> targets{{"a", {0, 0, 80, 80}, true},      {"b", {100, 0, 80, 80}, true},
                                  {"c", {200, 0, 80, 80}, true},    {"d", {0, 100, 80, 80}, true},
                                  {"e", {100, 100, 80, 80}, true},  {"f", {200, 100, 80, 80}, true},
                                  {"back", {0, 400, 80, 80}, false}};

std::string led(Key key, std::size_t from) {
    const auto there = towards(key, targets[from].box, targets);
    return there ? targets[*there].name : "";
}

} // namespace

TEST(Focus, AnArrowLeadsToTheNearestInItsDirection) {
    EXPECT_EQ(led(Key::right, 0), "b");
    EXPECT_EQ(led(Key::left, 2), "b");
    EXPECT_EQ(led(Key::down, 1), "e");
    EXPECT_EQ(led(Key::up, 5), "c");
}

TEST(Focus, AnArrowLeadsFromTheScreenToTheRail) {
    EXPECT_EQ(led(Key::down, 4), "back");
}

TEST(Focus, AnArrowWithNothingAheadLeadsNowhere) {
    EXPECT_EQ(led(Key::left, 0), "");
    EXPECT_EQ(led(Key::up, 1), "");
}

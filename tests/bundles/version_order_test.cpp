#include <gtest/gtest.h>

#include "plugins/version_order.hpp"

namespace {

using ludarium::shell::compare_versions;

// Each older than the next.
const char* const in_order[] = {"0.9",   "1.0-rc1", "1.0-rc2", "1.0.0",
                                "1.0.1", "1.9",     "1.10",    "2.0"};

TEST(VersionOrder, IsWhatPeopleExpect) {
    for (std::size_t i = 0; i + 1 < std::size(in_order); ++i) {
        EXPECT_LT(compare_versions(in_order[i], in_order[i + 1]), 0) << in_order[i];
        EXPECT_GT(compare_versions(in_order[i + 1], in_order[i]), 0) << in_order[i];
    }
}

TEST(VersionOrder, TakesMissingNumbersForZero) {
    EXPECT_EQ(compare_versions("1.0", "1.0.0"), 0);
    EXPECT_EQ(compare_versions("1.00", "1.0"), 0);
    EXPECT_LT(compare_versions("1", "1.0.1"), 0);
}

} // namespace

// Who accepts whom: the same major version, and a minor version that is not newer.
#include <gtest/gtest.h>

#include <ludarium/version.h>

namespace {
constexpr ludarium_version host{3, 4};
}

TEST(Version, AHostAcceptsItsOwn) {
    EXPECT_TRUE(ludarium_version_accepts(host, {3, 4}));
}

TEST(Version, AHostAcceptsAnOlderMinor) {
    EXPECT_TRUE(ludarium_version_accepts(host, {3, 0}));
}

TEST(Version, AHostRefusesANewerMinor) {
    EXPECT_FALSE(ludarium_version_accepts(host, {3, 5}));
}

TEST(Version, AHostRefusesAnyOtherMajor) {
    EXPECT_FALSE(ludarium_version_accepts(host, {2, 4}));
    EXPECT_FALSE(ludarium_version_accepts(host, {4, 0}));
}

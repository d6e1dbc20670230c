#include "visit/calendar.hpp"

#include <gtest/gtest.h>

#include "../common/town_clock.hpp"

using namespace ludarium::shell;

TEST(Calendar, CountsDaysFromTheFirstOf1970) {
    EXPECT_EQ(parse_iso_date("1970-01-01"), 0);
    EXPECT_EQ(parse_iso_date("2026-11-16"), 20'773);
    EXPECT_EQ(iso_date(20'773), "2026-11-16");
}

TEST(Calendar, KnowsLeapYearsAndWeekdays) {
    EXPECT_EQ(*parse_iso_date("2028-03-01") - *parse_iso_date("2028-02-28"), 2);
    EXPECT_EQ(*parse_iso_date("2027-03-01") - *parse_iso_date("2027-02-28"), 1);
    EXPECT_EQ(weekday_of(*parse_iso_date("2026-11-16")), 0) << "a Monday";
    EXPECT_EQ(weekday_of(*parse_iso_date("2026-11-15")), 6);
}

TEST(Calendar, WhatIsNoDayIsNone) {
    for (const char* text :
         {"2026-11-31", "2026-13-01", "2026-1-1", "16.11.2026", "", "2026-11-16x"})
        EXPECT_FALSE(parse_iso_date(text)) << text;
}

TEST(Calendar, ADayHasOneNumberHoweverManyHoursItHas) {
    // Sunday, 25 October 2026, 00:00 in Rome: a day of 25 hours.
    ludarium::test::TownClock clock(1'792'879'200);
    const int sunday = *parse_iso_date("2026-10-25");
    for (int hour = 0; hour < 25; ++hour, clock.move(std::chrono::hours(1)))
        EXPECT_EQ(clock.local().day, sunday) << hour;
    EXPECT_EQ(clock.local().day, sunday + 1);
    EXPECT_EQ(clock.local().minute, 0);
}

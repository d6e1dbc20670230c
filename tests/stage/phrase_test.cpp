#include "language/phrase.hpp"

#include <gtest/gtest.h>

using ludarium::shell::fill_in;

namespace {

std::string filled(const std::string& sentence) {
    return fill_in(sentence, [](std::string_view name) -> std::optional<std::string> {
        if (name == "spot") return "E5";
        if (name == "odd") return "{spot}";
        return std::nullopt;
    });
}

} // namespace

TEST(Phrase, FillsEveryGap) {
    EXPECT_EQ(filled("{spot}: from {spot} on"), "E5: from E5 on");
}

TEST(Phrase, AnUnknownGapStays) {
    EXPECT_EQ(filled("at {sopt}"), "at {sopt}");
}

TEST(Phrase, AFillingIsNotFilledAgain) {
    EXPECT_EQ(filled("{odd}"), "{spot}");
}

TEST(Phrase, BracesThatAreNoGapStay) {
    for (const char* text : {"", "plain", "{", "}", "a } b { c", "{}"})
        EXPECT_EQ(filled(text), text);
}

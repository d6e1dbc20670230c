// Questions and answers survive the way, and answers that can't be are no answers.
#include "workshop/questions.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;
using namespace ludarium::shell::workshop;

TEST(Questions, ComeThrough) {
    const auto back = decode_question(encode(Question(Draw{"<svg/>", "g{}", {30, 20}})));
    ASSERT_TRUE(back);
    EXPECT_EQ(std::get<Draw>(*back).svg, "<svg/>");
    EXPECT_EQ(std::get<Draw>(*back).size, (Size{30, 20}));
}

TEST(Questions, AskForNoPictureThatNoScreenShows) {
    EXPECT_FALSE(decode_question(encode(Question(Draw{"", "", {9000, 20}}))));
    EXPECT_FALSE(decode_question(encode(Question(Draw{"", "", {0, 20}}))));
}

TEST(Answers, ComeThrough) {
    Outline outline;
    outline.spots["a1"] = StackFrom::top;
    outline.variants = {"rules-old"};
    const auto back = decode_outline(encode(outline));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->spots, outline.spots);
    EXPECT_EQ(back->variants, outline.variants);
    const auto places = decode_places(encode(SpotPlaces{{"a1", {{1, 2, 3, 4}, StackFrom::left}}}));
    ASSERT_TRUE(places);
    EXPECT_EQ(places->at("a1").box, (Box{1, 2, 3, 4}));
}

TEST(Answers, CutShortTheyAreNone) {
    const std::string outline = encode(Outline{});
    for (std::size_t length = 0; length < outline.size(); ++length)
        EXPECT_FALSE(decode_outline(outline.substr(0, length))) << length;
}

TEST(Answers, OfImpossibleNumbersAreNone) {
    Outline flat;
    flat.height = 0;
    EXPECT_FALSE(decode_outline(encode(flat)));
    EXPECT_FALSE(decode_places(encode(SpotPlaces{{"a1", {{1 << 30, 0, 1, 1}, {}}}})));
    EXPECT_FALSE(decode_drawn(std::string("\0\0\0\0\4\0\0\0rgba", 12), {2, 2}));
}

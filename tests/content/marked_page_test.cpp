// Pages as the screen takes them.
#include "pages/marked_page.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

TEST(MarkedPage, HasMarkupInItsStepsAndSources) {
    const auto page = read_marked_page("# Title\n\n## Step\n\nThe *king* & **men**.\n\n> A < B\n");
    ASSERT_TRUE(page) << page.problem();
    EXPECT_EQ(page->steps.at(0).text, "The <i>king</i> &amp; <b>men</b>.");
    EXPECT_EQ(page->steps.at(0).source, "A &lt; B");
}

TEST(MarkedText, IsOfTwoTagsClosedInTheirOrder) {
    EXPECT_TRUE(is_marked_text("a <i>b <b>c</b></i> &lt; &amp;"));
    for (const char* bad : {"<span size='9999999'>a</span>", "<i>a", "a</i>", "<i><b>a</i></b>",
                            "a & b", "a < b", "&#0;", "&unknown;"})
        EXPECT_FALSE(is_marked_text(bad)) << bad;
    EXPECT_FALSE(is_marked_text(std::string("a\0b", 3)));
}

TEST(MarkedText, WithoutMarksIsWhatWasMeant) {
    EXPECT_EQ(without_marks("a <i>b</i> &lt; &amp;"), "a b < &");
}

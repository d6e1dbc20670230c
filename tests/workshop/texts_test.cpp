// Pages and words come back from the workshop as they were read there.
#include "workshop/texts.hpp"

#include <gtest/gtest.h>

#include "art/lectern.hpp"
#include "pages/marked_page.hpp"

using namespace ludarium;
using namespace ludarium::shell;

namespace {

constexpr const char* page = "# Title\n\n## Step\n\nThe *king*.\n\n```board rules=old\nstart\n"
                             "> caption\na1 b1\n= e7 empty\n```\n\n<!-- R4 -->\n";
constexpr const char* words =
    "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n != 1;\"\n\n"
    "msgid \"men\"\nmsgid_plural \"men\"\nmsgstr[0] \"uno\"\nmsgstr[1] \"due\"\n";

} // namespace

TEST(Texts, APageComesThrough) {
    const auto read = read_marked_page(page);
    ASSERT_TRUE(read) << read.problem();
    const std::string bytes = workshop::encode(*read);
    const auto back = workshop::decode_page(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(workshop::encode(*back), bytes);
    EXPECT_EQ(back->steps.at(0).boards.at(0).lines.size(), 3u);
    for (std::size_t length = 0; length < bytes.size(); ++length)
        EXPECT_FALSE(workshop::decode_page(bytes.substr(0, length)));
}

TEST(Texts, APageWithForeignMarkupIsNone) {
    host::Page foreign;
    foreign.opening.text = "<span font='999'>x</span>";
    EXPECT_FALSE(workshop::decode_page(workshop::encode(foreign)));
}

TEST(Texts, WordsComeThrough) {
    const std::string bytes = workshop::encode(parse_po(words, "it/strings.po"));
    const auto back = workshop::decode_words(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(workshop::encode(*back), bytes);
}

// Boost would follow every parenthesis into the depth of its stack.
TEST(Texts, APluralRuleWithoutEndIsNone) {
    PoFile deep;
    deep.header = "Plural-Forms: nplurals=2; plural=" + std::string(5000, '(') + "n";
    EXPECT_FALSE(workshop::decode_words(workshop::encode(deep)));
}

TEST(Lectern, ReadsInTheWorkshop) {
    workshop::Bench bench(LUDARIUM_WORKSHOP_PROGRAM);
    Lectern lectern(PictureCache({}), bench);
    const auto read = lectern.page(page);
    ASSERT_TRUE(read) << read.problem();
    EXPECT_EQ(read->steps.at(0).text, "The <i>king</i>.");
    EXPECT_EQ(lectern.page("# T\n\n## S\n\n```board\nstart\n").problem().substr(0, 2), "5:");
    const auto catalogue = lectern.words(words, "it/strings.po");
    ASSERT_TRUE(catalogue) << catalogue.problem();
    EXPECT_EQ(catalogue->entries.at(0).strings.at(1), "due");
}

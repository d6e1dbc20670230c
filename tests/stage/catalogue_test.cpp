#include "language/catalogue.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

namespace {

Catalogue catalogue(const std::string& text) {
    std::vector<std::string> problems;
    return Catalogue(parse_po(text, "x.po"), "x.po", problems);
}

const std::string tokens = "\nmsgid \"tokens\"\nmsgid_plural \"tokens\"\n"
                           "msgstr[0] \"one\"\nmsgstr[1] \"few\"\nmsgstr[2] \"many\"\n";

} // namespace

TEST(Catalogue, FindsAKey) {
    EXPECT_EQ(catalogue("msgid \"a\"\nmsgstr \"Tavola è\"").find("a"), "Tavola è");
}

TEST(Catalogue, AnUnknownKeyIsNotFound) {
    EXPECT_FALSE(catalogue("msgid \"a\"\nmsgstr \"b\"").find("c"));
    EXPECT_FALSE(Catalogue().find("a"));
}

TEST(Catalogue, TheHeaderIsNotAString) {
    EXPECT_FALSE(catalogue("msgid \"\"\nmsgstr \"Language: it\\n\"").find("Language"));
}

TEST(Catalogue, ChoosesTheFormForANumber) {
    const auto two =
        catalogue("msgid \"n\"\nmsgid_plural \"n\"\nmsgstr[0] \"uno\"\nmsgstr[1] \"molti\"");
    EXPECT_EQ(two.find("n", 1), "uno");
    EXPECT_EQ(two.find("n", 0), "molti");
    EXPECT_EQ(two.find("n", 7), "molti");
}

TEST(Catalogue, FollowsThePluralRuleOfItsLanguage) {
    const auto polish = catalogue(
        "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && "
        "(n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n" +
        tokens);
    EXPECT_EQ(polish.find("tokens", 1), "one");
    EXPECT_EQ(polish.find("tokens", 3), "few");
    EXPECT_EQ(polish.find("tokens", 12), "many");
    EXPECT_EQ(polish.find("tokens", 22), "few");
}

TEST(Catalogue, AKeyWithoutFormsHasOneForEveryNumber) {
    const auto plain = catalogue("msgid \"a\"\nmsgstr \"b\"");
    EXPECT_EQ(plain.find("a", 1), "b");
    EXPECT_EQ(plain.find("a", 5), "b");
}

TEST(Catalogue, AMissingFileIsEmptyAndNoProblem) {
    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
    EXPECT_TRUE(Catalogue::read(folder.path(), problems).keys().empty());
    EXPECT_TRUE(problems.empty());
}

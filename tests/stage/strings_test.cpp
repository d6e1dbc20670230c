#include "language/strings.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;
using testing::ElementsAre;

namespace {

struct StringsTest : testing::Test {
    void write(const std::string& language, const std::string& key, const std::string& text) {
        folder.write(language + "/strings.po", "msgid \"" + key + "\"\nmsgstr \"" + text + "\"\n");
    }
    Strings read() { return Strings::read(folder.path(), problems); }

    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
};

} // namespace

TEST_F(StringsTest, SpeaksTheLanguageAskedFor) {
    write("it", "a", "ciao");
    write("de", "a", "hallo");
    EXPECT_EQ(read().find("de", "a"), "hallo");
}

TEST_F(StringsTest, FallsBackKeyByKeyToItalianFrenchEnglish) {
    write("de", "a", "de");
    write("it", "b", "it");
    write("fr", "c", "fr");
    write("en", "d", "en");
    const Strings strings = read();
    EXPECT_EQ(strings.find("de", "a"), "de");
    EXPECT_EQ(strings.find("de", "b"), "it");
    EXPECT_EQ(strings.find("de", "c"), "fr");
    EXPECT_EQ(strings.find("de", "d"), "en");
    EXPECT_FALSE(strings.find("de", "e"));
}

TEST_F(StringsTest, DoesNotFallBackToJustAnyLanguage) {
    write("de", "a", "hallo");
    EXPECT_FALSE(read().find("it", "a"));
}

TEST_F(StringsTest, ANewFolderIsANewLanguage) {
    for (const char* code : {"pt", "en", "de", "it"}) write(code, "a", "x");
    EXPECT_THAT(read().languages(), ElementsAre("it", "en", "de", "pt"));
}

TEST_F(StringsTest, OtherFoldersAreNoLanguages) {
    write("it", "a", "x");
    folder.write("art/board.svg", "");
    EXPECT_THAT(read().languages(), ElementsAre("it"));
}

TEST_F(StringsTest, ProblemsNameFileAndLine) {
    folder.write("it/strings.po", "msgid \"a\"\nmsgstr oops\n");
    read();
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_NE(problems[0].find("it/strings.po:2: "), std::string::npos);
}

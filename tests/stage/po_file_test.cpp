#include "language/po_file.hpp"

#include <gmock/gmock.h>

using namespace ludarium::shell;
using testing::ElementsAre;

namespace {

PoFile parse(const std::string& text) {
    return parse_po(text, "it.po");
}

} // namespace

TEST(PoFile, ReadsAnEntry) {
    const PoFile file = parse("msgid \"a.b\"\nmsgstr \"Ciao\"\n");
    ASSERT_EQ(file.entries.size(), 1u);
    EXPECT_EQ(file.entries[0].id, "a.b");
    EXPECT_THAT(file.entries[0].strings, ElementsAre("Ciao"));
    EXPECT_TRUE(file.problems.empty());
}

TEST(PoFile, JoinsTextOverSeveralLines) {
    EXPECT_EQ(parse("msgid \"a\"\nmsgstr \"\"\n\"Uno \"\n\"due\"\n").entries.at(0).strings[0],
              "Uno due");
}

TEST(PoFile, ReadsEscapes) {
    EXPECT_EQ(parse(R"(msgid "a"
msgstr "x\ny\t\"z\"\\")")
                  .entries.at(0)
                  .strings[0],
              "x\ny\t\"z\"\\");
}

TEST(PoFile, ReadsPluralForms) {
    const PoFile file =
        parse("msgid \"n\"\nmsgid_plural \"n\"\nmsgstr[0] \"uno\"\nmsgstr[1] \"molti\"\n");
    EXPECT_EQ(file.entries.at(0).plural_id, "n");
    EXPECT_THAT(file.entries.at(0).strings, ElementsAre("uno", "molti"));
}

TEST(PoFile, TheEmptyIdIsTheHeader) {
    const PoFile file =
        parse("msgid \"\"\nmsgstr \"Language: it\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n");
    EXPECT_EQ(file.header, "Language: it\n");
    EXPECT_EQ(file.entries.size(), 1u);
}

TEST(PoFile, CommentsAndBlankLinesMeanNothing) {
    EXPECT_EQ(parse("# x\n\n#. y\nmsgid \"a\"\nmsgstr \"b\"\n# z").entries.size(), 1u);
}

TEST(PoFile, EntriesNeedNoBlankLineBetween) {
    EXPECT_EQ(parse("msgid \"a\"\nmsgstr \"1\"\nmsgid \"b\"\nmsgstr \"2\"").entries.size(), 2u);
}

TEST(PoFile, FuzzyAndUntranslatedEntriesAreLeftOut) {
    const PoFile file = parse("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"\"\n");
    EXPECT_TRUE(file.entries.empty());
    EXPECT_TRUE(file.problems.empty());
}

TEST(PoFile, AProblemIsToldByLineAndCostsOneEntry) {
    const PoFile file = parse("msgid \"a\"\nmsgstr \"open\nmsgid \"b\"\nmsgstr \"fine\"\n");
    EXPECT_THAT(file.problems, ElementsAre("it.po:2: the text is not closed with a \""));
    ASSERT_EQ(file.entries.size(), 1u);
    EXPECT_EQ(file.entries[0].id, "b");
}

TEST(PoFile, EveryKindOfProblemNamesItsLine) {
    EXPECT_THAT(parse("\nmsgstr \"x\"").problems,
                ElementsAre("it.po:2: msgstr without a msgid before it"));
    EXPECT_THAT(parse("msgid \"a\"\nmsgtsr \"x\"").problems,
                ElementsAre("it.po:2: msgid, msgid_plural or msgstr expected, not \"msgtsr\""));
    EXPECT_THAT(parse("msgid \"a\"\nmsgstr \"x\\q\"").problems,
                ElementsAre("it.po:2: unknown escape \\q"));
    EXPECT_THAT(parse("msgid \"a\"\nmsgstr \"say \"no\"\"").problems,
                ElementsAre("it.po:2: a \" inside the text needs a \\ before it"));
    EXPECT_THAT(parse("msgid \"a\"\nmsgid_plural \"a\"\nmsgstr[1] \"x\"").problems,
                ElementsAre("it.po:3: msgstr[1] is out of order"));
    EXPECT_THAT(parse("\"lost\"").problems, ElementsAre("it.po:1: text that belongs to nothing"));
    EXPECT_THAT(parse("msgid \"a\"\n").problems, ElementsAre("it.po:1: msgid \"a\" has no msgstr"));
}

TEST(PoFile, ASecondTranslationOfAKeyIsAProblem) {
    const PoFile file = parse("msgid \"a\"\nmsgstr \"1\"\n\nmsgid \"a\"\nmsgstr \"2\"\n");
    EXPECT_THAT(file.problems, ElementsAre("it.po:4: msgid \"a\" stands here a second time"));
    EXPECT_EQ(file.entries.at(0).strings[0], "1");
}

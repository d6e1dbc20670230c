// The validator's parts: catalogues, pages, and a process for each check.
#include <csignal>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <ludarium/validator/catalogue.hpp>
#include <ludarium/validator/content.hpp>
#include <ludarium/validator/isolation.hpp>

using namespace ludarium::validator;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

namespace {

std::string problem_of(const std::string& po) {
    const auto read = parse_po(po);
    return read ? "" : read.problem();
}

Finding run(const std::function<void(const Notes&)>& body) {
    return in_own_process("check", "promise", {1, 2}, body);
}

} // namespace

TEST(Catalogue, KeysAndSentencesAreRead) {
    const auto read = parse_po("# a comment\nmsgid \"\"\nmsgstr \"Language: it\\n\"\n\n"
                               "msgid \"why.far\"\nmsgstr \"Troppo \"\n\"lontano\"\n");
    ASSERT_TRUE(read);
    EXPECT_THAT(*read, ElementsAre(Pair("why.far", "Troppo lontano")));
}

TEST(Catalogue, EscapesAndPluralsAreRead) {
    const auto read = parse_po("msgid \"n\"\nmsgid_plural \"ns\"\nmsgstr[0] \"one \\\"x\\\"\"\n"
                               "msgstr[1] \"many\\t\\\\\"\n");
    ASSERT_TRUE(read);
    EXPECT_THAT(*read, ElementsAre(Pair("n", "one \"x\"\nmany\t\\")));
}

TEST(Catalogue, AnUntranslatedKeyIsLeftOut) {
    const auto read = parse_po("msgid \"a\"\nmsgstr \"\"\n");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->empty());
}

TEST(Catalogue, WindowsLineEndsAreRead) {
    const auto read = parse_po("msgid \"a\"\r\nmsgstr \"b\"\r\n");
    ASSERT_TRUE(read);
    EXPECT_THAT(*read, ElementsAre(Pair("a", "b")));
}

TEST(Catalogue, ProblemsNameTheLine) {
    EXPECT_EQ(problem_of("msgid \"a\"\nmsgstr \"b"), "2: the closing quote is missing");
    EXPECT_EQ(problem_of("msgstr \"b\"\n"), "1: msgstr without msgid");
    EXPECT_EQ(problem_of("\n\"b\"\n"), "2: text without msgid or msgstr");
    EXPECT_EQ(problem_of("msgid \"a\" b\n"), "1: something stands after the closing quote");
    EXPECT_EQ(problem_of("hello\n"), "1: msgid, msgstr or text in quotes expected");
    EXPECT_EQ(problem_of("msgid \"a\"\nmsgid \"b\"\n"), "2: the msgid before this has no msgstr");
    EXPECT_EQ(problem_of("msgid \"a\"\nmsgstr[x] \"b\"\n"), "2: a form like msgstr[0] expected");
    EXPECT_EQ(problem_of("msgid \"a\"\nmsgstr \"\\q\"\n"), "2: unknown escape \\q");
    EXPECT_EQ(problem_of("msgid \"\xff\"\n"), "1: not UTF-8");
}

TEST(Catalogue, AKeyTwiceIsAProblem) {
    EXPECT_THAT(problem_of("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n"),
                HasSubstr("the key a appears twice"));
}

TEST(Catalogue, PlaceholdersAreFound) {
    EXPECT_THAT(placeholders("{from} to {to}, {"), ElementsAre("from", "to"));
}

TEST(OwnProcess, ABodyThatEndsWellPasses) {
    const Finding finding = run([](const Notes&) {});
    EXPECT_EQ(finding.verdict, Verdict::pass);
    EXPECT_EQ(finding.line, "promise");
}

TEST(OwnProcess, WarningsAndFailuresAreTold) {
    const auto warns = [](const Notes& notes) { notes.warn("one"), notes.warn("two"); };
    EXPECT_EQ(run(warns).verdict, Verdict::warning);
    EXPECT_EQ(run(warns).line, "one; two");
    const auto fails = [](const Notes& notes) { notes.warn("one"), notes.fail("all\nwrong"); };
    EXPECT_EQ(run(fails).verdict, Verdict::fail);
    EXPECT_EQ(run(fails).line, "all\\nwrong"); // one line, and nobody can forge another
}

TEST(OwnProcess, WhatAPluginPrintsIsPassedOnAndHarmsNothing) {
    const std::string line(79, 'F');
    const auto chatters = [&](const Notes& notes) {
        for (int i = 0; i < 10'000; ++i) std::fprintf(stderr, "%s\n", line.c_str());
        notes.warn("told in the end");
    };
    testing::internal::CaptureStderr();
    const Finding finding = in_own_process("check", "promise", {20, 60}, chatters);
    EXPECT_EQ(finding.line, "told in the end");
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr(line));
}

TEST(OwnProcess, ASignalIsACrash) {
    const Finding finding = run([](const Notes&) { std::raise(SIGBUS); });
    EXPECT_EQ(finding.verdict, Verdict::crashed);
}

TEST(OwnProcess, AnEarlyExitIsACrash) {
    const Finding finding = run([](const Notes&) { _exit(3); });
    EXPECT_EQ(finding.verdict, Verdict::crashed);
    EXPECT_THAT(finding.line, HasSubstr("exit 3"));
}

TEST(OwnProcess, ComputingForEverIsHung) {
    const Finding finding = in_own_process("check", "promise", {1, 60}, [](const Notes&) {
        for (volatile unsigned i = 0;; i = i + 1) {
        }
    });
    EXPECT_EQ(finding.verdict, Verdict::hung);
}

TEST(OwnProcess, IgnoringTheRequestToEndDoesNotHelp) {
    const Finding finding = in_own_process("check", "promise", {60, 1}, [](const Notes&) {
        std::signal(SIGTERM, SIG_IGN);
        for (;;) ::pause();
    });
    EXPECT_EQ(finding.verdict, Verdict::hung);
}

TEST(Report, IsWrittenAsJsonWhateverAPluginSays) {
    Report report{"odd", "1.0.0", 7, {{"actions", Verdict::fail, "bytes \xff\xfe"}}};
    const auto json = nlohmann::json::parse(as_json({report}));
    EXPECT_EQ(json[0]["game"], "odd");
    EXPECT_EQ(json[0]["passed"], false);
    EXPECT_EQ(json[0]["findings"][0]["verdict"], "fail");
}

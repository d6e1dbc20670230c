// Pages: how they are read, and that no board of them can say what is not so.
#include <gmock/gmock.h>

#include <ludarium/host/page.hpp>

#include "template_copy.hpp"

using namespace ludarium;
using host::BoardLine;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Kind = BoardLine::Kind;

namespace {

std::string problem_of(const std::string& page) {
    const auto read = host::read_page(page);
    return read ? "" : read.problem();
}

// The template's Italian rules with one board of ours in their first step.
struct BoardOfAPage : TemplateCopy {
    void expect_problem(const std::string& board, const std::string& line) {
        replace("content/it/rules.md", "a1 b2 c1", board);
        expect_failure("pages", line);
    }
};

} // namespace

TEST(Page, IsReadInSteps) {
    const auto page = host::read_page("# Title\nopening\n\n## One\ntext\n> Source\n<!-- R4 -->\n"
                                      "## Two\r\nmore *text*\r\n");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->title, "Title");
    EXPECT_EQ(page->opening.text, "opening");
    ASSERT_THAT(page->steps, SizeIs(2));
    EXPECT_EQ(page->steps[0].heading, "One");
    EXPECT_EQ(page->steps[0].text, "text");
    EXPECT_EQ(page->steps[0].source, "Source");
    EXPECT_THAT(page->steps[0].notes, ElementsAre("R4"));
    EXPECT_EQ(page->steps[1].text, "more *text*");
}

TEST(Page, HoldsBoards) {
    const auto page = host::read_page("# T\n```board opening=free\n.../... 0\n> Look\na1 b2\n"
                                      "? c3 any\n! No\n= wins white\n```\n");
    ASSERT_TRUE(page);
    ASSERT_THAT(page->opening.boards, SizeIs(1));
    const auto& board = page->opening.boards[0];
    EXPECT_EQ(board.line, 2u);
    EXPECT_EQ(board.choices.at("opening"), "free");
    EXPECT_EQ(board.position, ".../... 0");
    std::vector<Kind> kinds;
    for (const auto& line : board.lines) kinds.push_back(line.kind);
    EXPECT_THAT(kinds,
                ElementsAre(Kind::caption, Kind::play, Kind::visitor, Kind::wrong, Kind::claim));
    EXPECT_THAT(board.lines[1].words(), ElementsAre("a1", "b2"));
    EXPECT_EQ(board.lines[3].text, "No");
}

TEST(Page, ProblemsNameTheLine) {
    EXPECT_EQ(problem_of("text"), "1: a page begins with its title (# …)");
    EXPECT_EQ(problem_of("# T\n```board\nx"), "2: the block has no end (```)");
    EXPECT_EQ(problem_of("# T\n```board\n```"), "3: the block shows no position");
    EXPECT_EQ(problem_of("# T\n```c++\n```"), "2: only ```board blocks are known");
    EXPECT_EQ(problem_of("# T\n```board x\n```"), "2: \"x\" is not option=choice");
    EXPECT_EQ(problem_of("# T\n```board\nx\n! No\n```"),
              "4: \"!\" follows the visitor's turn (\"?\")");
    EXPECT_EQ(problem_of("# T\n```board\nx\n?\n```"), "4: nothing stands behind the sign");
    EXPECT_EQ(problem_of("# T\n<!-- x\n"), "2: a comment ends on its own line (-->)");
    EXPECT_EQ(problem_of("# T\n# T\n"), "2: a page has one title (#)");
}

TEST_F(BoardOfAPage, ShowsNoIllegalMove) {
    expect_problem("a1 a1", "content/it/rules.md:11: the move a1 is not legal there");
}
TEST_F(BoardOfAPage, TakesOnlyLegalMovesOfTheVisitor) {
    expect_problem("? b2", "content/it/rules.md:11: the move b2 is not legal there");
}
TEST_F(BoardOfAPage, CorrectsNobodyWhereEveryMoveIsRight) {
    expect_problem("? any\n! No", "\"!\" is never said");
}
TEST_F(BoardOfAPage, GoesOnAfterEveryRightMove) {
    expect_problem("? a1 b1\nb1", "content/it/rules.md:11: after b1 the move b1 of line 12 is not");
}
TEST_F(BoardOfAPage, ClaimsNothingFalse) {
    for (const auto& [claim, problem] :
         std::map<std::string, std::string>{{"a1 white", "a1 holds: empty"},
                                            {"z9 empty", "there is no spot z9"},
                                            {"wins white", "white has not won there"},
                                            {"wins red", "there is no player red"},
                                            {"turn black", "it is not black's turn"},
                                            {"legal 3", "8 moves are legal"},
                                            {"no a1", "the move a1 is legal there"},
                                            {"draw", "it is not a draw there"},
                                            {"so it is", "a claim is two words"}}) {
        replace("content/it/rules.md", "a1 b2 c1", "= " + claim);
        expect_failure("pages", "content/it/rules.md:11: " + problem);
        replace("content/it/rules.md", "= " + claim, "a1 b2 c1");
    }
}
TEST_F(BoardOfAPage, BelongsToAGameThatExists) {
    replace("content/it/rules.md", "```board", "```board colour=red");
    expect_failure("pages", "the game has no option colour");
}
TEST_F(BoardOfAPage, IsTheSameInEveryLanguage) {
    replace("content/fr/rules.md", "a1 b2 c1", "a1 b2 c2");
    expect_failure("pages", "content/fr/rules.md:5: this step's boards are not those of it");
}
TEST_F(BoardOfAPage, MayMakeTrueClaims) {
    replace("content/it/rules.md", "a1 b2 c1",
            "> Ecco\na1 b2 c1\n= a1 white\n= b1 empty\n= turn black");
    for (const char* language : {"fr", "en", "de"})
        replace(std::string("content/") + language + "/rules.md", "a1 b2 c1",
                "a1 b2 c1\n= a1 white\n= b1 empty\n= turn black");
    EXPECT_EQ(found("pages").verdict, validator::Verdict::pass);
}

// The pages of a game as visitors find them.
#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "pages/book.hpp"
#include "pages/marked_page.hpp"

using namespace ludarium::shell;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct BookTest : testing::Test {
    void page(const std::string& file, const std::string& title) {
        folder.write(file, "# " + title + "\n\n## Uno\n\n<!-- phase entering -->\n\n## Due\n\n" +
                               "<!-- after announce.raichi -->\n");
    }
    std::vector<std::string> titles(const std::string& language) {
        std::vector<std::string> all;
        for (const Chapter& chapter :
             read_book(folder.path(), language, read_marked_page, problems))
            all.push_back(chapter.page.title);
        return all;
    }

    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
};

} // namespace

TEST_F(BookTest, HasOnlyTheChaptersThatExistInTheirOrder) {
    page("it/history.md", "Storia");
    page("it/lesson.md", "Lezione");
    EXPECT_THAT(titles("it"), ElementsAre("Lezione", "Storia"));
    EXPECT_THAT(problems, IsEmpty());
}
TEST_F(BookTest, FallsBackPageByPage) {
    page("it/rules.md", "Regole");
    page("it/history.md", "Storia");
    page("es/rules.md", "Reglas");
    EXPECT_THAT(titles("es"), ElementsAre("Reglas", "Storia"));
    EXPECT_TRUE(has_chapter(folder.path(), "es", "history"));
    EXPECT_FALSE(has_chapter(folder.path(), "es", "puzzles"));
}
TEST_F(BookTest, APageThatCannotBeReadIsNamedAndReplaced) {
    page("it/rules.md", "Regole");
    folder.write("fr/rules.md", "# Règles\n```board\n");
    EXPECT_THAT(titles("fr"), ElementsAre("Regole"));
    EXPECT_THAT(problems, ElementsAre(HasSubstr("fr/rules.md:2: the block has no end")));
}
TEST_F(BookTest, OpensAtTheStepThatMattersNow) {
    page("it/rules.md", "Regole");
    const auto book = read_book(folder.path(), "it", read_marked_page, problems);
    EXPECT_EQ(step_for(book.at(0).page, {"after announce.raichi", "phase entering"}), 1u);
    EXPECT_EQ(step_for(book.at(0).page, {"phase entering"}), 0u);
    EXPECT_EQ(step_for(book.at(0).page, {"phase flying"}), 0u);
}
TEST_F(BookTest, AnEditorIsShownTheFirstStepThatHasChanged) {
    page("it/rules.md", "Regole");
    page("it/history.md", "Storia");
    const auto before = read_book(folder.path(), "it", read_marked_page, problems);
    EXPECT_FALSE(first_change(before, read_book(folder.path(), "it", read_marked_page, problems)));
    folder.write("it/history.md", "# Storia\n\n## Uno\n\n## Due\n\nNuovo.\n");
    const auto place =
        first_change(before, read_book(folder.path(), "it", read_marked_page, problems));
    ASSERT_TRUE(place);
    EXPECT_EQ(place->chapter, 1u);
    EXPECT_EQ(place->step, 1u);
}
TEST_F(BookTest, ABoardWithOtherCaptionsShowsTheSame) {
    const auto board = [&](const std::string& lines) {
        folder.write("it/rules.md", "# R\n## Uno\n```board\nstart\n" + lines + "```\n");
        return read_book(folder.path(), "it", read_marked_page, problems)
            .at(0)
            .page.steps.at(0)
            .boards.at(0);
    };
    EXPECT_TRUE(same_board(board("> Ecco\na1\n"), board("> Guarda\na1\n")));
    EXPECT_FALSE(same_board(board("> Ecco\na1\n"), board("> Ecco\na2\n")));
    EXPECT_FALSE(same_board(board("a1\n"), board("> Ecco\na1\n")));
}

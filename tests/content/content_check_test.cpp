// Every kind of fault in a game's words is found, and named by file and line.
#include <fstream>

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "pages/content_check.hpp"

using namespace ludarium::shell;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

const std::string italian_lesson = "# Regole\n\n## Muovere\n\nMuovi una pedina.\n\n"
                                   "```board\nstart\n> Ecco.\na1\n```\n";

// A tiny game in Italian and French, without fault.
struct Content : testing::Test {
    Content() {
        write("it/strings.po", "msgid \"game.name\"\nmsgstr \"Gioco\"\n");
        write("fr/strings.po", "msgid \"game.name\"\nmsgstr \"Jeu\"\n");
        write("it/glossary.md",
              "# Parole\n\n## pedina\n<!-- not: pezzo, pedone -->\n\nUn pezzo.\n");
        write("fr/glossary.md", "# Mots\n" + stamp("it/glossary.md") + "\n## pion\n\nUn pion.\n");
        write("it/lesson.md", italian_lesson);
        write_french(french_lesson);
    }

    const std::string french_lesson = "\n## Bouger\n\nBougez un pion.\n\n"
                                      "```board\nstart\n> Voici.\na1\n```\n";

    void write(const std::string& file, const std::string& text) { folder.write(file, text); }
    void write_french(const std::string& rest) {
        write("fr/lesson.md", "# Règles\n" + stamp("it/lesson.md") + rest);
    }
    std::string stamp(const std::string& original) {
        std::ifstream in(folder / original);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        return "<!-- of " + stamp_of(text) + " -->\n";
    }
    std::vector<std::string> found(const std::vector<std::string>& languages = {"it", "fr"}) {
        std::vector<std::string> lines;
        for (const auto& complaint : check_words(folder.path(), languages, latin))
            lines.push_back(complaint.text());
        return lines;
    }
    std::vector<std::string> found_in_original() { return found({"it"}); }
    static bool latin(char32_t letter) {
        return letter < 0x250 || letter == U'…' || letter == U'’';
    }

    ludarium::test::TemporaryFolder folder;
};

} // namespace

TEST_F(Content, WithoutFaultGivesNoComplaint) {
    EXPECT_THAT(found(), IsEmpty());
}
TEST_F(Content, AMissingTranslationIsNamed) {
    std::filesystem::remove(folder / "fr/lesson.md");
    EXPECT_THAT(found(), ElementsAre("fr/lesson.md: is missing: there is it/lesson.md"));
}
TEST_F(Content, AStaleTranslationIsNamed) {
    write("it/lesson.md", italian_lesson + "\nDi più.\n");
    EXPECT_THAT(found(), ElementsAre(HasSubstr("fr/lesson.md:1: it/lesson.md has changed since")));
}
TEST_F(Content, ATranslationWithoutStampIsNamed) {
    write("fr/lesson.md", "# Règles\n" + french_lesson);
    EXPECT_THAT(found(), ElementsAre(HasSubstr("fr/lesson.md:1: is not stamped")));
}
TEST_F(Content, AMissingStringIsNamed) {
    write("fr/strings.po", "");
    EXPECT_THAT(found(), ElementsAre("fr/strings.po: lacks game.name"));
}
TEST_F(Content, AStringThatNobodyAskedForIsNamed) {
    write("fr/strings.po", "msgid \"game.name\"\nmsgstr \"Jeu\"\n\nmsgid \"x\"\nmsgstr \"y\"\n");
    EXPECT_THAT(found(), ElementsAre("fr/strings.po:4: x is not in it"));
}
TEST_F(Content, ABrokenCatalogueIsNamedByLine) {
    write("fr/strings.po", "msgid \"game.name\"\nmsgstr \"Jeu\n");
    EXPECT_THAT(found(), testing::Contains(HasSubstr("fr/strings.po:2: ")));
}
TEST_F(Content, TooManyWordsAreCounted) {
    std::string text;
    for (int n = 0; n < 51; ++n) text += "mot ";
    write_french("\n## Bouger\n\n" + text + "\n");
    EXPECT_THAT(found(), testing::Contains("fr/lesson.md:4: 51 words; visitors read 50"));
}
TEST_F(Content, ALongCaptionIsCounted) {
    std::string text;
    for (int n = 0; n < 17; ++n) text += "mot ";
    write_french("\n## Bouger\n\n```board\nstart\n> " + text + "\na1\n```\n");
    EXPECT_THAT(found(), ElementsAre("fr/lesson.md:8: a caption of 17 words; 16 at most"));
}
TEST_F(Content, ALetterThatTheTypeLacksIsNamed) {
    write_french("\n## Bouger\n\nUn \u1f3c pion.\n");
    EXPECT_THAT(found(), ElementsAre("fr/lesson.md:6: the type has no U+1F3C"));
}
TEST_F(Content, ALetterOfAStringThatTheTypeLacksIsNamed) {
    write("fr/strings.po", "msgid \"game.name\"\nmsgstr \"Jeu \u1f3c\"\n");
    EXPECT_THAT(found(), ElementsAre("fr/strings.po:2: the type has no U+1F3C"));
}
TEST_F(Content, AWordThatTheGlossaryAvoidsIsNamed) {
    write("it/lesson.md", "# Regole\n\n## Muovere\n\nMuovi un Pezzo, o più pezzi.\n");
    write_french("\n## Bouger\n\nBougez un pion.\n");
    EXPECT_THAT(found(), ElementsAre("it/lesson.md:5: say pedina, not pezzo"));
}
TEST_F(Content, AStringThatTheGlossaryAvoidsIsNamed) {
    write("it/strings.po", "msgid \"game.name\"\nmsgstr \"Il pedone\"\n");
    EXPECT_THAT(found(), ElementsAre("it/strings.po:1: game.name: say pedina, not pedone"));
}
TEST_F(Content, AWordIsFoundBehindAnySignAndNotInsideAnother) {
    for (const char* text : {"un «pezzo»", "l’pezzo", "un\u00a0pezzo!", "(pezzo)"}) {
        write("it/strings.po", std::string("msgid \"game.name\"\nmsgstr \"") + text + "\"\n");
        EXPECT_EQ(found().size(), 1u) << text;
    }
    for (const char* text : {"spezzo", "pezzoè", "{pezzo}"}) {
        write("it/strings.po", std::string("msgid \"game.name\"\nmsgstr \"") + text + "\"\n");
        EXPECT_THAT(found(), IsEmpty()) << text;
    }
}
TEST_F(Content, ACardOfHistoryNeedsItsSource) {
    write("it/history.md", "# Storia\n\n## Una volta\n\nC’era.\n\n> Agazia\n\n## Poi\n\nBasta.\n");
    write("fr/history.md",
          "# Histoire\n" + stamp("it/history.md") +
              "\n## Jadis\n\nIl y eut.\n\n> Agathias\n\n## Puis\n\nFini.\n\n> Lui\n");
    EXPECT_THAT(found(), testing::Contains(HasSubstr("it/history.md:9: a card of history")));
}
TEST_F(Content, TooManyOrTooFewStepsOrCardsAreCounted) {
    const auto page = [&](const std::string& file, int steps) {
        std::string text = "# Titolo\n";
        for (int n = 0; n < steps; ++n) text += "## Passo\n> Fonte\n";
        write(file, text);
    };
    page("it/rules.md", 13);
    page("it/history.md", 3);
    page("it/puzzles.md", 1);
    EXPECT_THAT(found_in_original(),
                ElementsAre("it/rules.md:26: 13 headings (##); there should be 6 to 12",
                            "it/history.md:1: 3 headings (##); there should be 4 to 6",
                            "it/puzzles.md:1: 1 headings (##); there should be 2 to 6"));
    page("it/rules.md", 12);
    page("it/history.md", 4);
    page("it/puzzles.md", 2);
    EXPECT_THAT(found_in_original(), IsEmpty());
}
TEST_F(Content, AnotherNumberOfStepsIsNamed) {
    write_french(french_lesson + "\n## Encore\n\nPlus.\n");
    EXPECT_THAT(found(), ElementsAre("fr/lesson.md: 2 steps; it/lesson.md has 1"));
}
TEST_F(Content, AMomentThatTheGameDoesNotKnowIsNamed) {
    write("it/lesson.md", "# Regole\n\n## Muovere\n\n<!-- phase flying -->\nMuovi.\n");
    write_french("\n## Bouger\n\n<!-- phase flying -->\nBougez.\n");
    EXPECT_THAT(found(), ElementsAre("it/lesson.md:3: the note \"phase flying\": there is no "
                                     "phase.flying",
                                     HasSubstr("fr/lesson.md:4: the note")));
}
TEST_F(Content, AStepThatOpensAtOtherMomentsThanTheOriginalIsNamed) {
    write_french("\n## Bouger\n\n<!-- after game.name -->\nBougez.\n");
    EXPECT_THAT(found(),
                ElementsAre(HasSubstr("fr/lesson.md:4: this step opens at other moments")));
}
TEST_F(Content, APageThatCannotBeReadIsNamedByLine) {
    write_french("\n## Bouger\n\n```board\nstart\n");
    EXPECT_THAT(found(), ElementsAre("fr/lesson.md:6: the block has no end (```)"));
}

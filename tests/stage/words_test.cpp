#include "language/words.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;
using ludarium::Player;

namespace {

Catalogue catalogue(const std::string& text) {
    std::vector<std::string> problems;
    Catalogue made(parse_po(text, "x.po"), "x.po", problems);
    EXPECT_TRUE(problems.empty());
    return made;
}

struct WordsTest : testing::Test {
    WordsTest() {
        shell.add("it", catalogue("msgid \"language.name\"\nmsgstr \"Italiano\"\n"
                                  "msgid \"turn\"\nmsgstr \"Tocca a {player}\"\n"
                                  "msgid \"lost\"\nmsgstr \"Perso: {detail}.\"\n"
                                  "msgid \"staff.reason.other\"\nmsgstr \"Dice: {detail}.\"\n"));
        shell.add("en", catalogue("msgid \"language.name\"\nmsgstr \"English\"\n"
                                  "msgid \"turn\"\nmsgstr \"{player} to move\"\n"));
        game.add("it", catalogue("msgid \"why\"\nmsgstr \"In {spot} c’è: {piece} ({player}).\"\n"
                                 "msgid \"player.black\"\nmsgstr \"Nero\"\n"
                                 "msgid \"piece.king\"\nmsgstr \"il re\"\n"
                                 "msgid \"spot.home\"\nmsgstr \"casa\"\n"
                                 "msgid \"men\"\nmsgid_plural \"men\"\n"
                                 "msgstr[0] \"{number} pezzo\"\nmsgstr[1] \"{number} pezzi\"\n"));
        game.add("en", catalogue("msgid \"player.black\"\nmsgstr \"Black\"\n"));
        parts.players = {"white", "black"};
        parts.spots = {"e5", "home"};
        parts.pieces = {{"king", Player{1}}};
    }

    Strings shell;
    Strings game;
    GameParts parts;
    Words words{shell, game, "it"};
};

} // namespace

TEST_F(WordsTest, NamesArgumentsInTheVisitorsLanguage) {
    const Told told{"why",
                    {{"spot", LUDARIUM_ARGUMENT_SPOT, 0},
                     {"piece", LUDARIUM_ARGUMENT_PIECE, 0},
                     {"player", LUDARIUM_ARGUMENT_PLAYER, 1}}};
    EXPECT_EQ(words.told(told, parts), "In E5 c’è: il re (Nero).");
}

TEST_F(WordsTest, ASpotWithANameIsCalledByIt) {
    EXPECT_EQ(words.told({"why", {{"spot", LUDARIUM_ARGUMENT_SPOT, 1}}}, parts),
              "In casa c’è: {piece} ({player}).");
}

TEST_F(WordsTest, TheFirstNumberChoosesThePlural) {
    EXPECT_EQ(words.told({"men", {{"number", LUDARIUM_ARGUMENT_NUMBER, 1}}}, parts), "1 pezzo");
    EXPECT_EQ(words.told({"men", {{"number", LUDARIUM_ARGUMENT_NUMBER, 4}}}, parts), "4 pezzi");
    EXPECT_EQ(words.counted("men", 1), "1 pezzo");
}

TEST_F(WordsTest, SwitchingLanguageTakesEffectAtOnce) {
    const Told told{"turn", {{"player", LUDARIUM_ARGUMENT_PLAYER, 1}}};
    EXPECT_EQ(words.told(told, parts), "Tocca a Nero");
    words.language("en");
    EXPECT_EQ(words.told(told, parts), "Black to move");
}

TEST_F(WordsTest, AnArgumentOutOfRangeIsEmptyAndNoCrash) {
    const Told told{"turn", {{"player", LUDARIUM_ARGUMENT_PLAYER, 65535}}};
    EXPECT_EQ(words.told(told, parts), "Tocca a ");
    EXPECT_EQ(words.told({"why", {{"spot", LUDARIUM_ARGUMENT_SPOT, -1}}}, parts),
              "In  c’è: {piece} ({player}).");
}

TEST_F(WordsTest, AKeyNobodyHasWrittenShowsItself) {
    EXPECT_EQ(words.shell("no.such"), "no.such");
    EXPECT_EQ(words.told({"why.no-such", {}}, parts), "why.no-such");
}

TEST_F(WordsTest, AReasonIsASentenceAroundItsDetail) {
    EXPECT_EQ(words.told(Reason{"the host was lost: signal 11", "lost", {{"detail", "signal 11"}}}),
              "Perso: signal 11.");
}

TEST_F(WordsTest, AReasonWithoutAKeyThatIsKnownIsToldInEnglish) {
    EXPECT_EQ(words.told(Reason{"it hung"}), "Dice: it hung.");
    EXPECT_EQ(words.told(Reason::detailed("of-a-later-version", "it hung")), "Dice: it hung.");
}

TEST_F(WordsTest, EveryLanguageHasItsOwnName) {
    const auto all = words.languages();
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0], (std::pair<std::string, std::string>("it", "Italiano")));
    EXPECT_EQ(all[1], (std::pair<std::string, std::string>("en", "English")));
}

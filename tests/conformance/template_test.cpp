// The template keeps every promise, and what is spoilt in a copy of it is found.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ludarium/validator/validator.hpp>

#include "template_copy.hpp"

using namespace ludarium::validator;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

const fs::path original = LUDARIUM_TEMPLATE;

using Copy = TemplateCopy;

} // namespace

TEST(Template, KeepsEveryPromiseWithoutAWarning) {
    const Report report = validate(original);
    for (const Finding& finding : report.findings)
        EXPECT_EQ(finding.verdict, Verdict::pass) << finding_as_text(finding);
    EXPECT_GT(report.findings.size(), 20u);
}

TEST(Template, TheSameSeedGivesTheSameReport) {
    Settings settings;
    settings.seed = 42;
    EXPECT_EQ(as_json({validate(original, settings)}), as_json({validate(original, settings)}));
}

TEST_F(Copy, AGameWithoutAnyWordsSaysNothing) {
    for (const char* language : {"it", "fr", "en", "de"})
        fs::remove(game / "content" / language / "strings.po");
    expect_failure("messages", "no content/<language>/strings.po");
}

TEST_F(Copy, AMissingManifestIsFound) {
    fs::remove(game / "plugin.json");
    expect_failure("manifest", "no readable plugin.json");
}

TEST_F(Copy, ABrokenManifestIsFound) {
    replace("plugin.json", "\"seats\"", "\"chairs\"");
    expect_failure("manifest", "\"seats\" is missing");
}

TEST_F(Copy, AChangedLibraryIsFound) {
    std::ofstream(game / "terni-lapilli.so", std::ios::app) << "one more line";
    expect_failure("loading", "its hash differs");
}

TEST_F(Copy, AnotherVersionInTheManifestIsFound) {
    replace("plugin.json", "\"1.0.0\"", "\"1.0.1\"");
    expect_failure("descriptor", "the version is \"1.0.1\" in plugin.json but \"1.0.0\"");
}

TEST_F(Copy, AnotherDefaultInTheManifestIsFound) {
    replace("plugin.json", "\"default\" : \"not-centre\"", "\"default\" : \"free\"");
    expect_failure("descriptor", "the default of opening");
}

TEST_F(Copy, AMissingContentFolderIsFound) {
    fs::remove_all(game / "content");
    expect_failure("strings", "no content folder");
}

TEST_F(Copy, AMissingLanguageIsFound) {
    fs::remove_all(game / "content/de");
    expect_failure("strings", "content/de/strings.po is missing");
}

TEST_F(Copy, AMissingKeyIsFound) {
    replace("content/fr/strings.po", "msgid \"why.far\"", "msgid \"why.fare\"");
    expect_failure("strings", "content/de/strings.po lacks why.fare");
}

TEST_F(Copy, WordsOfTheGamesCardAreMissedInEveryLanguage) {
    for (const char* language : {"it", "fr", "en", "de"})
        replace(std::string("content/") + language + "/strings.po", "\"game.place\"",
                "\"game.site\"");
    expect_failure("strings", "lacks game.place");
}

TEST_F(Copy, AnUntranslatedKeyIsFound) {
    replace("content/fr/strings.po", "\"Noir\"", "\"\"");
    expect_failure("strings", "content/fr/strings.po lacks player.black");
}

TEST_F(Copy, AParseErrorIsToldByFileAndLine) {
    replace("content/it/strings.po", "\"Bianco\"", "\"Bianco");
    expect_failure("strings", "content/it/strings.po:19: the closing quote is missing");
}

TEST_F(Copy, AMisspeltPlaceholderIsFound) {
    replace("content/de/strings.po", "Von {spot} geht", "Von {spott} geht");
    expect_failure("strings", "why.far has not the same {…}");
}

TEST_F(Copy, AKeyThatOnlyTheGameKnowsIsFound) {
    for (const char* language : {"it", "fr", "en", "de"})
        replace(std::string("content/") + language + "/strings.po", "msgid \"end.three\"",
                "msgid \"end.trio\"");
    expect_failure("messages", "the game says end.three");
}

TEST_F(Copy, ASpotThatIsNotDrawnIsFound) {
    replace("content/art/board.svg", "spot-b2", "spot-x2");
    expect_failure("art", "board.svg lacks spot-b2");
}

TEST_F(Copy, ASpotInACommentIsNotDrawn) {
    replace("content/art/board.svg", "<rect id=\"spot-b2\"", "<!-- <rect id=\"spot-b2\" --><rect");
    expect_failure("art", "board.svg lacks spot-b2");
}

TEST_F(Copy, MissingArtIsAWarning) {
    fs::remove(game / "content/art/piece-black.svg");
    EXPECT_EQ(found("art").verdict, Verdict::warning);
    fs::remove_all(game / "content/art");
    EXPECT_EQ(found("art").verdict, Verdict::warning);
}

TEST_F(Copy, AnIllegalMoveOnAPageIsToldByFileAndLine) {
    replace("content/en/rules.md", "c2-c1", "c2-a3");
    expect_failure("pages", "content/en/rules.md:20: the move c2-a3 is not legal there");
}

TEST_F(Copy, APositionThatCannotBeIsFound) {
    replace("content/en/rules.md", ".bb/b.w/ww. 6", ".bb/b.w/ww. 4");
    expect_failure("pages", "content/en/rules.md:18: at character 1");
}

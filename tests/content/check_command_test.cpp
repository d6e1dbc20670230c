// Faults planted in a copy of a real game: `ludariumctl content check` names each by file and line.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "../conformance/ran_ctl.hpp"

using testing::AllOf;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

struct PlantedFault : testing::Test {
    PlantedFault() {
        fs::copy(LUDARIUM_GAMES "/tablut", game,
                 fs::copy_options::recursive | fs::copy_options::copy_symlinks);
        fs::remove(game / "content");
        fs::copy(GAMES_CONTENT "/tablut", game / "content", fs::copy_options::recursive);
    }

    // Gives the line of it: "de/rules.md:12".
    std::string plant(const std::string& page, const std::string& from, const std::string& to) {
        const fs::path file = game / "content" / page;
        std::ifstream in(file, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        if (at == std::string::npos) return {};
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
        std::ofstream(file, std::ios::binary) << text.replace(at, from.size(), to);
        return page + ":" + std::to_string(line);
    }
    Ran check() const { return ran_ctl("content check " + game.string(), ""); }

    ludarium::test::TemporaryFolder folder;
    const fs::path game = folder / "tablut";
};

} // namespace

TEST_F(PlantedFault, OfNoKindIsFoundInAWholeCopy) {
    const Ran ran = check();
    EXPECT_EQ(ran.code, 0) << ran.output;
}

TEST_F(PlantedFault, OfABoardIsNamedInEachLanguage) {
    const auto move = plant("it/rules.md", "? b7-e7", "? b7-e6");
    const auto claim = plant("fr/rules.md", "= d7 empty", "= d7 king");
    const auto block = plant("de/lesson.md", "```\n", "");
    const Ran ran = check();
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output,
                AllOf(HasSubstr(move + ": the move b7-e6 is not legal there"),
                      HasSubstr(claim + ": d7 holds: empty"), HasSubstr("de/lesson.md:")))
        << block;
}

TEST_F(PlantedFault, ThatMakesLanguagesShowDifferentBoardsIsNamed) {
    plant("fr/rules.md", "= d7 empty\n", "");
    EXPECT_THAT(check().output, HasSubstr(": this step's boards are not those of it"));
}

TEST_F(PlantedFault, OfALetterIsFoundWithTheKiosksOwnType) {
    const auto letter = plant("en/history.md", "\n## ", "\n\U0001F3B2\n## ");
    EXPECT_THAT(check().output, HasSubstr("en/history.md:"));
    EXPECT_THAT(check().output, HasSubstr("the type has no U+1F3B2")) << letter;
}

TEST_F(PlantedFault, OfALanguageThatIsBegunIsNamedTooThoughTheManifestKnowsItNot) {
    fs::copy(game / "content/fr", game / "content/es");
    fs::remove(game / "content/es/history.md");
    EXPECT_THAT(check().output, HasSubstr("es/history.md: is missing: there is it/history.md"));
}

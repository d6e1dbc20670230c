// Words that change on the disk while somebody looks: nothing is built again.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
namespace fs = std::filesystem;

namespace {

// Tablut and the kiosk's own words, to be written into.
struct Copy {
    Copy() {
        fs::copy(LUDARIUM_CONTENT, content(), fs::copy_options::recursive);
        fs::create_directory(games());
        fs::copy(fs::path(LUDARIUM_GAMES) / "tablut", games() / "tablut",
                 fs::copy_options::recursive | fs::copy_options::copy_symlinks);
        fs::remove(games() / "tablut/content");
        fs::copy(fs::path(LUDARIUM_CONTENT) / "games/tablut", words(), fs::copy_options::recursive);
    }
    fs::path content() const { return folder / "content"; }
    fs::path games() const { return folder / "games"; }
    fs::path words() const { return games() / "tablut/content"; }

    // As an editor saves: a new file takes the place of the old one.
    void replace(const std::string& page, const std::string& from, const std::string& to) const {
        const fs::path file = words() / page;
        std::ifstream in(file, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        const fs::path fresh = file.string() + "~";
        std::ofstream(fresh, std::ios::binary) << text.replace(at, from.size(), to);
        fs::rename(fresh, file);
    }

    ludarium::test::TemporaryFolder folder;
};

std::string words_of(const KioskWindow::Line& leaf) {
    return leaf.at("words");
}

} // namespace

TEST(Language, BegunInAFolderIsOfferedReadAndFallsBackPageByPage) {
    const Copy copy;
    KioskStart how{1920, 1080, "tablut"};
    how.content = copy.content().string();
    how.games = copy.games().string();
    KioskWindow kiosk(how);
    kiosk.await_position(0);
    kiosk.tap("button-rules");
    kiosk.await("leaf", "chapter", "rules");

    fs::copy(LUDARIUM_SPANISH "/shell", copy.content() / "shell", fs::copy_options::recursive);
    fs::copy(LUDARIUM_SPANISH "/tablut", copy.words(), fs::copy_options::recursive);
    kiosk.reload();
    kiosk.await("reloaded");
    kiosk.tap("button-language-es");
    EXPECT_THAT(words_of(kiosk.await("leaf")), StartsWith("Dos ejércitos\nEn el centro, el rey"));

    copy.replace("es/rules.md", "En el centro, el rey", "El rey está en el centro");
    kiosk.reload();
    EXPECT_THAT(words_of(kiosk.await("leaf")), StartsWith("Dos ejércitos\nEl rey está en el cent"));

    const std::string italian_history = [&] {
        kiosk.tap("button-chapter-history"); // which nobody has translated yet
        return words_of(kiosk.await("leaf", "chapter", "history"));
    }();
    kiosk.tap("button-language-it");
    EXPECT_EQ(words_of(kiosk.await("leaf", "chapter", "history")), italian_history);
}

TEST(Preview, FollowsEditsAndKeepsTheLastGoodPage) {
    const Copy copy;
    KioskStart how{1280, 720};
    how.command = {LUDARIUMCTL, "--games", copy.games().string(), "content", "preview", "tablut"};
    KioskWindow window(how);
    window.await("leaf", "chapter", "rules");

    copy.replace("it/rules.md", "Anche il re aiuta a catturare", "Pure il re aiuta a catturare");
    const auto changed = window.await("leaf", "step", 6);
    EXPECT_THAT(words_of(changed), HasSubstr("Pure il re aiuta a catturare"));
    window.await("page", "board", "waits");

    copy.replace("it/rules.md", "? b7-e7", "? b7-e6");
    std::string told;
    while (told.find("b7-e6") == std::string::npos) told = window.await("remarks").at("text");
    EXPECT_THAT(told, StartsWith("it/rules.md:97: the move b7-e6 is not legal there"));

    copy.replace("it/rules.md", "? b7-e6", "? b7-e7");
    EXPECT_EQ(words_of(window.await("leaf")), words_of(changed));
    EXPECT_THAT(window.await("remarks").at("text").get<std::string>(),
                Not(HasSubstr("is not legal")));
}

TEST(Preview, SaysWhyItCannotBegin) {
    const auto said = [](const std::string& arguments) {
        const std::string command = LUDARIUMCTL " content preview " + arguments + " 2>&1";
        FILE* pipe = ::popen(command.c_str(), "r");
        char text[512] = {};
        const auto got = std::fread(text, 1, sizeof text - 1, pipe);
        ::pclose(pipe);
        return std::string(text, got);
    };
    EXPECT_THAT(said("tablut ruels"), HasSubstr("there is no page ruels: it is one of lesson,"));
    EXPECT_THAT(said("tablut rules --language xx"), HasSubstr("xx is missing"));
    EXPECT_THAT(said("chess"), HasSubstr("chess: "));
    ::unsetenv("DISPLAY");
    EXPECT_THAT(said("tablut"), HasSubstr("DISPLAY"));
}

#include "screens/ending.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

namespace {

struct EndingTest : testing::Test {
    EndingTest() {
        shell_folder.write("it/strings.po", head + entry("end.you-won", "Hai vinto!") +
                                                entry("end.computer-won", "Vince il computer") +
                                                entry("end.player-won", "Vittoria: {player}") +
                                                entry("end.draw", "Patta"));
        game_folder.write("it/strings.po",
                          head + entry("player.sun", "Sole") + entry("player.moon", "Luna") +
                              entry("player.mars", "Marte") + entry("end.last", "Resta {player}.") +
                              entry("fact.1", "uno") + entry("fact.2", "due"));
        shell = Strings::read(shell_folder.path(), problems);
        game = Strings::read(game_folder.path(), problems);
    }
    static std::string entry(const std::string& key, const std::string& text) {
        return "msgid \"" + key + "\"\nmsgstr \"" + text + "\"\n\n";
    }
    Words words() const { return {shell, game, "it"}; }
    // The first player wins.
    std::string headline(std::initializer_list<Seat::Kind> kinds) const {
        TablePlay::Seats seats{};
        std::size_t i = 0;
        for (const Seat::Kind kind : kinds) seats[i++].kind = kind;
        return ending_headline(words(), parts, seats, ending());
    }
    static Ending ending() {
        Ending first;
        first.results[0].place = 1;
        first.results[1].place = first.results[2].place = 2;
        first.reason = "end.last";
        return first;
    }

    const std::string head = "msgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n"
                             "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";
    ludarium::test::TemporaryFolder shell_folder, game_folder;
    std::vector<std::string> problems;
    Strings shell, game;
    GameParts parts{"", "", {"sun", "moon", "mars"}, {}, {}, {}};
};

constexpr auto visitor = Seat::Kind::visitor;
constexpr auto computer = Seat::Kind::computer;

} // namespace

TEST_F(EndingTest, NamesTheWinnerWhereYouOrTheComputerCouldBeSeveral) {
    EXPECT_EQ(headline({visitor, computer, computer}), "Hai vinto!");
    EXPECT_EQ(headline({computer, visitor}), "Vince il computer");
    EXPECT_EQ(headline({computer, computer, visitor}), "Vittoria: Sole");
    EXPECT_EQ(headline({visitor, visitor}), "Vittoria: Sole");
}

TEST_F(EndingTest, SaysWhyWithTheWinnersName) {
    EXPECT_EQ(ending_reason(words(), parts, ending()), "Resta Sole.");
}

TEST_F(EndingTest, TellsAnotherFactAfterAnotherGame) {
    Position last;
    last.hash = 4;
    EXPECT_EQ(fact_worth_telling(words(), last), "uno");
    last.hash = 5;
    EXPECT_EQ(fact_worth_telling(words(), last), "due");
}

TEST_F(EndingTest, AGameWithoutFactsTellsNone) {
    EXPECT_EQ(fact_worth_telling({shell, shell, "it"}, Position{}), "");
}

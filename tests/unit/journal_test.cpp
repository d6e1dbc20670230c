#include "visit/journal.hpp"

#include <optional>

#include <gmock/gmock.h>

#include "../common/full_disk.hpp"
#include "../common/moved_clock.hpp"
#include "../common/temporary_folder.hpp"
#include "visit/whole_file.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

GameHeader header() {
    GameHeader h;
    h.game = "tablut";
    h.version = "1.0.0";
    h.seed = 0xFFFFFFFFFFFFFFFFull;
    h.choices = {3};
    h.seats[0] = {Seat::Kind::visitor, 0};
    h.seats[1] = {Seat::Kind::computer, 2};
    h.language = "it";
    return h;
}

struct JournalTest : testing::Test {
    test::TemporaryFolder folder;
    test::MovedClock clock;
    std::filesystem::path file = folder / "visit.journal";

    Journal resumed() { return std::get<Journal>(Journal::resume(file, clock)); }
    std::string refused() {
        return std::get<Journal::Unreadable>(Journal::resume(file, clock)).reason;
    }
};

} // namespace

TEST_F(JournalTest, KeepsHeaderActionsAndTimes) {
    auto journal = Journal::begin(file, header(), clock);
    clock.move(milliseconds(1500));
    EXPECT_TRUE(journal.append(17));
    EXPECT_TRUE(journal.append(0xFFFFFFFFFFFFFFFFull));
    const auto read = resumed();
    EXPECT_THAT(read.actions(), ElementsAre(17, 0xFFFFFFFFFFFFFFFFull));
    EXPECT_EQ(read.header().seed, header().seed);
    EXPECT_EQ(read.header().seat_mask(), 3u);
    EXPECT_EQ(read.header().seats[1].level, 2u);
    EXPECT_EQ(read.last_written(), clock.now());
    EXPECT_TRUE(read.this_boot());
}

TEST_F(JournalTest, IsWrittenBeforeAppendReturns) {
    auto journal = Journal::begin(file, header(), clock);
    journal.append(5);
    EXPECT_THAT(*read_whole(file, 10000), HasSubstr("\n+ 5 "));
}

TEST_F(JournalTest, TakingBackAndGoingOn) {
    auto journal = Journal::begin(file, header(), clock);
    for (Action a : {1, 2, 3}) journal.append(a);
    journal.take_back(2);
    journal.append(9);
    EXPECT_THAT(resumed().actions(), ElementsAre(1, 9));
}

TEST_F(JournalTest, ResumesInTheLanguageLastSpoken) {
    Journal::begin(file, header(), clock).speak("fr");
    EXPECT_EQ(resumed().header().language, "fr");
}

TEST_F(JournalTest, ATornLastLineIsDroppedAndOverwritten) {
    Journal::begin(file, header(), clock).append(1);
    std::ofstream(file, std::ios::app) << "+ 2";
    resumed().append(3);
    EXPECT_THAT(resumed().actions(), ElementsAre(1, 3));
}

TEST_F(JournalTest, ADiskThatWasFullHasHalfALineAndThenAllOfThem) {
    auto journal = Journal::begin(file, header(), clock);
    EXPECT_TRUE(journal.append(1));
    const auto before = std::filesystem::file_size(file);
    {
        const test::FullDisk full(before + 3);
        EXPECT_FALSE(journal.append(2));
        EXPECT_NE(journal.trouble(), "");
        EXPECT_EQ(std::filesystem::file_size(file), before + 3);
        EXPECT_FALSE(journal.append(3));
    }
    EXPECT_THAT(resumed().actions(), ElementsAre(1)) << "if it had died then";
    EXPECT_TRUE(journal.append(4));
    EXPECT_EQ(journal.trouble(), "");
    EXPECT_THAT(resumed().actions(), ElementsAre(1, 2, 3, 4));
}

TEST_F(JournalTest, OneThatCouldNotBeBegunIsWrittenLater) {
    Journal::begin(file, header(), clock).append(7);
    std::optional<Journal> journal;
    {
        const test::FullDisk full(10);
        journal = Journal::begin(file, header(), clock);
    }
    EXPECT_FALSE(std::filesystem::exists(file)) << "what was there was another game";
    EXPECT_TRUE(journal->append(1));
    EXPECT_TRUE(journal->append(2));
    EXPECT_THAT(resumed().actions(), ElementsAre(1, 2));
}

TEST_F(JournalTest, WithItsFolderGoneItIsMadeAnew) {
    const auto inside = folder / "state" / "visit.journal";
    auto journal = Journal::begin(inside, header(), clock);
    journal.append(1);
    journal.speak("fr");
    std::filesystem::remove_all(folder / "state");
    EXPECT_TRUE(journal.append(2));
    const auto read = std::get<Journal>(Journal::resume(inside, clock));
    EXPECT_THAT(read.actions(), ElementsAre(1, 2));
    EXPECT_EQ(read.header().language, "fr");
}

TEST_F(JournalTest, AnotherBootIsNotThisVisit) {
    Journal::begin(file, header(), clock);
    auto text = *read_whole(file, 10000);
    text.replace(text.find("\"boot\":\"") + 8, 8, "00000000");
    folder.write("visit.journal", text);
    EXPECT_FALSE(resumed().this_boot());
}

TEST_F(JournalTest, NonsenseIsNamedByItsLine) {
    Journal::begin(file, header(), clock).append(1);
    std::ofstream(file, std::ios::app) << "? what\n";
    EXPECT_THAT(refused(), HasSubstr("line 3"));
    folder.write("visit.journal", "{\"ludarium-journal\":99} 5\n");
    EXPECT_THAT(refused(), HasSubstr("line 1"));
    folder.write("visit.journal", "");
    EXPECT_THAT(refused(), HasSubstr("empty"));
}

TEST_F(JournalTest, NeverTakesBackMoreThanWasPlayed) {
    Journal::begin(file, header(), clock);
    std::ofstream(file, std::ios::app) << "- 4 1000\n";
    EXPECT_THAT(refused(), HasSubstr("line 2"));
}

TEST_F(JournalTest, ClosingRemovesIt) {
    auto journal = Journal::begin(file, header(), clock);
    journal.close();
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_TRUE(journal.append(1)) << "a closed journal goes on in memory";
}

TEST_F(JournalTest, WithoutAPathItStaysInMemory) {
    auto journal = Journal::begin({}, header(), clock);
    EXPECT_TRUE(journal.append(1));
    EXPECT_THAT(journal.actions(), ElementsAre(1));
}

TEST_F(JournalTest, ALanguageThatIsNoTextIsRefused) {
    Journal::begin(file, header(), clock);
    std::ofstream(file, std::ios::app) << "l \xFF\xC0 1000\n";
    EXPECT_THAT(refused(), HasSubstr("line 2"));
}

TEST_F(JournalTest, AnActionThatIsNoNumberIsNotTakenForAnother) {
    for (const char* odd : {"1e9", "-1", "0x1", "77777777777777777777777777"}) {
        Journal::begin(file, header(), clock);
        std::ofstream(file, std::ios::app) << "+ " << odd << " 1000\n";
        EXPECT_THAT(refused(), HasSubstr("line 2: not a number")) << odd;
    }
}

TEST_F(JournalTest, ATimeThatNoClockShowsIsRefused) {
    Journal::begin(file, header(), clock);
    std::ofstream(file, std::ios::app) << "+ 1 9223372036854775807\n";
    EXPECT_THAT(refused(), HasSubstr("no clock"));
}

TEST_F(JournalTest, OddOnesAreSetAsideAndThreeAreKept) {
    for (int i = 0; i < 5; ++i) {
        folder.write("visit.journal", "nonsense " + std::to_string(i) + "\n");
        refused();
    }
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_THAT(*read_whole(folder / "visit.journal.odd.1", 100), HasSubstr("nonsense 4"));
    EXPECT_THAT(*read_whole(folder / "visit.journal.odd.3", 100), HasSubstr("nonsense 2"));
    EXPECT_FALSE(std::filesystem::exists(folder / "visit.journal.odd.4"));
}

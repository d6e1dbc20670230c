// ludariumctl train: the same weights from the same seed, on one core or two, at once or in parts.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"
#include "ran_ctl.hpp"

using testing::HasSubstr;

namespace {

class CtlTrain : public testing::Test {
  protected:
    Ran train(const std::string& arguments, const std::string& file,
              const std::string& game = LUDARIUM_TAVLI) const {
        return ran_ctl("train " + game + " --pairs 0 --out " + path(file) + " " + arguments, "");
    }
    std::string path(const std::string& file) const { return (folder_ / file).string(); }
    std::string text(const std::string& file) const {
        std::ifstream in(path(file));
        return {std::istreambuf_iterator<char>(in), {}};
    }

    ludarium::test::TemporaryFolder folder_;
};

} // namespace

TEST_F(CtlTrain, GivesTheSameWeightsHoweverItRuns) {
    EXPECT_EQ(train("--seed 3 --games 128 --jobs 1", "one").code, 0);
    EXPECT_EQ(train("--seed 3 --games 128 --jobs 2", "two").code, 0);
    EXPECT_EQ(train("--seed 3 --games 64", "parts").code, 0);
    EXPECT_NE(text("parts"), text("one"));
    EXPECT_EQ(train("--games 128 --resume", "parts").code, 0);
    EXPECT_THAT(text("one"), HasSubstr("\ngames 128\n"));
    EXPECT_EQ(text("one"), text("two"));
    EXPECT_EQ(text("one"), text("parts"));
    EXPECT_EQ(text("one.training"), text("parts.training"));
}

TEST_F(CtlTrain, EveryKindOfGameLearnsTheSameOnOneCoreAndOnTwoAndInParts) {
    const std::string games[] = {LUDARIUM_ASTRONOMICA, LUDARIUM_TABLUT};
    for (const std::string& game : games) {
        const std::string id = std::filesystem::path(game).filename().string();
        EXPECT_EQ(train("--seed 3 --games 64 --jobs 1", id + "-one", game).code, 0);
        EXPECT_EQ(train("--seed 3 --games 64 --jobs 2", id + "-two", game).code, 0);
        EXPECT_THAT(text(id + "-one"), HasSubstr("\ngame " + id + "\n"));
        EXPECT_EQ(text(id + "-one"), text(id + "-two"));
        EXPECT_EQ(train("--seed 3 --games 128", id + "-whole", game).code, 0);
        EXPECT_EQ(train("--games 128 --resume", id + "-one", game).code, 0);
        EXPECT_EQ(text(id + "-one"), text(id + "-whole"));
    }
}

TEST_F(CtlTrain, NeverOverwritesWhatItWasNotAskedToGoOnWith) {
    for (const char* precious : {"mine", "notes.training"}) {
        folder_.write(precious, "precious");
        const auto file = std::filesystem::path(precious).stem().string();
        const Ran ran = train("--games 64", file);
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.output, HasSubstr("is there already; --resume goes on with it"));
        EXPECT_EQ(text(precious), "precious");
    }
}

TEST_F(CtlTrain, AFileThatIsNoneIsExplained) {
    EXPECT_THAT(train("--resume", "none").output, HasSubstr("none.training can't be read"));
    folder_.write("broken.training", "game tavli\nweights 3\n1 2\n");
    EXPECT_THAT(train("--resume", "broken").output, HasSubstr("there are 2 weights, not 3"));
    folder_.write("other.training", "game chess\nseed 1\ngames 64\nweights 1\n0.5\n");
    EXPECT_THAT(train("--resume", "other").output,
                HasSubstr("this was not a training of this game"));
}

TEST_F(CtlTrain, WeightsThatDontFitKeepAGameOut) {
    for (const char* name : {"plugin.json", "tavli.so"})
        std::filesystem::copy(std::filesystem::path(LUDARIUM_TAVLI) / name, folder_ / name);
    const std::string validate = "validate --only ai " + folder_.path().string();
    EXPECT_EQ(ran_ctl(validate, "").code, 0); // none at all are fine
    folder_.write("content/ai/weights.txt", "game tavli\nscheme tables-0\nweights 1\n0.5\n");
    const Ran ran = ran_ctl(validate, "");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output, HasSubstr("ai/weights.txt is not used: it is not for the game's "
                                      "scheme tables-2"));
}

TEST_F(CtlTrain, AGameWithNothingToLearnSaysSo) {
    const Ran ran = ran_ctl("train " LUDARIUM_GAMES "/terni-lapilli --out " + path("none"), "");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.output, HasSubstr("this game has nothing to learn"));
}

// Reading aloud, to a program that writes down what it was asked to say.
#include <csignal>

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/stand_in_voice.hpp"
#include "sound/recital.hpp"

namespace {

using namespace ludarium::shell;
using ludarium::test::StandInVoice;
using Said = StandInVoice::Said;

class ReaderTest : public testing::Test {
  protected:
    ReaderTest() { places.drivers = "wave"; }

    std::string path() const { return voice.path(); }
    Said said() const { return voice.said(); }

    static void await(const Reader& reader) {
        pollfd event{reader.descriptor(), POLLIN, 0};
        ::poll(&event, 1, -1);
    }

    // True once it has been killed; false if it ended by itself.
    static bool killed(pid_t pid) {
        int status = 0;
        return ::waitpid(pid, &status, 0) < 0 ||
               (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    }

    StandInVoice voice;
    SoundPlaces places;
};

// Awake, with its voices known.
class AwakeReader : public ReaderTest {
  protected:
    AwakeReader() : reader(path(), places) {
        reader.wake();
        await(reader);
    }
    Reader reader;
};

TEST_F(AwakeReader, IsAvailableInTheLanguagesOfItsVoices) {
    EXPECT_TRUE(reader.available("it"));
    EXPECT_TRUE(reader.available("fr"));
    EXPECT_FALSE(reader.available("se"));
}

TEST_F(AwakeReader, GivesTheTextAsItIs) {
    const std::string text = "-v en; `reboot` $(reboot)\nÈ il tuo turno. ἀγών";
    EXPECT_TRUE(reader.read(text, "it"));
    EXPECT_EQ(said().text, text);
}

TEST_F(AwakeReader, ChoosesVoiceAndVolume) {
    reader.set_volume(40);
    EXPECT_TRUE(reader.read("À vous.", "fr"));
    EXPECT_EQ(said().options, "-v fr -a 40 -s 150 -b 1 --stdin");
}

TEST_F(AwakeReader, NeverWaitsForLongTexts) {
    const std::string text(1'000'000, 'a');
    EXPECT_TRUE(reader.read(text, "it"));
    EXPECT_EQ(said().text.size(), text.size());
}

TEST_F(AwakeReader, ReadsOneTextAtATime) {
    reader.read("uno", "it");
    const Said first = said();
    reader.read("due", "it");
    EXPECT_TRUE(killed(first.pid));
    EXPECT_EQ(said().text, "due");
    EXPECT_TRUE(reader.speaking());
}

TEST_F(AwakeReader, IsStopped) {
    reader.read("uno", "it");
    const Said first = said();
    EXPECT_TRUE(reader.speaking());
    reader.stop();
    EXPECT_FALSE(reader.speaking());
    EXPECT_TRUE(killed(first.pid));
}

TEST_F(AwakeReader, KnowsWhenTheTextHasEnded) {
    voice.speak_briefly();
    reader.read("uno", "it");
    EXPECT_EQ(said().text, "uno");
    await(reader);
    EXPECT_FALSE(reader.speaking());
    EXPECT_EQ(reader.descriptor(), -1);
}

TEST_F(AwakeReader, ReadsNothingInALanguageItDoesNotSpeak) {
    EXPECT_FALSE(reader.read("Buorre beaivi", "se"));
    EXPECT_FALSE(reader.speaking());
}

TEST_F(AwakeReader, ReadsNothingAtNoVolume) {
    reader.set_volume(0);
    EXPECT_FALSE(reader.read("uno", "it"));
}

TEST_F(ReaderTest, FallsSilentWhenTheShellDies) {
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t shell = ::fork();
    if (shell == 0) {
        Reader reader(path(), places);
        reader.wake();
        await(reader);
        reader.read("uno", "it");
        ::pause();
    }
    const Said first = said();
    ::kill(shell, SIGKILL);
    ::waitpid(shell, nullptr, 0);
    int status = 0;
    ASSERT_EQ(::waitpid(first.pid, &status, 0), first.pid);
    EXPECT_TRUE(WIFSIGNALED(status));
}

TEST_F(ReaderTest, IsNotOfferedWhereTheProgramIsMissing) {
    voice.leave();
    Reader reader(voice.folder(), places);
    reader.wake();
    EXPECT_EQ(reader.descriptor(), -1);
    EXPECT_FALSE(reader.available("it"));
    EXPECT_FALSE(reader.read("uno", "it"));
}

TEST_F(ReaderTest, IsNotOfferedWithoutASoundDevice) {
    places.drivers = "null";
    Reader reader(path(), places);
    reader.wake();
    EXPECT_FALSE(reader.available("it"));
}

class RecitalTest : public AwakeReader {
  protected:
    void await_end() {
        await(reader);
        recital.advance();
    }
    Recital recital{reader};
};

TEST_F(RecitalTest, ReadsOnePassageAfterTheOtherAndSaysWhich) {
    voice.speak_briefly();
    recital.begin({"uno", "due"}, "it");
    EXPECT_EQ(recital.passage(), 0u);
    EXPECT_EQ(said().text, "uno");
    await_end();
    EXPECT_EQ(recital.passage(), 1u);
    EXPECT_EQ(said().text, "due");
    await_end();
    EXPECT_FALSE(recital.speaking());
    EXPECT_TRUE(recital.on()) << "there may be captions to come";
}

TEST_F(RecitalTest, ReadsACaptionOnceAndAfterThePassages) {
    voice.speak_briefly();
    recital.begin({"uno"}, "fr");
    recital.say("caption");
    EXPECT_EQ(said().text, "uno");
    await_end();
    recital.say("caption");
    EXPECT_EQ(said().text, "caption");
    EXPECT_TRUE(recital.speaking());
    EXPECT_EQ(recital.passage(), std::nullopt);
    await_end();
    recital.say("caption");
    EXPECT_FALSE(recital.speaking());
}

TEST_F(RecitalTest, SkipsToTheNextPassage) {
    recital.begin({"uno", "due"}, "it");
    const Said first = said();
    recital.skip();
    EXPECT_TRUE(killed(first.pid));
    EXPECT_EQ(said().text, "due");
}

TEST_F(RecitalTest, IsOverWhereNothingWouldBeHeard) {
    recital.begin({"ij"}, "se");
    EXPECT_FALSE(recital.on());
}

TEST(Voices, AreFoundByLanguage) {
    const Voices voices(
        "Pty Language Age/Gender VoiceName File Other Languages\n"
        " 5  cmn  --/M  Chinese_(Mandarin,_latin_as_English) sit/cmn  (zh-cmn 5)(zh 5)\n"
        " 5  pt  --/M  Portuguese_(Portugal) roa/pt  (pt-pt 5)\n"
        " 5  pt-br  --/M  Portuguese_(Brazil) roa/pt-BR  (pt 6)\n");
    EXPECT_EQ(voices.voice_for("pt"), "pt");
    EXPECT_EQ(voices.voice_for("pt_BR"), "pt-br");
    EXPECT_EQ(voices.voice_for("pt-AO"), "pt");
    EXPECT_EQ(voices.voice_for("zh"), "zh");
    EXPECT_EQ(voices.voice_for("Mandarin,_latin_as_English"), std::nullopt);
    EXPECT_EQ(voices.voice_for("p"), std::nullopt);
    EXPECT_EQ(Voices("").voice_for("it"), std::nullopt);
}

} // namespace

// Reading aloud, to a program that writes down what it was asked to say.
#include <csignal>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/temporary_folder.hpp"
#include "sound/reader.hpp"

namespace {

using namespace ludarium::shell;
using ludarium::test::TemporaryFolder;

class ReaderTest : public testing::Test {
  protected:
    ReaderTest() {
        const auto program = folder.write("espeak-ng", R"(#!/bin/sh
if [ "$1" = --voices ]; then
    echo 'Pty Language       Age/Gender VoiceName          File                 Other Languages'
    echo ' 5  it              --/M      Italian            roa/it               '
    echo ' 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)'
    exit
fi
here=$(dirname "$0")
{ echo "$$"; echo "$@"; cat; } >"$here/said"
[ -e "$here/short" ] || exec sleep 60
)");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        // Whoever reads a FIFO waits until somebody has written: nothing to sleep for.
        ::mkfifo((folder / "said").c_str(), 0600);
        places.drivers = "wave";
    }

    std::string path() const { return folder.path().string() + ":" + std::getenv("PATH"); }

    static void await(const Reader& reader) {
        pollfd event{reader.descriptor(), POLLIN, 0};
        ::poll(&event, 1, -1);
    }

    struct Said {
        pid_t pid = -1;
        std::string options, text;
    };
    Said said() const {
        std::ifstream file(folder / "said");
        Said said;
        file >> said.pid >> std::ws;
        std::getline(file, said.options);
        said.text.assign(std::istreambuf_iterator<char>(file), {});
        return said;
    }

    // True once it has been killed; false if it ended by itself.
    static bool killed(pid_t pid) {
        int status = 0;
        return ::waitpid(pid, &status, 0) < 0 ||
               (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    }

    TemporaryFolder folder;
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
    folder.write("short", "");
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
    std::filesystem::remove(folder / "espeak-ng");
    Reader reader(folder.path().string(), places);
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

// Sound is really played, and a machine that can't play any is left in peace.
#include <SFML/Audio/InputSoundFile.hpp>
#include <gtest/gtest.h>

#include "../common/child.hpp"
#include "../common/moved_clock.hpp"
#include "../common/temporary_folder.hpp"
#include "hearing.hpp"
#include "sound/loudspeaker.hpp"
#include "sound/synthesis.hpp"

namespace {

using namespace ludarium::shell;
using namespace ludarium::test;

Samples read_samples(const std::filesystem::path& file) {
    sf::InputSoundFile wav;
    if (!exists(file) || !wav.openFromFile(file.string())) return {};
    Samples samples(wav.getSampleCount());
    wav.read(samples.data(), samples.size());
    return samples;
}

struct Heard {
    Samples samples;
    std::string errors;
    int status = -1;
};

// Runs play_sounds on a machine whose loudspeaker is a file.
Heard hear(std::vector<std::string> words, const std::string& drivers = "wave",
           const std::string& sounds = LUDARIUM_SOUNDS) {
    const TemporaryFolder folder;
    const auto conf = folder.write("alsoft.conf", "[general]\nfrequency=44100\nchannels=mono\n"
                                                  "sample-type=int16\ndither=false\n[wave]\nfile=" +
                                                      (folder / "heard.wav").string() +
                                                      "\n[alsa]\ndevice=no-such-device\n");
    words.insert(words.begin(), {LUDARIUM_PLAY_SOUNDS, sounds});
    testing::internal::CaptureStderr();
    Child child(words, {"ALSOFT_CONF=" + conf.string(), "ALSOFT_DRIVERS=" + drivers});
    Heard heard;
    heard.status = child.wait();
    heard.errors = testing::internal::GetCapturedStderr();
    heard.samples = read_samples(folder / "heard.wav");
    return heard;
}

TEST(Loudspeaker, IsHeard) {
    const Heard heard = hear({"100", "hit"});
    const Samples hit = read_samples(std::string(LUDARIUM_SOUNDS) + "/hit.wav");
    EXPECT_NEAR(peak(heard.samples), peak(hit), peak(hit) / 10);
    EXPECT_NEAR(energy(heard.samples) / energy(hit), 1, 0.2);
    EXPECT_EQ(heard.errors, "");
    EXPECT_EQ(heard.status, 0);
}

TEST(Loudspeaker, HasItsVolume) {
    EXPECT_NEAR(peak(hear({"50", "tick"}).samples), peak(hear({"100", "tick"}).samples) / 4.0, 200);
}

TEST(Loudspeaker, PlaysSeveralSoundsAtOnce) {
    const Heard both = hear({"100", "turn", "hit"});
    EXPECT_GT(energy(both.samples), 1.1 * energy(hear({"100", "hit"}).samples));
}

TEST(Loudspeaker, PlaysTheSameSoundOnceInFortyMilliseconds) {
    const double once = energy(hear({"100", "tick"}).samples);
    EXPECT_NEAR(energy(hear({"100", "tick", "+39", "tick"}).samples) / once, 1, 0.2);
    EXPECT_GT(energy(hear({"100", "tick", "+40", "tick"}).samples) / once, 1.7);
}

TEST(Loudspeaker, StopsWhenMuted) {
    const Samples win = read_samples(std::string(LUDARIUM_SOUNDS) + "/win.wav");
    EXPECT_LT(energy(hear({"100", "win", "mute"}).samples), energy(win) / 2);
    EXPECT_EQ(peak(hear({"100", "mute", "win"}).samples), 0);
}

TEST(Loudspeaker, OpensNothingWhenItsVolumeIsNothing) {
    EXPECT_TRUE(hear({"0", "hit"}).samples.empty());
}

TEST(Loudspeaker, IsSilentAboutAMissingSound) {
    const TemporaryFolder empty;
    const Heard heard = hear({"100", "hit"}, "wave", empty.path().string());
    EXPECT_EQ(heard.errors, "");
    EXPECT_EQ(heard.status, 0);
}

TEST(Loudspeaker, IsSilentAboutADeviceThatCannotBeOpened) {
    const Heard heard = hear({"100", "hit"}, "alsa");
    EXPECT_EQ(heard.errors, "");
    EXPECT_EQ(heard.status, 0);
}

TEST(Loudspeaker, IsSilentWithoutADevice) {
    const MovedClock clock;
    const TemporaryFolder nothing;
    SoundPlaces nowhere;
    nowhere.cards = nowhere.system = nothing.path();
    testing::internal::CaptureStderr();
    Loudspeaker player(LUDARIUM_SOUNDS, clock, nowhere);
    player.wake();
    player.play(Sound::hit);
    EXPECT_FALSE(player.sounding());
    EXPECT_EQ(player.problem(), "there is no sound device");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(SoundFiles, AreThereForEverySound) {
    for (const Sound sound : all_sounds)
        EXPECT_EQ(
            read_samples(std::string(LUDARIUM_SOUNDS) + "/" + std::string(name_of(sound)) + ".wav"),
            synthesis::make(sound))
            << name_of(sound);
}

} // namespace

// The sounds are as quiet, short and different from each other as they should be.
#include <numeric>

#include <gtest/gtest.h>

#include "hearing.hpp"
#include "sound/synthesis.hpp"
#include "sound/wav_file.hpp"

namespace {

using namespace ludarium::shell;
using namespace ludarium::test;
using synthesis::make;
using synthesis::whole_sound;

TEST(EverySound, IsShort) {
    for (const Sound sound : all_sounds) {
        EXPECT_GE(seconds(make(sound)), 0.05) << name_of(sound);
        EXPECT_LE(seconds(make(sound)), 1.5) << name_of(sound);
    }
}

TEST(EverySound, StaysThreeDecibelsBelowFullScale) {
    for (const Sound sound : all_sounds) {
        EXPECT_LE(peak(make(sound)), 32767 * std::pow(10, -3 / 20.)) << name_of(sound);
        EXPECT_GE(peak(make(sound)), 32767 * std::pow(10, -20 / 20.)) << name_of(sound);
    }
}

TEST(EverySound, BeginsAndEndsInSilence) {
    constexpr int minus_sixty_decibels = 32;
    for (const Sound sound : all_sounds) {
        const Samples made = make(sound);
        EXPECT_LE(std::abs(made.front()), minus_sixty_decibels) << name_of(sound);
        EXPECT_LE(peak({made.end() - 100, made.end()}), minus_sixty_decibels) << name_of(sound);
    }
}

TEST(EverySound, LeavesTheLoudspeakerCentred) {
    for (const Sound sound : all_sounds) {
        const Samples made = make(sound);
        const double sum = std::accumulate(made.begin(), made.end(), 0.0);
        EXPECT_LT(std::abs(sum) / static_cast<double>(made.size()), peak(made) * 0.002)
            << name_of(sound);
    }
}

TEST(EverySound, IsTheSameEveryTime) {
    for (const Sound sound : all_sounds) EXPECT_EQ(make(sound), make(sound)) << name_of(sound);
}

TEST(WavFile, OneThatSfmlCantBearIsNoSound) {
    const std::string format("fmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0", 24);
    const std::string data("data\4\0\0\0abcd", 12);
    const std::string riff("RIFF\0\0\0\0WAVE", 12);
    EXPECT_TRUE(whole_sound(riff + format + data));
    EXPECT_FALSE(whole_sound(riff + data)) << "of no format: SFML divides by zero";
    EXPECT_FALSE(whole_sound(riff + format + data.substr(0, 10))) << "cut short";
    EXPECT_FALSE(whole_sound(riff + format));
}

TEST(EverySound, IsFoundByItsName) {
    for (const Sound sound : all_sounds) EXPECT_EQ(sound_named(name_of(sound)), sound);
    EXPECT_EQ(sound_named("trumpet"), std::nullopt);
}

TEST(Synthesis, StoneIsBrighterThanWoodAndWoodThanHide) {
    EXPECT_GT(brightness(make(Sound::man_stone)), 1.5 * brightness(make(Sound::man_wood)));
    EXPECT_GT(brightness(make(Sound::man_wood)), 1.5 * brightness(make(Sound::man_hide)));
}

TEST(Synthesis, MoreDiceAreLouder) {
    EXPECT_GT(energy(make(Sound::dice_two)), energy(make(Sound::dice_one)));
    EXPECT_GT(energy(make(Sound::dice_three)), energy(make(Sound::dice_two)));
}

TEST(Synthesis, DiceRattleBeforeTheyFall) {
    const Samples dice = make(Sound::dice_two);
    const auto falling = dice.begin() + synthesis::sample_rate * 35 / 100;
    const Samples rattle(dice.begin(), falling), fall(falling, dice.end());
    EXPECT_GT(energy(rattle), 0);
    EXPECT_GT(energy(fall), 4 * energy(rattle));
}

TEST(Synthesis, AWrongTapIsSofterThanAManSetDown) {
    for (const Sound soft : {Sound::wrong, Sound::turn, Sound::tick})
        EXPECT_LT(peak(make(soft)), peak(make(Sound::man_wood)) * 0.6) << name_of(soft);
}

TEST(Synthesis, AHitClacksTwiceAndThumps) {
    const Samples hit = make(Sound::hit);
    // The second clack is heard against the end of the first.
    EXPECT_GT(strength(hit, 2000, .080, .095), 4 * strength(hit, 2000, .060, .075));
    EXPECT_GT(strength(hit, 78, .1, .3), 10 * strength(hit, 1500, .1, .3));
}

TEST(Synthesis, TheLyreIsInTune) {
    const Samples lyre = make(Sound::win);
    constexpr double quarter_of_a_semitone = 1.0145, nete = 660;
    const double there = strength(lyre, nete, .7, 1.2);
    EXPECT_GT(there, 10 * strength(lyre, nete * quarter_of_a_semitone, .7, 1.2));
    EXPECT_GT(there, 10 * strength(lyre, nete / quarter_of_a_semitone, .7, 1.2));
}

TEST(Synthesis, ManyDiceSoundLikeThree) {
    EXPECT_EQ(dice_sound(1), Sound::dice_one);
    EXPECT_EQ(dice_sound(7), Sound::dice_three);
}

} // namespace

// Whether there is anything to hear with. Asked before sound is opened at all: OpenAL and ALSA print
// pages about a device that is not there.
#pragma once

#include <filesystem>
#include <string>

namespace ludarium::shell {

// Where a sound device shows on a Linux machine.
struct SoundPlaces {
    std::filesystem::path cards = "/dev/snd";    // ALSA
    std::filesystem::path system = "/run/pulse"; // a sound server for the whole machine
    std::filesystem::path session;               // XDG_RUNTIME_DIR: PulseAudio or PipeWire
    std::string server;                          // PULSE_SERVER: one elsewhere
    std::string drivers;                         // ALSOFT_DRIVERS: somebody has decided

    static SoundPlaces of_this_machine();
};

bool sound_device_exists(const SoundPlaces& places = SoundPlaces::of_this_machine());

} // namespace ludarium::shell

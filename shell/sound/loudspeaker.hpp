// Plays the kiosk's sounds. For the shell's one thread; mixing happens on OpenAL's own.
//
// An open device costs a thread that mixes silence, so it is open only while a visitor is there who wants
// to hear something. Opening again for each visitor also finds the loudspeaker that was plugged in this morning; one that
// is pulled out in the middle of a visit is looked for again with the sounds that follow.
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "plugins/back_off.hpp"
#include "sound/device.hpp"
#include "sound/sounds.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

class Loudspeaker {
  public:
    // `folder` holds a file for each sound; one that is missing is not heard. Opens and reads nothing yet.
    Loudspeaker(std::filesystem::path folder, const Clock& clock,
                SoundPlaces places = SoundPlaces::of_this_machine());
    ~Loudspeaker();
    Loudspeaker(const Loudspeaker&) = delete;
    Loudspeaker& operator=(const Loudspeaker&) = delete;

    // A visitor has come: opens the device where there is one and something is to be heard. Takes some
    // milliseconds, so call it behind a change of screens and not before the first picture.
    void wake();
    // The visitor has gone: everything stops and the device is given back.
    void rest();

    // At once, or not at all: while resting, muted or without a device, and within 40 ms of the same
    // sound (fifteen men put down together are one sound).
    void play(Sound sound);

    // 0 to 100; 50 sounds half as loud as 100. A muted player keeps its volume.
    void set_volume(int percent);
    void mute(bool muted);
    int volume() const { return volume_; }
    bool muted() const { return muted_; }

    bool awake() const { return awake_; }
    // Something is being heard.
    bool sounding() const;
    // Why nothing is, or not everything: "there is no sound device". Empty if all is well. The log tells it once.
    const std::string& problem() const { return problem_; }

  private:
    struct Device;

    bool wanted() const { return awake_ && !muted_ && volume_ > 0; }
    void adjust();
    void open();
    void close();
    void lose(const std::string& why);
    void look_later();
    std::unique_ptr<Device> opened();
    void tell();

    std::filesystem::path folder_;
    const Clock& clock_;
    SoundPlaces places_;
    std::unique_ptr<Device> device_; // none while there is nothing to hear
    std::array<std::optional<Time>, all_sounds.size()> last_;
    std::string problem_;
    bool told_ = false; // of a problem
    bool had_device_ = false;
    BackOff back_off_;
    Time next_look_{}; // for a device, while there is none
    int volume_ = 70;
    bool muted_ = false;
    bool awake_ = false;
};

} // namespace ludarium::shell

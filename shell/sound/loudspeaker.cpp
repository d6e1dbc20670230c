#include "sound/loudspeaker.hpp"

#include <algorithm>
#include <utility>

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <malloc.h>
#include <spdlog/spdlog.h>

#include "sound/hush.hpp"
#include "sound/wav_file.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {
namespace {

// Enough for a throw, men on the move and a chime; a ninth sound would only be noise.
constexpr std::size_t voices = 8;

// A minute and a half in the best quality; ours have 100 KiB.
constexpr std::size_t longest_sound = 16 * 1024 * 1024;
constexpr milliseconds again{40};

std::size_t number(Sound sound) {
    return static_cast<std::size_t>(sound);
}

// Ears hear the square of it as about half.
float gain(int percent) {
    return static_cast<float>(percent * percent) / 100.f;
}

// No two men are put down exactly alike; bells and strings are tuned.
float pitch(Sound sound, std::size_t nth) {
    constexpr std::array alike{1.f, .965f, 1.025f, .985f, 1.045f};
    const bool tuned = sound == Sound::turn || sound == Sound::win || sound == Sound::tick;
    return tuned ? 1.f : alike[nth % alike.size()];
}

} // namespace

// While one lives, SFML keeps the sound device open.
struct Loudspeaker::Device {
    std::array<sf::SoundBuffer, all_sounds.size()> sounds;
    std::array<sf::Sound, voices> playing;
    std::size_t played = 0;
};

Loudspeaker::Loudspeaker(std::filesystem::path folder, const Clock& clock, SoundPlaces places)
    : folder_(std::move(folder)), clock_(clock), places_(std::move(places)) {}

Loudspeaker::~Loudspeaker() {
    rest();
}

void Loudspeaker::wake() {
    awake_ = true;
    back_off_.reset();
    adjust();
}

void Loudspeaker::rest() {
    awake_ = false;
    adjust();
}

void Loudspeaker::play(Sound sound) {
    if (!device_ && wanted() && clock_.now() >= next_look_) open();
    if (!device_) return;
    auto& last = last_[number(sound)];
    const Time now = clock_.now();
    if (last && now - *last < again) return;
    last = now;
    const sf::SoundBuffer& samples = device_->sounds[number(sound)];
    if (samples.getSampleCount() == 0) return;
    const auto free =
        std::find_if(device_->playing.begin(), device_->playing.end(), [](const sf::Sound& voice) {
            return voice.getStatus() == sf::Sound::Stopped;
        });
    sf::Sound& voice =
        free != device_->playing.end() ? *free : device_->playing[device_->played % voices];
    voice.stop();
    voice.setBuffer(samples);
    voice.setVolume(gain(volume_));
    voice.setPitch(pitch(sound, device_->played++));
    voice.play();
    // OpenAL plays on a device that is gone by having played already.
    if (voice.getStatus() == sf::Sound::Stopped) lose("the sound device is gone");
}

void Loudspeaker::lose(const std::string& why) {
    close();
    problem_ = why;
    look_later();
}

// Opening takes milliseconds, and a device that is not there is not looked for with each man put down.
void Loudspeaker::look_later() {
    next_look_ = clock_.now() + clock_.meanwhile(back_off_.next());
    tell();
}

void Loudspeaker::set_volume(int percent) {
    volume_ = std::clamp(percent, 0, 100);
    adjust();
    if (!device_) return;
    for (sf::Sound& voice : device_->playing) voice.setVolume(gain(volume_));
}

void Loudspeaker::mute(bool muted) {
    muted_ = muted;
    adjust();
}

bool Loudspeaker::sounding() const {
    return device_ && std::any_of(device_->playing.begin(), device_->playing.end(),
                                  [](const sf::Sound& voice) {
                                      return voice.getStatus() == sf::Sound::Playing;
                                  });
}

void Loudspeaker::adjust() {
    if (wanted() == static_cast<bool>(device_)) return;
    if (wanted())
        open();
    else
        close();
}

void Loudspeaker::open() {
    device_ = opened();
    had_device_ |= static_cast<bool>(device_);
    if (device_)
        tell();
    else
        look_later();
}

void Loudspeaker::close() {
    const Hush hush;
    device_.reset();
    // OpenAL works with 10 MB, which malloc would keep for the quiet hours.
    ::malloc_trim(0);
}

// A museum without loudspeakers reads it once, and not with every visitor; where one has been heard, it is amiss.
void Loudspeaker::tell() {
    const bool ill = !problem_.empty();
    if (std::exchange(told_, ill) == ill) return;
    if (ill)
        spdlog::log(had_device_ ? spdlog::level::warn : spdlog::level::info,
                    "not all sounds can be heard: {}", problem_);
    else
        spdlog::info("all sounds can be heard again");
}

std::unique_ptr<Loudspeaker::Device> Loudspeaker::opened() {
    problem_.clear();
    if (!sound_device_exists(places_)) {
        problem_ = "there is no sound device";
        return nullptr;
    }
    const Hush hush;
    auto device = std::make_unique<Device>();
    // SFML has no other way to tell that it has no device.
    if (problem_ = hush.complaint(); !problem_.empty()) {
        device.reset();
        return nullptr;
    }
    for (const Sound sound : all_sounds) {
        const auto file = folder_ / (std::string(name_of(sound)) + ".wav");
        const auto bytes = read_whole(file, longest_sound);
        if (!bytes || !synthesis::whole_sound(*bytes) ||
            !device->sounds[number(sound)].loadFromMemory(bytes->data(), bytes->size()))
            problem_ += (problem_.empty() ? "can't be read: " : ", ") + file.string();
    }
    return device;
}

} // namespace ludarium::shell

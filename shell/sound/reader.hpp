// Reads pages aloud through espeak-ng, where that is installed. For the shell's one thread; nothing here waits.
//
// A child process and not a library: a voice that hangs in a sound driver must not hang the kiosk, and
// espeak-ng's licence (GPL) stays its own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plugins/child_process.hpp"
#include "sound/device.hpp"
#include "sound/memory_file.hpp"
#include "sound/voices.hpp"

namespace ludarium::shell {

class Reader {
  public:
    // `search_path` is where programs are found, like PATH.
    explicit Reader(std::string_view search_path,
                    SoundPlaces places = SoundPlaces::of_this_machine());

    // A visitor has come: looks for a sound device and, the first time, asks which voices there are.
    void wake();
    // The visitor has gone.
    void rest() { stop(); }

    // Whether reading in this language can be offered. What voices there are is known some 30 ms after
    // the first wake().
    bool available(std::string_view language);

    // Instead of what is being read now. False where nothing will be heard.
    bool read(std::string_view text, std::string_view language);
    void stop() { speaking_.reset(); }
    bool speaking();

    // 0 to 100, from the next text on.
    void set_volume(int percent);

    // Readable when a text has come to its end or the voices are known: for the shell's wait. −1 for none.
    int descriptor() const;

  private:
    std::optional<ChildProcess> run(std::vector<std::string> words, const MemoryFile& in,
                                    const MemoryFile& out) const;

    std::string program_; // empty where there is none
    std::string leash_;
    SoundPlaces places_;
    bool device_ = false;
    int volume_ = 70;
    MemoryFile listing_;
    std::optional<ChildProcess> asking_; // for the voices
    std::optional<Voices> voices_;
    std::optional<ChildProcess> speaking_;
};

} // namespace ludarium::shell

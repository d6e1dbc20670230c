// Which languages the reading voice speaks, as espeak-ng lists them. A museum may add a language that it does
// not know; then nothing is offered.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace ludarium::shell {

class Voices {
  public:
    Voices() = default;
    // What `espeak-ng --voices` prints.
    explicit Voices(std::string_view listing);

    // The voice for a language's code ("it", "pt_BR"); that of the language at large where its own
    // variety is unknown.
    std::optional<std::string> voice_for(std::string_view language) const;

  private:
    std::set<std::string, std::less<>> names_;
};

} // namespace ludarium::shell

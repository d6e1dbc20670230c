// What a game says, as sentences of its own strings: a terminal has no kiosk's catalogues.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include <ludarium/descriptor.h>
#include <ludarium/host/manifest.hpp>
#include <ludarium/message.h>

namespace ludarium::ctl {

class GameWords {
  public:
    // In this language or, where the game does not speak it, in English or in whatever it speaks.
    // Read before the game is loaded: afterwards no file can be opened.
    static GameWords read(const std::filesystem::path& folder, const host::Manifest& manifest,
                          const std::string& language);

    // Without a sentence, the key with its arguments, so that an author sees what is missing.
    std::string told(const ludarium_message& message, const ludarium_descriptor& game) const;
    // The string of this key, or what to say without it.
    std::string named(const std::string& key, const std::string& otherwise) const;

  private:
    std::string argument(const ludarium_argument& argument, const ludarium_descriptor& game) const;

    std::map<std::string, std::string> sentences_;
};

// "it" of a terminal whose LANG is it_IT.UTF-8; English if it says nothing.
std::string language_of_terminal();

} // namespace ludarium::ctl

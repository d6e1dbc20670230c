// Where the games are: as told, or as the environment says, or beside this program, or installed.
#pragma once

#include <filesystem>
#include <string>

namespace ludarium::ctl {

class GamesFolder {
  public:
    explicit GamesFolder(const char* program) : program_(program) {}

    std::string given; // --games

    std::filesystem::path path() const;

    // A game by its folder (anything with a plugin.json in it) or by its id among the games.
    std::filesystem::path game(const std::string& folder_or_id) const;

    // The kiosk's own words and theme: beside the games, or beside this program, or installed.
    std::filesystem::path kiosk_content() const;

  private:
    std::string program_;
};

} // namespace ludarium::ctl

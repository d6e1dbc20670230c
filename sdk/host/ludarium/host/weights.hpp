// The numbers that a game has learned (weights/1), as the text file they are kept in.
//
//     # anything
//     game tavli                 a record of words: what they are for and how they were made
//     scheme tables-2
//     seed 1
//     weights 6243               how many; they follow, in lines of any length
//     0.25 -1.5 …
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugin.hpp"
#include "result.hpp"

namespace ludarium::host {

struct WeightsFile {
    std::map<std::string, std::string> record; // "scheme" among it
    std::vector<float> values;

    // In the order in which a reader wants to know it. Reads back to equal numbers.
    std::string text() const;
    static Result<WeightsFile> parse(std::string_view text);
};

// A game's file as it is, or nothing if it has none. Read it before the process is confined.
std::optional<std::string> read_weights(const std::filesystem::path& game_folder);

// Hands the numbers over, before the first state is made. Whatever goes wrong, the game can be
// played: it thinks with what it was built with.
std::optional<Problem> give_weights(const Plugin& plugin, std::string_view text);

} // namespace ludarium::host

#include "visit/screen_turn.hpp"

#include <optional>
#include <string>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* kept_file = "screen-turn";
constexpr const char* trial_file = "screen-turn-on-trial";

std::string written(int degrees) {
    return std::to_string(degrees) + "\n";
}

std::optional<int> read_turn(const std::filesystem::path& file) {
    constexpr std::size_t longest = 16;
    const auto text = read_whole(file, longest);
    for (const int degrees : screen_turns)
        if (text == written(degrees)) return degrees;
    return std::nullopt;
}

} // namespace

ScreenTurn take_screen_turn(const std::filesystem::path& state) {
    const auto trial = read_turn(state / trial_file);
    // One that can't be taken away would be tried for ever.
    const bool taken = remove_whole(state / trial_file);
    if (trial && taken) return {*trial, true};
    return {read_turn(state / kept_file).value_or(0), false};
}

bool try_screen_turn(const std::filesystem::path& state, int degrees) {
    return replace_whole(state / trial_file, written(degrees));
}

bool keep_screen_turn(const std::filesystem::path& state, int degrees) {
    return replace_whole(state / kept_file, written(degrees));
}

} // namespace ludarium::shell

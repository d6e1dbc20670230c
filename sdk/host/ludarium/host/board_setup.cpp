#include "board_setup.hpp"

#include <algorithm>

namespace ludarium::host {
namespace {

std::uint32_t index_in(const std::vector<std::string>& names, const std::string& name) {
    return static_cast<std::uint32_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

// "white+black".
Result<std::uint32_t> seats_of(const std::string& names, const Manifest& manifest) {
    std::uint32_t taken = 0;
    for (std::size_t from = 0; from <= names.size();) {
        const auto to = std::min(names.find('+', from), names.size());
        const std::string name = names.substr(from, to - from);
        const auto number = index_in(manifest.players, name);
        if (number == manifest.players.size()) return Problem{"there is no player " + name};
        taken |= 1u << number;
        from = to + 1;
    }
    return taken;
}

} // namespace

Result<BoardSetup> setup_of(const Board& board, const Manifest& manifest) {
    BoardSetup setup{(1u << manifest.max_seats) - 1, {}};
    for (const auto& option : manifest.options) setup.choices.push_back(option.default_choice);
    for (const auto& [name, value] : board.choices) {
        if (name == "seats") {
            auto seats = seats_of(value, manifest);
            if (!seats) return Problem{seats.problem()};
            setup.seats = *seats;
            continue;
        }
        const auto option = std::find_if(manifest.options.begin(), manifest.options.end(),
                                         [&name = name](auto& o) { return o.id == name; });
        if (option == manifest.options.end()) return Problem{"the game has no option " + name};
        const auto choice = index_in(option->choices, value);
        if (choice == option->choices.size()) return Problem{name + " can't be " + value};
        setup.choices[static_cast<std::size_t>(option - manifest.options.begin())] = choice;
    }
    return setup;
}

} // namespace ludarium::host

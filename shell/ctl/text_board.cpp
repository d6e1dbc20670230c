#include "text_board.hpp"

#include <algorithm>
#include <map>

#include <ludarium/types.hpp>

namespace ludarium::ctl {
namespace {

struct Coordinates {
    int file, rank;
};

// "e5" has coordinates, "reserve-white" and "12" have none.
std::optional<Coordinates> coordinates(std::string_view spot) {
    if (spot.size() < 2 || spot.size() > 3 || spot[0] < 'a' || spot[0] > 'z') return std::nullopt;
    int rank = 0;
    for (const char c : spot.substr(1)) {
        if (c < '0' || c > '9') return std::nullopt;
        rank = 10 * rank + (c - '0');
    }
    return Coordinates{spot[0] - 'a', rank};
}

// "Wh", and "Wh5" for a stack.
std::string short_name(const ludarium_descriptor& d, const ludarium_stack& stack) {
    std::string name(ludarium::view(d.pieces[stack.piece].id).substr(0, 2));
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return stack.count > 1 ? name + std::to_string(stack.count) : name;
}

std::string grid(const ludarium_descriptor& d, const std::map<unsigned, std::string>& on_spot) {
    std::map<int, std::map<int, std::string>> cells; // by rank, then file
    int first_file = 'z' - 'a', last_file = 0;
    for (std::uint32_t spot = 0; spot < d.spot_count; ++spot)
        if (const auto at = coordinates(ludarium::view(d.spots[spot]))) {
            const auto found = on_spot.find(spot);
            cells[at->rank][at->file] = found == on_spot.end() ? "·" : found->second;
            first_file = std::min(first_file, at->file);
            last_file = std::max(last_file, at->file);
        }
    if (cells.size() < 2 || last_file == first_file) return {};
    std::string text;
    for (auto row = cells.rbegin(); row != cells.rend(); ++row) {
        text += (row->first < 10 ? "  " : " ") + std::to_string(row->first) + " ";
        for (int file = 0; file <= last_file; ++file) {
            const auto cell = row->second.find(file);
            const std::string shown = cell == row->second.end() ? "" : cell->second;
            const std::size_t width = shown == "·" ? 1 : shown.size();
            text += " " + shown + std::string(width < 4 ? 4 - width : 0, ' ');
        }
        text += "\n";
    }
    text += "    ";
    for (int file = 0; file <= last_file; ++file)
        text += std::string(" ") + static_cast<char>('a' + file) + "   ";
    return text + "\n";
}

} // namespace

std::string text_board(const ConfinedGame& game, const host::State& state) {
    const auto seen = state.view();
    if (!seen) return seen.problem() + "\n";
    const auto& d = game.plugin.descriptor();
    std::map<unsigned, std::string> on_spot;
    for (const auto& stack : seen->stacks) {
        if (stack.spot >= d.spot_count || stack.piece >= d.piece_count) continue;
        auto& shown = on_spot[stack.spot];
        shown += (shown.empty() ? "" : "+") + short_name(d, stack);
    }
    std::string text = grid(d, on_spot);
    const bool has_grid = !text.empty();
    std::string list;
    for (const auto& [spot, shown] : on_spot) {
        const std::string id(ludarium::view(d.spots[spot]));
        if (!has_grid || !coordinates(id)) list += "  " + id + ":" + shown;
    }
    if (!list.empty()) text += list + "\n";
    for (const auto& die : seen->dice)
        if (die.value)
            text += "  die " + std::to_string(die.value) +
                    (die.uses == 1 ? "" : " (×" + std::to_string(die.uses) + ")");
    if (!seen->dice.empty()) text += "\n";
    for (const auto& count : seen->counts)
        if (count.counter < d.counter_count && count.player < d.player_count)
            text += "  " + std::string(ludarium::view(d.counters[count.counter])) + " of " +
                    game.player(count.player) + ": " + std::to_string(count.value) + "\n";
    return text;
}

} // namespace ludarium::ctl

#include "text_board.hpp"

#include <algorithm>
#include <set>

#include <ludarium/types.hpp>

namespace ludarium::ctl {
namespace {

constexpr std::size_t cell_width = 5;
const std::string nobody = "·";

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

// Whether the names say where the spots lie: a letter for each column, a number for each row.
bool named_as_grid(const BoardPlan& plan, const ludarium_descriptor& d) {
    std::map<unsigned, int> file_of;
    for (const auto& row : plan.rows)
        for (const auto& cell : row) {
            const auto here = coordinates(ludarium::view(d.spots[cell.spot]));
            const auto first = coordinates(ludarium::view(d.spots[row[0].spot]));
            if (!here || !first || here->rank != first->rank) return false;
            if (!file_of.emplace(cell.column, here->file).second &&
                file_of[cell.column] != here->file)
                return false;
        }
    return true;
}

// The shortest beginnings that tell the pieces apart: "W" and "B", "Sa" and "Su".
std::vector<std::string> short_names(const ludarium_descriptor& d) {
    std::vector<std::string> names;
    for (std::uint32_t i = 0; i < d.piece_count; ++i) {
        const auto id = ludarium::view(d.pieces[i].id);
        std::size_t length = 1;
        for (std::uint32_t j = 0; j < d.piece_count; ++j)
            while (j != i && length < id.size() &&
                   ludarium::view(d.pieces[j].id).substr(0, length) == id.substr(0, length))
                ++length;
        std::string name(id.substr(0, length));
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        names.push_back(name);
    }
    return names;
}

// `text` is `nobody` or plain ASCII.
std::size_t letters_in(const std::string& text) {
    return text == nobody ? 1 : text.size();
}
std::string centred(const std::string& text, std::size_t width = cell_width) {
    const std::size_t letters = letters_in(text);
    if (letters >= width) return text + " ";
    const std::size_t before = (width - letters + 1) / 2;
    return std::string(before, ' ') + text + std::string(width - letters - before, ' ');
}

// What was thrown, and how often each value can still be played.
std::string dice(const host::Seen& seen) {
    std::string thrown, left;
    std::map<unsigned, unsigned> uses;
    for (const auto& die : seen.dice) {
        if (die.value == 0) continue;
        thrown += " " + std::to_string(die.value);
        uses[die.value] += die.uses;
    }
    if (thrown.empty()) return {};
    for (const auto& [value, times] : uses)
        if (times > 0)
            left += " " + std::to_string(value) + (times > 1 ? "×" + std::to_string(times) : "");
    return "  dice" + thrown + (left.empty() || left == thrown ? "" : ", to play" + left) + "\n";
}

} // namespace

TextBoard::TextBoard(const ConfinedGame& game, const SpotPlaces& places)
    : game_(game),
      plan_(BoardPlan::of(places, game.plugin.descriptor())),
      letters_(short_names(game.plugin.descriptor())) {
    const auto& d = game_.plugin.descriptor();
    std::set<int> ranks, files;
    for (std::uint32_t i = 0; i < d.spot_count; ++i)
        if (const auto at = coordinates(ludarium::view(d.spots[i]))) {
            ranks.insert(at->rank);
            files.insert(at->file);
        }
    has_grid_ = ranks.size() > 1 && files.size() > 1 && named_as_grid(plan_, d);
}

std::string TextBoard::spot(std::uint32_t index) const {
    return std::string(ludarium::view(game_.plugin.descriptor().spots[index]));
}

TextBoard::OnSpot TextBoard::men(const host::Seen& seen) const {
    const auto& d = game_.plugin.descriptor();
    OnSpot men;
    for (const auto& stack : seen.stacks) {
        if (stack.spot >= d.spot_count || stack.piece >= d.piece_count) continue;
        auto& shown = men[stack.spot];
        shown += (shown.empty() ? "" : "+") + letters_[stack.piece];
        if (stack.count > 1) shown += std::to_string(stack.count);
    }
    return men;
}

// Each row as two lines: the names of its spots, and who stands on them.
std::string TextBoard::rows(const OnSpot& men) const {
    const auto standing = [&](std::uint32_t index) {
        const auto found = men.find(index);
        return found == men.end() ? nobody : found->second;
    };
    std::map<unsigned, std::size_t> width; // of each column
    for (const auto& row : plan_.rows)
        for (const auto& cell : row)
            width[cell.column] =
                std::max({width[cell.column], cell_width, spot(cell.spot).size() + 2,
                          letters_in(standing(cell.spot)) + 2});
    std::string text;
    for (const auto& row : plan_.rows) {
        std::string names, shown;
        unsigned column = 0;
        for (const auto& cell : row) {
            for (; column < cell.column; ++column) {
                const auto gap = width.find(column);
                const std::string space(gap == width.end() ? cell_width : gap->second, ' ');
                names += space;
                shown += space;
            }
            ++column;
            names += centred(spot(cell.spot), width[cell.column]);
            shown += centred(standing(cell.spot), width[cell.column]);
        }
        text += names + "\n" + shown + "\n";
    }
    return text;
}

std::string TextBoard::grid(const OnSpot& men) const {
    const auto& d = game_.plugin.descriptor();
    std::map<int, std::map<int, std::string>> cells; // by rank, then file
    int last_file = 0;
    for (std::uint32_t i = 0; i < d.spot_count; ++i)
        if (const auto at = coordinates(ludarium::view(d.spots[i]))) {
            const auto found = men.find(i);
            cells[at->rank][at->file] = found == men.end() ? nobody : found->second;
            last_file = std::max(last_file, at->file);
        }
    std::string text;
    for (auto row = cells.rbegin(); row != cells.rend(); ++row) {
        text += (row->first < 10 ? "  " : " ") + std::to_string(row->first);
        for (int file = 0; file <= last_file; ++file) text += centred(row->second[file]);
        text += "\n";
    }
    text += "   ";
    for (int file = 0; file <= last_file; ++file)
        text += centred(std::string(1, static_cast<char>('a' + file)));
    return text + "\n";
}

// The men that the picture above does not show.
std::string TextBoard::list(const OnSpot& men) const {
    std::set<std::uint32_t> shown;
    if (!has_grid_)
        for (const auto& row : plan_.rows)
            for (const auto& cell : row) shown.insert(cell.spot);
    std::string text;
    for (const auto& [index, here] : men)
        if (!shown.count(index) && !(has_grid_ && coordinates(spot(index))))
            text += "  " + spot(index) + " " + here;
    return text.empty() ? text : text + "\n";
}

std::string TextBoard::counts(const host::Seen& seen) const {
    const auto& d = game_.plugin.descriptor();
    std::string text;
    for (const auto& count : seen.counts)
        if (count.counter < d.counter_count && count.player < d.player_count)
            text += "  " + std::string(ludarium::view(d.counters[count.counter])) + " of " +
                    game_.player(count.player) + ": " + std::to_string(count.value) + "\n";
    return text;
}

std::string TextBoard::drawn(const host::State& state) const {
    const auto seen = state.view();
    if (!seen) return seen.problem() + "\n";
    const OnSpot standing = men(*seen);
    return (has_grid_ ? grid(standing) : rows(standing)) + list(standing) + counts(*seen) +
           dice(*seen);
}

} // namespace ludarium::ctl

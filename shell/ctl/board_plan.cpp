#include "board_plan.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <optional>

#include <ludarium/types.hpp>

namespace ludarium::ctl {
namespace {

constexpr double aligned = 2;    // units by which spots of a row or column may be off
constexpr double wide_gap = 1.4; // of the narrowest distance: a bar between two halves
constexpr std::size_t shortest_row = 3;

std::optional<double> attribute(const std::string& element, const std::string& name) {
    const auto at = element.find(" " + name + "=\"");
    if (at == std::string::npos) return std::nullopt;
    return std::strtod(element.c_str() + at + name.size() + 3, nullptr);
}

std::optional<SpotPlace> middle(const std::string& element) {
    if (element.find(" transform=") != std::string::npos) return std::nullopt;
    const auto cx = attribute(element, "cx"), cy = attribute(element, "cy");
    if (cx && cy) return SpotPlace{*cx, *cy};
    const auto x = attribute(element, "x"), y = attribute(element, "y");
    const auto width = attribute(element, "width"), height = attribute(element, "height");
    if (!x || !y || !width || !height) return std::nullopt;
    return SpotPlace{*x + *width / 2, *y + *height / 2};
}

struct Placed {
    std::uint32_t spot;
    SpotPlace at;
};

// Neighbours that differ by less than `aligned` in what `value` says, together.
template <class Value>
std::vector<std::vector<Placed>> grouped(std::vector<Placed> spots, Value value) {
    std::sort(spots.begin(), spots.end(),
              [&](const Placed& a, const Placed& b) { return value(a) < value(b); });
    std::vector<std::vector<Placed>> groups;
    for (const Placed& spot : spots) {
        if (groups.empty() || value(spot) - value(groups.back().back()) > aligned)
            groups.emplace_back();
        groups.back().push_back(spot);
    }
    return groups;
}

double across(const Placed& spot) {
    return spot.at.x;
}
double down(const Placed& spot) {
    return spot.at.y;
}

// The column of each spot.
std::map<std::uint32_t, unsigned> columns(const std::vector<Placed>& spots) {
    const auto groups = grouped(spots, across);
    double narrowest = HUGE_VAL;
    for (std::size_t i = 1; i < groups.size(); ++i)
        narrowest = std::min(narrowest, across(groups[i][0]) - across(groups[i - 1][0]));
    std::map<std::uint32_t, unsigned> found;
    unsigned column = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) ++column;
        if (i > 0 && across(groups[i][0]) - across(groups[i - 1][0]) > wide_gap * narrowest)
            ++column;
        for (const Placed& spot : groups[i]) found[spot.spot] = column;
    }
    return found;
}

} // namespace

SpotPlaces read_spot_places(const std::filesystem::path& board_svg) {
    std::ifstream file(board_svg, std::ios::binary);
    const std::string svg{std::istreambuf_iterator<char>(file), {}};
    const std::string mark = " id=\"spot-";
    SpotPlaces places;
    for (auto at = svg.find(mark); at != std::string::npos; at = svg.find(mark, at + 1)) {
        const auto begin = svg.rfind('<', at), end = svg.find('>', at);
        const auto id = at + mark.size(), quote = svg.find('"', id);
        if (begin == std::string::npos || end == std::string::npos || quote > end) continue;
        if (const auto place = middle(svg.substr(begin, end - begin)))
            places[svg.substr(id, quote - id)] = *place;
    }
    return places;
}

BoardPlan BoardPlan::of(const SpotPlaces& places, const ludarium_descriptor& game) {
    std::vector<Placed> all, in_rows;
    for (std::uint32_t spot = 0; spot < game.spot_count; ++spot)
        if (const auto found = places.find(std::string(ludarium::view(game.spots[spot])));
            found != places.end())
            all.push_back({spot, found->second});
    std::vector<std::vector<Placed>> rows;
    for (auto& row : grouped(all, down))
        if (row.size() >= shortest_row) {
            in_rows.insert(in_rows.end(), row.begin(), row.end());
            rows.push_back(std::move(row));
        }
    BoardPlan plan;
    if (rows.size() < 2 || in_rows.size() * 4 < game.spot_count * 3u) return plan;
    const auto column_of = columns(in_rows);
    for (const auto& row : rows) {
        auto& cells = plan.rows.emplace_back();
        for (const Placed& spot : row) cells.push_back({spot.spot, column_of.at(spot.spot)});
        std::sort(cells.begin(), cells.end(),
                  [](const Cell& a, const Cell& b) { return a.column < b.column; });
    }
    return plan;
}

} // namespace ludarium::ctl

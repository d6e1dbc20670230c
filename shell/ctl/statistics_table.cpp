#include "statistics_table.hpp"

#include <algorithm>
#include <iomanip>
#include <ostream>

#include "visit/calendar.hpp"

namespace ludarium::ctl {

namespace {

using shell::Tally;

constexpr std::int64_t longest_bar = 50;
constexpr const char* weekdays[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                    "Friday", "Saturday", "Sunday"};

std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(std::string text, std::size_t width) {
    text.append(width - std::min(width, letters(text)), ' ');
    return text;
}

std::string bar(std::int64_t count, std::int64_t most) {
    std::string blocks;
    // Something that happened is seen to have happened.
    const auto length = count == 0 ? 0 : std::max<std::int64_t>(1, count * longest_bar / most);
    for (std::int64_t i = 0; i < length; ++i) blocks += "█";
    return blocks;
}

void print(std::ostream& out, const std::string& title, const std::vector<Tally>& tallies) {
    if (tallies.empty()) return;
    std::size_t width = 0;
    std::int64_t most = 0;
    for (const Tally& tally : tallies) {
        width = std::max(width, letters(tally.name));
        most = std::max(most, tally.count);
    }
    out << "\n" << title << "\n";
    for (const Tally& tally : tallies)
        out << "  " << padded(tally.name, width) << "  " << std::setw(6) << tally.count << "  "
            << bar(tally.count, most) << "\n";
}

// From the first hour with visitors to the last.
std::vector<Tally> hours(std::vector<Tally> tallies) {
    while (tallies.back().count == 0) tallies.pop_back();
    while (tallies.front().count == 0) tallies.erase(tallies.begin());
    for (Tally& tally : tallies)
        tally.name = (tally.name.size() < 2 ? " " : "") + tally.name + " h";
    return tallies;
}

std::vector<Tally> named_weekdays(std::vector<Tally> tallies) {
    for (Tally& tally : tallies) tally.name = weekdays[tally.name.front() - '0'];
    return tallies;
}

std::vector<Tally> named(std::vector<Tally> tallies, const std::string& empty,
                         const std::string& unit) {
    for (Tally& tally : tallies) tally.name = tally.name.empty() ? empty : tally.name + unit;
    return tallies;
}

const char* level_name(unsigned level) {
    constexpr const char* names[] = {"apprentice", "player", "master"};
    return level < std::size(names) ? names[level] : "beyond master";
}

void print_levels(std::ostream& out, const std::vector<shell::LevelTally>& levels) {
    if (levels.empty()) return;
    out << "\nGames against the computer: what visitors made of them\n  " << padded("game", 24)
        << padded("level", 12) << "   won  lost drawn abandoned\n";
    for (const auto& level : levels)
        out << "  " << padded(level.game, 24) << padded(level_name(level.level), 12) << std::setw(6)
            << level.won << std::setw(6) << level.lost << std::setw(6) << level.drawn
            << std::setw(10) << level.abandoned << "\n";
}

void print_abandoned(std::ostream& out, const std::vector<shell::AbandonedTally>& tallies) {
    std::vector<Tally> bars;
    for (const auto& tally : tallies)
        bars.push_back({tally.game + ", after " + tally.plies + " moves" +
                            (tally.screen == "table" ? "" : ", in the " + tally.screen),
                        tally.count});
    print(out, "Games abandoned, throws of dice counted as moves", bars);
}

std::string minutes(std::int64_t seconds) {
    return std::to_string(seconds / 60) + " min " + std::to_string(seconds % 60) + " s";
}

} // namespace

void print_tables(std::ostream& out, const shell::Statistics& all) {
    out << shell::iso_date(all.days.from) << " to " << shell::iso_date(all.days.to) << ": "
        << all.visits << " visits, " << all.games << " games, " << all.chapters
        << " chapters opened";
    if (all.visits == 0) {
        out << "\n";
        return;
    }
    out << "; every second visit lasts " << minutes(all.median_seconds) << " or longer\n";
    print(out, "Visits by hour", hours(all.visits_by_hour));
    print(out, "Visits by weekday", named_weekdays(all.visits_by_weekday));
    // More than that is a job for a spreadsheet.
    if (all.visits_by_day.size() <= 62) print(out, "Visits by day", all.visits_by_day);
    print(out, "Length of a visit", named(all.visits_by_length, "", " min"));
    print(out, "Language", all.visits_by_language);
    print(out, "How visits ended", all.visits_by_end);
    print(out, "The last screen", all.visits_by_screen);
    print(out, "Games", all.games_by_game);
    print(out, "Modes", named(all.games_by_mode, "a variant", ""));
    print(out, "Results", all.games_by_result);
    print_levels(out, all.levels);
    print_abandoned(out, all.abandoned);
    print(out, "Chapters opened", all.chapters_by_name);
}

} // namespace ludarium::ctl

#include "statistics_export.hpp"

#include <nlohmann/json.hpp>

#include "visit/calendar.hpp"

namespace ludarium::ctl {

namespace {

using nlohmann::json;
using shell::Tally;

// A list, because the order says something.
json list_of(const std::vector<Tally>& tallies) {
    json list = json::array();
    for (const Tally& tally : tallies)
        list.push_back({{"name", tally.name}, {"count", tally.count}});
    return list;
}

std::string line(const std::string& metric, const std::string& labels, std::int64_t value) {
    return metric + "{" + labels + "} " + std::to_string(value) + "\n";
}

std::string heading(const std::string& metric, const std::string& help) {
    return "# HELP " + metric + " " + help + "\n# TYPE " + metric + " counter\n";
}

} // namespace

std::string csv_line(const std::vector<std::string>& row) {
    std::string line;
    for (const std::string& field : row) {
        if (&field != &row.front()) line += ',';
        if (field.find_first_of(",\"\r\n") == std::string::npos) {
            line += field;
            continue;
        }
        line += '"';
        for (const char c : field) line += c == '"' ? std::string("\"\"") : std::string(1, c);
        line += '"';
    }
    return line;
}

std::string json_text(const shell::Statistics& all) {
    json levels = json::array();
    for (const auto& level : all.levels)
        levels.push_back({{"game", level.game},
                          {"level", level.level},
                          {"won", level.won},
                          {"lost", level.lost},
                          {"drawn", level.drawn},
                          {"abandoned", level.abandoned}});
    json abandoned = json::array();
    for (const auto& tally : all.abandoned)
        abandoned.push_back({{"game", tally.game},
                             {"screen", tally.screen},
                             {"plies", tally.plies},
                             {"count", tally.count}});
    const json whole{{"from", shell::iso_date(all.days.from)},
                     {"to", shell::iso_date(all.days.to)},
                     {"visits", all.visits},
                     {"games", all.games},
                     {"chapters", all.chapters},
                     {"median-seconds", all.median_seconds},
                     {"visits-by-hour", list_of(all.visits_by_hour)},
                     {"visits-by-weekday", list_of(all.visits_by_weekday)},
                     {"visits-by-day", list_of(all.visits_by_day)},
                     {"visits-by-length", list_of(all.visits_by_length)},
                     {"visits-by-language", list_of(all.visits_by_language)},
                     {"visits-by-end", list_of(all.visits_by_end)},
                     {"visits-by-screen", list_of(all.visits_by_screen)},
                     {"games-by-game", list_of(all.games_by_game)},
                     {"games-by-mode", list_of(all.games_by_mode)},
                     {"games-by-result", list_of(all.games_by_result)},
                     {"chapters-by-name", list_of(all.chapters_by_name)},
                     {"levels", levels},
                     {"abandoned", abandoned}};
    return whole.dump(2) + "\n";
}

// Names, languages and results are identifiers: nothing in them needs escaping.
std::string metrics_text(const shell::Totals& totals) {
    std::string text = heading("ludarium_visits_total", "Visits that are over.");
    std::string seconds = heading("ludarium_visits_seconds_total", "How long they lasted.");
    for (const auto& visits : totals.visits) {
        const std::string labels =
            "language=\"" + visits.language + "\",ended=\"" + visits.ended + "\"";
        text += line("ludarium_visits_total", labels, visits.count);
        seconds += line("ludarium_visits_seconds_total", labels, visits.seconds);
    }
    text += seconds + heading("ludarium_games_total", "Games of these visits.");
    for (const auto& games : totals.games)
        text += line("ludarium_games_total",
                     "game=\"" + games.game + "\",result=\"" + games.result + "\"", games.count);
    return text;
}

} // namespace ludarium::ctl

// ludariumctl statistics: what visitors do, counted without knowing them. Tables for staff, rows for
// a spreadsheet, numbers for monitoring.
#include <ctime>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "site.hpp"
#include "statistics/statistics.hpp"
#include "statistics_export.hpp"
#include "statistics_table.hpp"
#include "subcommands.hpp"
#include "visit/calendar.hpp"
#include "visit/clock.hpp"

namespace ludarium::ctl {
namespace {

using shell::Days;
using shell::Rows;

constexpr int usual_days = 30;

struct Wanted {
    StateFolder state;
    std::string since = std::to_string(usual_days);
    std::string until;
    std::string rows = "visits"; // of --csv
    bool csv = false;
    bool json = false;
    bool metrics = false;
};

int today() {
    return shell::local_time(std::time(nullptr)).day;
}

std::optional<Days> days_of(const Wanted& wanted) {
    Days days{0, today()};
    if (!wanted.until.empty()) {
        const auto last = shell::parse_iso_date(wanted.until);
        if (!last) return std::nullopt;
        days.to = *last;
    }
    int count = 0;
    if (const auto first = shell::parse_iso_date(wanted.since))
        days.from = *first;
    else if (CLI::detail::lexical_cast(wanted.since, count) && count > 0 && count < 100'000)
        days.from = days.to - count + 1;
    else
        return std::nullopt;
    return days.from <= days.to ? std::optional(days) : std::nullopt;
}

int fail(const std::filesystem::path& file, const std::string& problem) {
    std::cerr << problem << "\n";
    if (::access(file.c_str(), R_OK) != 0)
        std::cerr << "Perhaps only the kiosk's user may read it: sudo -u ludarium ludariumctl "
                     "statistics\n";
    return 2;
}

int show_rows(const std::filesystem::path& file, Days days, const std::string& which) {
    const Rows rows = which == "games"      ? Rows::games
                      : which == "readings" ? Rows::readings
                                            : Rows::visits;
    const auto problem =
        shell::read_rows(file, days, rows, [](const std::vector<std::string>& row) {
            std::cout << csv_line(row) << "\r\n";
        });
    return problem ? fail(file, problem->what) : 0;
}

int show(const Wanted& wanted) {
    const auto file = std::filesystem::path(wanted.state.path) / shell::statistics_file;
    if (wanted.metrics) {
        const auto totals = shell::read_totals(file);
        if (!totals) return fail(file, totals.problem());
        std::cout << metrics_text(*totals);
        return 0;
    }
    const auto days = days_of(wanted);
    if (!days) {
        std::cerr << "--since is a day like 2026-11-01 or a number of days, and --until a day not "
                     "before it\n";
        return 2;
    }
    if (wanted.csv) return show_rows(file, *days, wanted.rows);
    const auto counted = shell::read_statistics(file, *days);
    if (!counted) return fail(file, counted.problem());
    if (wanted.json)
        std::cout << json_text(*counted);
    else
        print_tables(std::cout, *counted);
    return 0;
}

} // namespace

void add_statistics(CLI::App& app, const GamesFolder&, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("statistics", "what visitors do, counted anonymously");
    wanted->state.add_option(*subcommand);
    subcommand->add_option("--since", wanted->since,
                           "the first day, like 2026-11-01, or how many days; default 30");
    subcommand->add_option("--until", wanted->until, "the last day; default today");
    auto* csv = subcommand
                    ->add_option("--csv", wanted->rows,
                                 "rows for a spreadsheet: visits (default), games or readings")
                    ->expected(0, 1)
                    ->check(CLI::IsMember({"visits", "games", "readings"}));
    subcommand->add_flag("--json", wanted->json, "all tables, for a program")->excludes(csv);
    subcommand->add_flag("--metrics", wanted->metrics,
                         "totals since the kiosk began to count, for Prometheus");
    subcommand->callback([&exit_code, wanted, csv] {
        wanted->csv = csv->count() > 0;
        exit_code = show(*wanted);
    });
}

} // namespace ludarium::ctl

// ludariumctl doctor: is everything as a kiosk needs it, and if not, what is to be done?
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "doctor_checks.hpp"
#include "program_beside.hpp"
#include "site.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {

Finding fine(const std::string& about, const std::string& what) {
    return {Finding::Kind::fine, about, what, ""};
}
Finding advice(const std::string& about, const std::string& what, const std::string& remedy) {
    return {Finding::Kind::advice, about, what, remedy};
}
Finding fault(const std::string& about, const std::string& what, const std::string& remedy) {
    return {Finding::Kind::fault, about, what, remedy};
}

namespace {

namespace fs = std::filesystem;

using Check = Findings (*)(const Installation&);
constexpr Check checks[] = {
    look_at_settings,   look_at_content,       look_at_games,    look_at_keys,   look_at_state,
    look_at_statistics, look_at_way_to_screen, look_at_host,     look_at_screen, look_at_sound,
    look_at_voices,     look_at_service,       look_at_lockdown, look_at_clock,  look_at_night};

struct Wanted {
    Site site;
    StateFolder state;
    std::string settings = "/etc/ludarium/kiosk.toml"; // where the kiosk looks
    std::string content;
    std::string kiosk;
    std::string host;
    std::uintmax_t free_mebibytes = 500;
    bool json = false;
};

const char* name_of(Finding::Kind kind) {
    switch (kind) {
    case Finding::Kind::fine:
        return "fine";
    case Finding::Kind::advice:
        return "advice";
    case Finding::Kind::fault:
        break;
    }
    return "to do";
}

std::string column(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size() + 1), ' ');
    return text;
}

void print(const Finding& finding) {
    std::cout << column(name_of(finding.kind), 8) << column(finding.about, 12) << finding.what
              << ".\n";
    if (!finding.remedy.empty()) std::cout << std::string(20, ' ') << finding.remedy << "\n";
    std::cout.flush();
}

int examine(const GamesFolder& games, const Wanted& wanted) {
    Installation kiosk;
    kiosk.settings = wanted.settings;
    kiosk.games = games.path();
    kiosk.store = wanted.site.store;
    kiosk.keys = wanted.site.keys;
    kiosk.content = wanted.content.empty() ? games.kiosk_content() : fs::path(wanted.content);
    kiosk.state = wanted.state.path;
    kiosk.kiosk =
        wanted.kiosk.empty() ? program_beside("ludarium", "ludarium") : fs::path(wanted.kiosk);
    kiosk.host = wanted.host.empty()
                     ? program_beside("ludarium-host", "../lib/ludarium/ludarium-host")
                     : fs::path(wanted.host);
    kiosk.least_space = wanted.free_mebibytes * 1024 * 1024;
    auto json = nlohmann::json::array();
    int faults = 0;
    for (const Check check : checks)
        for (const Finding& finding : check(kiosk)) {
            faults += finding.kind == Finding::Kind::fault;
            if (wanted.json)
                json.push_back({{"kind", name_of(finding.kind)},
                                {"about", finding.about},
                                {"what", finding.what},
                                {"remedy", finding.remedy}});
            else
                print(finding);
        }
    if (wanted.json)
        std::cout << json.dump(2) << "\n";
    else
        std::cout << (faults == 0   ? "Nothing has to be done.\n"
                      : faults == 1 ? "One thing has to be done.\n"
                                    : std::to_string(faults) + " things have to be done.\n");
    return faults == 0 ? 0 : 1;
}

} // namespace

void add_doctor(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand =
        app.add_subcommand("doctor", "look at all a kiosk needs, and say what to do");
    wanted->site.add_options(*subcommand, true);
    wanted->state.add_option(*subcommand);
    subcommand->add_option("--settings", wanted->settings,
                           "the staff's kiosk.toml; default " + wanted->settings);
    subcommand->add_option("--content", wanted->content, "the kiosk's words and theme");
    subcommand->add_option("--kiosk", wanted->kiosk, "the program ludarium");
    subcommand->add_option("--host", wanted->host, "the program that runs a game");
    subcommand->add_option("--free", wanted->free_mebibytes,
                           "MiB that should be free on the disk; default 500");
    subcommand->add_flag("--json", wanted->json, "for a program");
    subcommand->callback([&games, &exit_code, wanted] { exit_code = examine(games, *wanted); });
}

} // namespace ludarium::ctl

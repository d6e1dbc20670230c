// ludariumctl validate: does a plugin keep the promises of the SDK?
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include <ludarium/validator/validator.hpp>

#include "picture_trial.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    std::vector<std::string> games;
    validator::Settings settings;
    bool json = false;
};

void print_growing(const validator::Report& report) {
    if (report.findings.size() == 1) std::cout << validator::heading_as_text(report) << "\n";
    std::cout << validator::finding_as_text(report.findings.back()) << std::endl;
}

bool looks_at_pictures(const validator::Settings& settings) {
    const auto& only = settings.only;
    return only.empty() || std::find(only.begin(), only.end(), pictures_check) != only.end();
}

void add_pictures(validator::Report& report, const std::filesystem::path& game, bool json) {
    const auto trouble = trouble_with_pictures(game);
    report.findings.push_back(
        {pictures_check, trouble ? validator::Verdict::fail : validator::Verdict::pass,
         trouble.value_or("every picture can be drawn at every size, within a kiosk's limits")});
    if (!json) print_growing(report);
}

int validate(const GamesFolder& games, const Wanted& wanted) {
    std::vector<validator::Report> reports;
    bool passed = true;
    for (const auto& game : wanted.games) {
        const auto folder = games.game(game);
        reports.push_back(
            validator::validate(folder, wanted.settings, wanted.json ? nullptr : print_growing));
        if (looks_at_pictures(wanted.settings) && reports.back().passed())
            add_pictures(reports.back(), folder, wanted.json);
        if (!wanted.json) std::cout << validator::summary_as_text(reports.back()) << "\n\n";
        passed &= reports.back().passed();
    }
    if (wanted.json) std::cout << validator::as_json(reports) << "\n";
    return passed ? 0 : 1;
}

} // namespace

void add_validate(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("validate", "test games against the promises of the SDK");
    subcommand->add_option("game", wanted->games, "folders with a plugin.json, or ids")->required();
    subcommand->add_option("--seed", wanted->settings.seed, "of the random games; default 1");
    subcommand
        ->add_option("--only", wanted->settings.only, "this check, and no other; may be repeated")
        ->allow_extra_args(false);
    subcommand->add_flag("--json", wanted->json, "print a report for a program");
    subcommand->add_option("--cpu-seconds", wanted->settings.limits.cpu_seconds,
                           "computing time after which a check counts as hung; default 20");
    subcommand->callback([&games, &exit_code, wanted] { exit_code = validate(games, *wanted); });
}

} // namespace ludarium::ctl

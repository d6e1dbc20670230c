// ludariumctl install, remove, rollback: what staff do with a stick, from a shell or for the panel.
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <unistd.h>

#include <ludarium/validator/checks.hpp>
#include <ludarium/validator/validator.hpp>

#include "bundles/install.hpp"
#include "picture_trial.hpp"
#include "site.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

using bundles::Stage;

struct Wanted {
    Site site;
    std::string bundle;
    std::string id;
    bool older = false;
    bool json = false;
};

const char* stage_text(Stage stage) {
    switch (stage) {
    case Stage::copying:
        return "copying";
    case Stage::unpacking:
        return "unpacking";
    case Stage::trying:
        return "trying";
    case Stage::switching:
        return "switching";
    }
    return "";
}

// A bar for a person at a terminal, lines for a program, nothing for a log.
class ProgressLine {
  public:
    explicit ProgressLine(bool json) : json_(json), terminal_(::isatty(STDERR_FILENO) == 1) {}

    void show(Stage stage, double share) {
        const int percent = static_cast<int>(share * 100);
        if (stage == stage_ && percent == percent_) return;
        stage_ = stage;
        percent_ = percent;
        if (json_)
            std::cout << nlohmann::json{{"stage", stage_text(stage)}, {"percent", percent}}.dump()
                      << std::endl;
        else if (terminal_)
            std::cerr << "\r\033[K" << stage_text(stage) << " " << percent << " %" << std::flush;
    }
    void clear() const {
        if (!json_ && terminal_) std::cerr << "\r\033[K";
    }

  private:
    bool json_;
    bool terminal_;
    Stage stage_ = Stage::copying;
    int percent_ = -1;
};

// Each check runs in a confined process of its own.
std::optional<std::string> try_out(const std::filesystem::path& game,
                                   const std::function<void(double)>& told) {
    const auto report = validator::validate(game, {}, [&told](const validator::Report& growing) {
        told(std::min(1.0, static_cast<double>(growing.findings.size()) /
                               static_cast<double>(validator::plugin_checks().size())));
    });
    if (report.passed()) {
        const auto trouble = trouble_with_pictures(game);
        return trouble ? std::optional(pictures_check + (": " + *trouble)) : std::nullopt;
    }
    for (const auto& finding : report.findings)
        if (finding.verdict != validator::Verdict::pass &&
            finding.verdict != validator::Verdict::warning)
            return finding.check + ": " + finding.line;
    return "it was not finished";
}

int tell(const host::Result<host::Manifest, shell::Reason>& done, const std::string& what,
         bool json) {
    if (json) {
        auto line = nlohmann::json::object();
        if (done)
            line = {{"id", done->id}, {"version", done->version}};
        else
            shell::write_reason(line, "problem", done.why());
        // The name of a stranger's file may be any bytes.
        std::cout << line.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace)
                  << std::endl;
    } else if (done)
        std::cout << done->id << " " << done->version << " " << what << "\n";
    else
        std::cerr << done.problem() << "\n";
    return done ? 0 : 1;
}

int install(const GamesFolder& games, const Wanted& wanted) {
    bundles::Store store(wanted.site.store);
    bundles::Wish wish;
    wish.bundle = wanted.bundle;
    wish.allow_older = wanted.older;
    // For the panel of a kiosk on which visitors go on playing meanwhile.
    if (wanted.json) ::setpriority(PRIO_PROCESS, 0, 10);
    ProgressLine line(wanted.json);
    const auto done =
        bundles::install(store, wish, wanted.site.trusted(), {games.path()}, try_out,
                         [&line](Stage stage, double share) { line.show(stage, share); });
    line.clear();
    if (!done) return tell(done.why(), "", wanted.json);
    const std::string by = done->signed_by.empty() ? "unsigned" : "signed by " + done->signed_by;
    return tell(done->manifest,
                (done->was_there ? "is installed already, " : "is installed, ") + by, wanted.json);
}

} // namespace

void add_install(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    const auto changing = [&](const char* name, const char* about) {
        auto* subcommand = app.add_subcommand(name, about);
        wanted->site.add_options(*subcommand, name == std::string("install"));
        subcommand->add_flag("--json", wanted->json, "print lines for a program");
        return subcommand;
    };
    auto* installing = changing("install", "install a game from its bundle");
    installing->add_option("bundle", wanted->bundle, "the .ludarium file")->required();
    installing->add_flag("--older", wanted->older, "even if a newer version was installed on site");
    installing->callback([&games, &exit_code, wanted] { exit_code = install(games, *wanted); });

    auto* removing = changing("remove", "remove a game that was installed from a bundle");
    removing->add_option("id", wanted->id, "the game")->required();
    removing->callback([&exit_code, wanted] {
        bundles::Store store(wanted->site.store);
        exit_code = tell(bundles::remove(store, wanted->id), "is removed", wanted->json);
    });

    auto* going_back = changing("rollback", "go back to the version of a game before this one");
    going_back->add_option("id", wanted->id, "the game")->required();
    going_back->callback([&exit_code, wanted] {
        bundles::Store store(wanted->site.store);
        exit_code = tell(bundles::roll_back(store, wanted->id), "is played again", wanted->json);
    });
}

} // namespace ludarium::ctl

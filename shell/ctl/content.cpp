// ludariumctl content: for translators and curators. What is wrong with the words, by file and line.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include <CLI/CLI.hpp>
#include <toml++/toml.h>

#include <ludarium/validator/validator.hpp>

#include "pages/content_check.hpp"
#include "plugins/installed_game.hpp"
#include "subcommands.hpp"
#include "type_letters.hpp"

namespace ludarium::ctl {
namespace {

namespace fs = std::filesystem;

struct Wanted {
    std::vector<std::string> games; // none: all
    std::string theme;
};

std::vector<fs::path> folders(const GamesFolder& games, const Wanted& wanted) {
    std::vector<fs::path> found;
    for (const auto& game : wanted.games) found.push_back(games.game(game));
    if (wanted.games.empty())
        for (const auto& game : shell::find_games({games.path()}).games)
            found.push_back(game.folder);
    return found;
}

// Where an editor finds it, not where the kiosk has it from.
fs::path content_of(const fs::path& game) {
    std::error_code failed;
    const fs::path folder = fs::canonical(game / "content", failed);
    return failed ? game / "content" : folder;
}

std::string family_of(const fs::path& theme) {
    try {
        return toml::parse_file(theme.string())["family"].value_or(std::string());
    } catch (const toml::parse_error& error) {
        std::cerr << theme.string() << ": " << error.description() << "\n";
        return {};
    }
}

// Boards are played by the game itself; the validator names file and line already.
bool boards_are_true(const fs::path& game, const fs::path& content) {
    validator::Settings settings;
    settings.only = {"pages"};
    const auto report = validator::validate(game, settings);
    if (report.passed()) return true;
    const std::string prefix = "content/";
    std::string line = report.findings.back().line;
    if (line.rfind(prefix, 0) == 0) line = (content / line.substr(prefix.size())).string();
    std::cout << line << "\n";
    return false;
}

int check(const GamesFolder& games, const Wanted& wanted) {
    const fs::path theme = wanted.theme.empty()
                               ? games.path().parent_path() / "content/theme/theme.toml"
                               : fs::path(wanted.theme);
    const std::string family = family_of(theme);
    const auto letters = TypeLetters::of(family);
    if (!letters) {
        std::cerr << "the type \"" << family << "\" of " << theme.string()
                  << " is not installed here\n";
        return 2;
    }
    bool clean = true;
    for (const auto& game : folders(games, wanted)) {
        const auto manifest = host::read_manifest(game);
        if (!manifest) {
            std::cerr << game.string() << ": " << manifest.problem() << "\n";
            return 2;
        }
        const fs::path content = content_of(game);
        const auto complaints = shell::check_words(
            content, manifest->languages, [&](char32_t letter) { return letters->has(letter); });
        for (const auto& complaint : complaints)
            std::cout << (content / complaint.text()).string() << "\n";
        const bool played = boards_are_true(game, content);
        if (complaints.empty() && played) std::cout << manifest->id << ": nothing to mend\n";
        clean = clean && complaints.empty() && played;
    }
    return clean ? 0 : 1;
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Under the title; an older stamp is replaced.
std::string stamped(std::string page, const std::string& stamp) {
    const std::string line = "<!-- of " + stamp + " -->\n";
    if (const auto old = page.find("<!-- of "); old != page.npos)
        return page.replace(old, page.find('\n', old) + 1 - old, line);
    const auto title_end = page.find('\n');
    return title_end == page.npos ? page : page.insert(title_end + 1, line);
}

int stamp(const GamesFolder& games, const Wanted& wanted) {
    for (const auto& game : folders(games, wanted)) {
        const auto manifest = host::read_manifest(game);
        if (!manifest) {
            std::cerr << game.string() << ": " << manifest.problem() << "\n";
            return 2;
        }
        const fs::path content = content_of(game);
        for (const char* name : shell::page_names) {
            const std::string original = text_of(content / manifest->languages.front() / name);
            if (original.empty()) continue;
            for (auto language = manifest->languages.begin() + 1;
                 language != manifest->languages.end(); ++language) {
                const fs::path file = content / *language / name;
                const std::string page = text_of(file);
                const std::string now = stamped(page, shell::stamp_of(original));
                if (page.empty() || now == page) continue;
                std::ofstream(file, std::ios::binary) << now;
                std::cout << file.string() << "\n";
            }
        }
    }
    return 0;
}

} // namespace

void add_content(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* content = app.add_subcommand("content", "look after the words of games");
    content->require_subcommand(1);
    auto* checking = content->add_subcommand("check", "say what is wrong, by file and line");
    checking->add_option("game", wanted->games, "folders with a plugin.json, or ids; else all");
    checking->add_option("--theme", wanted->theme, "the theme.toml that names the type");
    checking->callback([&games, &exit_code, wanted] { exit_code = check(games, *wanted); });
    auto* stamping = content->add_subcommand(
        "stamp", "mark all translations of games as true to the original as it is now");
    stamping->add_option("game", wanted->games, "folders with a plugin.json, or ids")->required();
    stamping->callback([&games, &exit_code, wanted] { exit_code = stamp(games, *wanted); });
}

} // namespace ludarium::ctl

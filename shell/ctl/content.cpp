// ludariumctl content: for translators and curators. What is wrong with the words, by file and line.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include <CLI/CLI.hpp>

#include "content_faults.hpp"
#include "content_preview.hpp"
#include "pages/content_check.hpp"
#include "plugins/installed_game.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

namespace fs = std::filesystem;

struct Wanted {
    std::vector<std::string> games; // none: all
    std::string theme;
    std::string language; // empty: all
};

std::vector<fs::path> folders(const GamesFolder& games, const Wanted& wanted) {
    std::vector<fs::path> found;
    for (const auto& game : wanted.games) found.push_back(games.game(game));
    if (wanted.games.empty())
        for (const auto& game : shell::find_games({games.path()}).games)
            found.push_back(game->folder);
    return found;
}

int check(const GamesFolder& games, const Wanted& wanted) {
    const auto letters = letters_of(
        wanted.theme.empty() ? games.kiosk_content() / "theme/theme.toml" : fs::path(wanted.theme));
    if (!letters) return std::cerr << letters.problem() << "\n", 2;
    bool clean = true;
    for (const auto& folder : folders(games, wanted)) {
        const auto game = EditedGame::open(folder);
        if (!game) return std::cerr << game.problem() << "\n", 2;
        const auto found = faults(*game, *letters);
        for (const auto& fault : found) std::cout << fault << "\n";
        if (found.empty()) std::cout << game->manifest.id << ": nothing to mend\n";
        clean = clean && found.empty();
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

int show(const GamesFolder& games, const std::string& id, PreviewWish wish) {
    const auto game = EditedGame::open(games.game(id));
    if (!game) return std::cerr << game.problem() << "\n", 2;
    wish.content = games.kiosk_content();
    return preview(*game, wish);
}

int stamp(const GamesFolder& games, const Wanted& wanted) {
    for (const auto& folder : folders(games, wanted)) {
        const auto game = EditedGame::open(folder);
        if (!game) return std::cerr << game.problem() << "\n", 2;
        const auto& languages = game->languages;
        for (const char* name : shell::page_names) {
            const std::string original = text_of(game->content / languages.front() / name);
            if (original.empty()) continue;
            for (auto language = languages.begin() + 1; language != languages.end(); ++language) {
                if (!wanted.language.empty() && *language != wanted.language) continue;
                const fs::path file = game->content / *language / name;
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
        "stamp", "mark translations of games as true to the original as it is now");
    stamping->add_option("game", wanted->games, "folders with a plugin.json, or ids")->required();
    stamping->add_option("--language", wanted->language, "of this language only");
    stamping->callback([&games, &exit_code, wanted] { exit_code = stamp(games, *wanted); });
    auto* showing = content->add_subcommand(
        "preview", "show a page as visitors will see it, and follow what is saved");
    auto wish = std::make_shared<PreviewWish>();
    auto id = std::make_shared<std::string>();
    wish->page = "rules";
    showing->add_option("game", *id, "a folder with a plugin.json, or an id")->required();
    showing->add_option("page", wish->page, "lesson, rules, history, known, puzzles, variants");
    showing->add_option("--language", wish->language, "as it, fr; else the original's");
    showing->add_option("--size", wish->size, "of the window; else 1280x720");
    showing->add_option("--state", wish->state, "where drawn pictures are kept");
    showing->add_option("--report", wish->report)->group("");
    showing->callback([&games, &exit_code, id, wish] { exit_code = show(games, *id, *wish); });
}

} // namespace ludarium::ctl

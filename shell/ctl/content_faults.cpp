#include "content_faults.hpp"

#include <algorithm>
#include <optional>

#include <ludarium/validator/validator.hpp>

#include "pages/content_check.hpp"
#include "visit/toml_file.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;

namespace {

// Boards are played by the game itself. Languages are tried one by one, so that a fault in one does
// not hide those of the others; together they are held against each other.
std::optional<std::string> board_fault(const EditedGame& game,
                                       const std::vector<std::string>& languages) {
    validator::Settings settings;
    settings.only = {"pages"};
    settings.languages = languages;
    const auto report = validator::validate(game.folder, settings);
    if (report.passed()) return std::nullopt;
    const std::string prefix = "content/";
    const std::string& line = report.findings.back().line;
    if (line.rfind(prefix, 0) != 0) return game.folder.string() + ": " + line;
    return (game.content / line.substr(prefix.size())).string();
}

bool holds_words(const fs::path& folder) {
    std::error_code failed;
    return fs::exists(folder / "strings.po", failed) ||
           std::any_of(std::begin(shell::page_names), std::end(shell::page_names),
                       [&](const char* name) { return fs::exists(folder / name, failed); });
}

std::vector<std::string> languages_begun(const fs::path& content) {
    std::vector<std::string> found;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(content, failed))
        if (holds_words(entry.path())) found.push_back(entry.path().filename());
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

host::Result<EditedGame> EditedGame::open(const fs::path& folder) {
    auto manifest = host::read_manifest(folder);
    if (!manifest) return host::Problem{folder.string() + ": " + manifest.problem()};
    std::error_code failed;
    const fs::path content = fs::canonical(folder / "content", failed);
    EditedGame game{folder, failed ? folder / "content" : content, std::move(*manifest), {}};
    game.languages = game.manifest.languages;
    for (auto& language : languages_begun(game.content))
        if (std::find(game.languages.begin(), game.languages.end(), language) ==
            game.languages.end())
            game.languages.push_back(std::move(language));
    return game;
}

std::vector<std::string> faults(const EditedGame& game, const TypeLetters& letters) {
    std::vector<std::string> all;
    const auto add = [&all](std::string fault) {
        if (std::find(all.begin(), all.end(), fault) == all.end()) all.push_back(std::move(fault));
    };
    const auto has = [&letters](char32_t letter) { return letters.has(letter); };
    for (const auto& complaint : shell::check_words(game.content, game.languages, has))
        add((game.content / complaint.text()).string());
    bool boards_are_true = true;
    for (const auto& language : game.languages)
        if (auto fault = board_fault(game, {language})) {
            boards_are_true = false;
            add(std::move(*fault));
        }
    if (boards_are_true)
        if (auto fault = board_fault(game, game.languages)) add(std::move(*fault));
    return all;
}

bool can_be_shown(const EditedGame& game, const std::string& language) {
    return !board_fault(game, {language});
}

host::Result<TypeLetters> letters_of(const fs::path& theme) {
    std::string family;
    try {
        family = shell::read_toml(theme)["family"].value_or(std::string());
    } catch (const toml::parse_error& error) {
        return host::Problem{theme.string() + ": " + std::string(error.description())};
    }
    auto letters = TypeLetters::of(family);
    if (!letters)
        return host::Problem{"the type \"" + family + "\" of " + theme.string() +
                             " is not installed here"};
    return std::move(*letters);
}

} // namespace ludarium::ctl

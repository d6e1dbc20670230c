// What museum people work on: strings, art and pages.
#include <algorithm>

#include "../board_run.hpp"
#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// The keys that follow from what the game is made of.
std::set<std::string> expected_keys(const Trial& trial) {
    std::set<std::string> keys = {"game.name", "game.tagline", "game.place", "game.period"};
    for (const auto& player : trial.manifest.players) keys.insert("player." + player);
    for (const auto& option : trial.manifest.options) {
        keys.insert("option." + option.id);
        for (const auto& choice : option.choices) keys.insert("option." + option.id + "." + choice);
    }
    for (const auto& mode : trial.manifest.modes) keys.insert("mode." + mode.id);
    const auto& d = trial.plugin.descriptor();
    for (std::uint32_t i = 0; i < d.piece_count; ++i)
        keys.insert("piece." + std::string(ludarium::view(d.pieces[i].id)));
    for (std::uint32_t i = 0; i < d.counter_count; ++i)
        keys.insert("counter." + std::string(ludarium::view(d.counters[i])));
    return keys;
}

std::string some(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 4); ++i)
        text += (i ? ", " : "") + names[i];
    if (names.size() > 4) text += " and " + std::to_string(names.size() - 4) + " more";
    return text;
}

std::vector<std::string> missing(const std::set<std::string>& wanted, const Catalogue& strings) {
    std::vector<std::string> keys;
    for (const auto& key : wanted)
        if (!strings.count(key)) keys.push_back(key);
    return keys;
}

void same_placeholders(const Content& content) {
    const auto& [first_language, first] = *content.strings.begin();
    for (const auto& [language, strings] : content.strings)
        for (const auto& [key, sentence] : strings)
            if (placeholders(sentence) != placeholders(first.at(key)))
                throw Failed{key + " has not the same {…} in content/" + first_language +
                             " and content/" + language};
}

// All that the boards of a page show and claim; captions are each language's own.
std::string shown(const host::PageStep& step) {
    std::string all;
    for (const auto& board : step.boards) {
        for (const auto& [option, choice] : board.choices) all += option + "=" + choice + " ";
        all += board.position + "\n";
        for (const auto& line : board.lines)
            if (line.kind != host::BoardLine::Kind::caption &&
                line.kind != host::BoardLine::Kind::wrong)
                all += std::to_string(static_cast<int>(line.kind)) + line.text + "\n";
    }
    return all;
}

void same_boards(const std::string& file, const host::Page& page, const host::Page& first,
                 const std::string& first_language) {
    if (page.steps.size() != first.steps.size())
        throw Failed{file + " has " + std::to_string(page.steps.size()) + " steps, but in " +
                     first_language + " it has " + std::to_string(first.steps.size())};
    for (std::size_t n = 0; n < page.steps.size(); ++n)
        if (shown(page.steps[n]) != shown(first.steps[n]))
            throw Failed{file + ":" + std::to_string(page.steps[n].line) +
                         ": this step's boards are not those of " + first_language};
}

void run_boards(const Trial& trial, const host::Page& page, const std::string& file) {
    for (const auto& board : page.opening.boards) run_board(trial, board, file);
    for (const auto& step : page.steps)
        for (const auto& board : step.boards) run_board(trial, board, file);
}

} // namespace

void strings(Trial& trial) {
    const auto& content = trial.content;
    if (!content.problems.empty()) throw Failed{content.problems.front()};
    std::set<std::string> wanted = expected_keys(trial);
    for (const auto& [language, strings] : content.strings)
        for (const auto& [key, sentence] : strings) wanted.insert(key);
    for (const auto& [language, strings] : content.strings)
        if (const auto keys = missing(wanted, strings); !keys.empty())
            throw Failed{"content/" + language + "/strings.po lacks " + some(keys)};
    same_placeholders(content);
}

void art(Trial& trial) {
    const auto& d = trial.plugin.descriptor();
    if (!trial.content.art.count("board.svg")) {
        trial.warn("content/art/board.svg is missing");
        return;
    }
    std::vector<std::string> spots, pieces;
    for (std::uint32_t i = 0; i < d.spot_count; ++i) {
        const auto id = "spot-" + std::string(ludarium::view(d.spots[i]));
        if (!trial.content.board_ids.count(id)) spots.push_back(id);
    }
    for (std::uint32_t i = 0; i < d.piece_count; ++i) {
        const auto file = "piece-" + std::string(ludarium::view(d.pieces[i].id)) + ".svg";
        if (!trial.content.art.count(file)) pieces.push_back(file);
    }
    if (!spots.empty()) throw Failed{"content/art/board.svg lacks " + some(spots)};
    if (!pieces.empty()) trial.warn("content/art lacks " + some(pieces));
}

void pages(Trial& trial) {
    const auto& content = trial.content;
    if (!content.page_problems.empty()) throw Failed{content.page_problems.front()};
    const auto& first_language = trial.manifest.languages.front();
    for (const auto& language : trial.manifest.languages) {
        const auto found = content.pages.find(language);
        const Pages& pages = found == content.pages.end() ? Pages{} : found->second;
        if (!pages.count("rules.md")) trial.warn("content/" + language + "/rules.md is missing");
        if (!trial.plugin.notation()) continue;
        for (const auto& [name, page] : pages) {
            const std::string file = "content/" + language + "/" + name;
            run_boards(trial, page, file);
            const auto first = content.pages.find(first_language);
            if (first == content.pages.end() || !first->second.count(name))
                throw Failed{file + " has no counterpart in " + first_language};
            same_boards(file, page, first->second.at(name), first_language);
        }
    }
}

} // namespace ludarium::validator::checks

// What museum people work on: strings, art and pages.
#include <algorithm>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// The keys that follow from what the game is made of.
std::set<std::string> expected_keys(const Trial& trial) {
    std::set<std::string> keys = {"game.name", "game.tagline"};
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

void run_block(const Trial& trial, const BoardBlock& block, const std::string& where) {
    const auto setup = trial.setups().front();
    auto state = State::from_text(trial.plugin, setup.raw(), block.position);
    if (!state) throw Failed{where + ": " + state.problem()};
    for (const auto& text : block.moves) {
        const auto action = state->action_from_text(text);
        if (!action || state->apply(*action) != LUDARIUM_OK)
            throw Failed{where + ": the move " + text + " is not legal there"};
    }
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
    for (const auto& [language, page] : trial.content.rules) {
        const std::string file = "content/" + language + "/rules.md";
        if (page.empty()) trial.warn(file + " is missing");
        if (!trial.plugin.notation()) continue;
        for (const auto& block : board_blocks(page))
            run_block(trial, block, file + ":" + std::to_string(block.line));
    }
}

} // namespace ludarium::validator::checks

#include "game_words.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include <ludarium/types.hpp>
#include <ludarium/validator/content.hpp>

namespace ludarium::ctl {
namespace {

// Plural forms stand one a line, the first for one.
std::string form_for(const std::string& sentence, int number) {
    const auto first_end = sentence.find('\n');
    if (first_end == std::string::npos) return sentence;
    return number == 1 ? sentence.substr(0, first_end) : sentence.substr(sentence.rfind('\n') + 1);
}

void fill_in(std::string& sentence, const std::string& name, const std::string& value) {
    const std::string gap = "{" + name + "}";
    for (auto at = sentence.find(gap); at != std::string::npos; at = sentence.find(gap, at))
        at += sentence.replace(at, gap.size(), value).empty() ? 0 : value.size();
}

} // namespace

GameWords GameWords::read(const std::filesystem::path& folder, const host::Manifest& manifest,
                          const std::string& language) {
    GameWords words;
    const auto content = validator::read_content(folder, manifest);
    if (content.strings.empty()) return words;
    auto found = content.strings.find(language);
    if (found == content.strings.end()) found = content.strings.find("en");
    if (found == content.strings.end()) found = content.strings.begin();
    words.sentences_ = found->second;
    return words;
}

std::string GameWords::named(const std::string& key, const std::string& otherwise) const {
    const auto found = sentences_.find(key);
    return found == sentences_.end() ? otherwise : found->second;
}

std::string GameWords::argument(const ludarium_argument& argument,
                                const ludarium_descriptor& game) const {
    const auto index = static_cast<std::uint32_t>(argument.value);
    if (argument.kind == LUDARIUM_ARGUMENT_SPOT && index < game.spot_count) {
        std::string id(ludarium::view(game.spots[index]));
        std::string capitals = id;
        for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        return named("spot." + id, capitals);
    }
    if (argument.kind == LUDARIUM_ARGUMENT_PIECE && index < game.piece_count) {
        const std::string id(ludarium::view(game.pieces[index].id));
        return named("piece." + id, id);
    }
    if (argument.kind == LUDARIUM_ARGUMENT_PLAYER && index < game.player_count) {
        const std::string id(ludarium::view(game.players[index]));
        return named("player." + id, id);
    }
    return std::to_string(argument.value);
}

std::string GameWords::told(const ludarium_message& message,
                            const ludarium_descriptor& game) const {
    const std::string key(ludarium::view(message.key));
    const bool known = sentences_.count(key) > 0;
    std::string sentence = named(key, key);
    const auto count = std::min<std::uint32_t>(message.argument_count, LUDARIUM_MAX_ARGUMENTS);
    for (std::uint32_t i = 0; i < count; ++i)
        if (message.arguments[i].kind == LUDARIUM_ARGUMENT_NUMBER) {
            sentence = form_for(sentence, message.arguments[i].value);
            break;
        }
    sentence = form_for(sentence, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string name(ludarium::view(message.arguments[i].name));
        const std::string value = argument(message.arguments[i], game);
        if (known)
            fill_in(sentence, name, value);
        else
            sentence += " " + name + "=" + value;
    }
    return sentence;
}

std::string language_of_terminal() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(variable); value && *value) {
            const std::string code = std::string(value).substr(0, 2);
            return code == "C" || code == "C." || code == "PO" ? "en" : code;
        }
    return "en";
}

} // namespace ludarium::ctl

#include "language/words.hpp"

#include <cctype>

#include "language/phrase.hpp"

namespace ludarium::shell {

namespace {

std::string filled(const std::string& sentence, const Words::Fillings& fillings) {
    return fill_in(sentence, [&](std::string_view name) -> std::optional<std::string> {
        const auto found = fillings.find(name);
        return found == fillings.end() ? std::nullopt : std::optional(found->second);
    });
}

template <class List>
bool inside(const List& list, int index) {
    return index >= 0 && static_cast<std::size_t>(index) < list.size();
}

std::string in_capitals(std::string id) {
    for (char& c : id) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return id;
}

} // namespace

std::vector<std::pair<std::string, std::string>> Words::languages() const {
    std::vector<std::pair<std::string, std::string>> all;
    for (const std::string& code : shell_->languages())
        all.emplace_back(code, shell_->find(code, "language.name").value_or(code));
    return all;
}

std::string Words::shell(const std::string& key, const Fillings& fillings) const {
    return filled(shell_->find(language_, key).value_or(key), fillings);
}

std::string Words::game(const std::string& key, const Fillings& fillings) const {
    if (const auto text = game_->find(language_, key)) return filled(*text, fillings);
    return shell(key, fillings);
}

bool Words::game_has(const std::string& key) const {
    return game_->find(language_, key).has_value();
}

std::string Words::counted(const std::string& key, int number) const {
    auto text = game_->find(language_, key, number);
    if (!text) text = shell_->find(language_, key, number);
    return filled(text.value_or(key), {{"number", std::to_string(number)}});
}

std::string Words::player(const GameParts& parts, Player player) const {
    const int index = number(player);
    return inside(parts.players, index)
               ? game("player." + parts.players[static_cast<std::size_t>(index)])
               : std::string();
}

std::string Words::argument(const Told::Argument& a, const GameParts& parts) const {
    const auto index = static_cast<std::size_t>(a.value);
    switch (a.kind) {
    case LUDARIUM_ARGUMENT_SPOT:
        if (!inside(parts.spots, a.value)) return {};
        if (const auto name = game_->find(language_, "spot." + parts.spots[index])) return *name;
        return in_capitals(parts.spots[index]);
    case LUDARIUM_ARGUMENT_PIECE:
        return inside(parts.pieces, a.value) ? game("piece." + parts.pieces[index].id)
                                             : std::string();
    case LUDARIUM_ARGUMENT_PLAYER:
        return player(parts, static_cast<Player>(static_cast<std::uint16_t>(a.value)));
    default:
        return std::to_string(a.value);
    }
}

std::string Words::told(const Told& told, const GameParts& parts) const {
    std::optional<std::string> sentence;
    for (const Told::Argument& a : told.arguments)
        if (a.kind == LUDARIUM_ARGUMENT_NUMBER) {
            sentence = game_->find(language_, told.key, a.value);
            break;
        }
    if (!sentence) sentence = game_->find(language_, told.key);
    if (!sentence) sentence = shell_->find(language_, told.key);
    Fillings fillings;
    for (const Told::Argument& a : told.arguments) fillings[a.name] = argument(a, parts);
    return filled(sentence.value_or(told.key), fillings);
}

std::string Words::told(const Reason& reason) const {
    const auto sentence = reason.key.empty() ? std::nullopt : shell_->find(language_, reason.key);
    if (sentence) return filled(*sentence, reason.arguments);
    return shell("staff.reason.other", {{"detail", reason.what}});
}

} // namespace ludarium::shell

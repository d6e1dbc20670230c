#include "typed_move.hpp"

#include <algorithm>
#include <cctype>

#include <ludarium/types.hpp>

namespace ludarium::ctl {
namespace {

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::uint16_t spot_with_id(const ludarium_descriptor& game, const std::string& id) {
    for (std::uint32_t i = 0; i < game.spot_count; ++i)
        if (lower(std::string(ludarium::view(game.spots[i]))) == id)
            return static_cast<std::uint16_t>(i);
    return LUDARIUM_NONE;
}

std::vector<std::string> words_of(const std::string& typed) {
    constexpr const char* between = " ->\t";
    std::vector<std::string> words;
    for (auto at = typed.find_first_not_of(between); at != std::string::npos;
         at = typed.find_first_not_of(between, at)) {
        const auto end = std::min(typed.find_first_of(between, at), typed.size());
        words.push_back(typed.substr(at, end - at));
        words.back().resize(std::min(words.back().find(':'), words.back().size()));
        at = end;
    }
    return words;
}

// The one spot that all moves come from; LUDARIUM_NONE if there are several.
std::uint16_t only_source(const std::vector<PlayedMove>& moves) {
    for (const PlayedMove& move : moves)
        if (move.made.from != moves[0].made.from) return LUDARIUM_NONE;
    return moves.empty() ? std::uint16_t{LUDARIUM_NONE} : moves[0].made.from;
}

} // namespace

std::uint16_t spot_called(const ludarium_descriptor& game, const std::string& word,
                          const std::string& player) {
    const std::string id = lower(word);
    const std::uint16_t own = spot_with_id(game, id + "-" + lower(player));
    return own == LUDARIUM_NONE ? spot_with_id(game, id) : own;
}

MeantMove::MeantMove(const ludarium_descriptor& game, const std::string& player,
                     const std::vector<PlayedMove>& legal, const std::string& typed) {
    const auto words = words_of(typed);
    if (words.empty() || words.size() > 2) return;
    from = spot_called(game, words[0], player);
    if (words.size() == 2) {
        to = spot_called(game, words[1], player);
        if (to == LUDARIUM_NONE) from = LUDARIUM_NONE;
    } else if (const auto source = only_source(legal);
               source != LUDARIUM_NONE && from != LUDARIUM_NONE && from != source) {
        to = from;
        from = source;
    }
    if (!understood()) return;
    for (const PlayedMove& move : legal)
        if (move.made.from == from && (to == LUDARIUM_NONE || move.made.to == to))
            actions.push_back(move.action);
}

} // namespace ludarium::ctl

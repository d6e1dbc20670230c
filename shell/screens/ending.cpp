#include "screens/ending.hpp"

#include <algorithm>
#include <vector>

namespace ludarium::shell {

namespace {

// Player::none if several share the first place.
Player winner(const Ending& ending) {
    const auto first = [](const Ending::Result& r) { return r.place == 1; };
    const auto& results = ending.results;
    if (std::count_if(results.begin(), results.end(), first) != 1) return Player::none;
    return static_cast<Player>(std::find_if(results.begin(), results.end(), first) -
                               results.begin());
}

} // namespace

std::string ending_headline(const Words& words, const GameParts& parts,
                            const TablePlay::Seats& seats, const Ending& ending) {
    const Player won = winner(ending);
    if (won == Player::none) return words.shell("end.draw");
    const auto sit = [&seats](Seat::Kind kind) {
        return std::count_if(seats.begin(), seats.end(),
                             [kind](const Seat& s) { return s.kind == kind; });
    };
    const Seat::Kind kind = seats[number(won)].kind;
    if (kind == Seat::Kind::visitor && sit(kind) == 1) return words.shell("end.you-won");
    if (kind == Seat::Kind::computer && sit(kind) == 1) return words.shell("end.computer-won");
    return words.shell("end.player-won", {{"player", words.player(parts, won)}});
}

std::string ending_reason(const Words& words, const GameParts& parts, const Ending& ending) {
    return words.game(ending.reason, {{"player", words.player(parts, winner(ending))}});
}

std::string fact_worth_telling(const Words& words, const Position& last) {
    std::uint64_t facts = 0;
    while (words.game_has("fact." + std::to_string(facts + 1))) ++facts;
    if (facts == 0) return {};
    return words.game("fact." + std::to_string(last.hash % facts + 1));
}

} // namespace ludarium::shell

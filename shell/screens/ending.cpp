#include "screens/ending.hpp"

#include <algorithm>
#include <vector>

namespace ludarium::shell {

std::string ending_headline(const Words& words, const GameParts& parts,
                            const TablePlay::Seats& seats, const Ending& ending) {
    std::vector<std::size_t> winners;
    for (std::size_t i = 0; i < ending.results.size(); ++i)
        if (ending.results[i].place == 1) winners.push_back(i);
    if (winners.size() != 1) return words.shell("end.draw");
    const auto visitors = std::count_if(
        seats.begin(), seats.end(), [](const Seat& s) { return s.kind == Seat::Kind::visitor; });
    if (visitors == 1)
        return words.shell(seats[winners[0]].kind == Seat::Kind::visitor ? "end.you-won"
                                                                         : "end.computer-won");
    const auto winner = static_cast<Player>(winners[0]);
    return words.shell("end.player-won", {{"player", words.player(parts, winner)}});
}

} // namespace ludarium::shell

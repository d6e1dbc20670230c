#include "plugins/offered_games.hpp"

namespace ludarium::shell {

std::vector<SharedGame> offered_games(const std::vector<SharedGame>& games,
                                      const Quarantine& quarantine) {
    std::vector<SharedGame> offered;
    SharedGame least;
    int least_times = 0;
    for (const SharedGame& game : games) {
        const auto stay = quarantine.stay(game->manifest);
        if (!stay) {
            offered.push_back(game);
        } else if (!least || stay->times < least_times) {
            least = game;
            least_times = stay->times;
        }
    }
    if (offered.empty() && least) offered.push_back(least);
    return offered;
}

} // namespace ludarium::shell

#include "statistics/entries.hpp"

namespace ludarium::shell {

const char* name_of(VisitEnd end) {
    switch (end) {
    case VisitEnd::time_out:
        return "time-out";
    case VisitEnd::staff:
        return "staff";
    case VisitEnd::crash:
        break;
    }
    return "crash";
}

const char* name_of(GameResult result) {
    switch (result) {
    case GameResult::won:
        return "won";
    case GameResult::lost:
        return "lost";
    case GameResult::drawn:
        return "drawn";
    case GameResult::finished:
        return "finished";
    case GameResult::abandoned:
        return "abandoned";
    case GameResult::interrupted:
        break;
    }
    return "interrupted";
}

} // namespace ludarium::shell

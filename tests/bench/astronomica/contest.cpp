#include "contest.hpp"

#include <cmath>

#include <astronomica/standing.hpp>

namespace astronomica {

namespace {

using ludarium::search::mixed;
using ludarium::search::Random;

constexpr unsigned longest_game = 20'000; // turns, where the rules set no end; then a draw

struct Score {
    double won = 0, beaten = 0;
};

Score score_of(const State& state, Planet planet) {
    if (state.phase != Phase::over) return {1.0 / state.seats.size(), 0.5};
    const Standings all = standings(state);
    const unsigned mine = all[index(planet)].place;
    unsigned winners = 0;
    Score score;
    for (Planet other : state.seats) {
        const unsigned place = all[index(other)].place;
        winners += place == 1;
        if (other != planet) score.beaten += place > mine ? 1 : (place == mine ? 0.5 : 0);
    }
    score.beaten /= state.seats.size() - 1;
    score.won = mine == 1 ? 1.0 / winners : 0;
    return score;
}

Score played(const ludarium::Setup& setup, Planet seat, const Contender& one,
             const Contender& others, std::uint64_t seed) {
    Random dice(mixed(seed)), thoughts(mixed(seed ^ mixed(index(seat))));
    State state = Astronomica::start(setup);
    ludarium::Events unseen = ludarium::Events::nobody();
    for (unsigned turns = 0; state.phase != Phase::over && turns < longest_game;) {
        turns += state.phase == Phase::throwing;
        const ludarium::Action action = state.phase == Phase::moving
                                            ? (state.turn == seat ? one : others)(state, thoughts)
                                            : thrown(state, dice);
        Astronomica::apply(state, action, unseen);
    }
    return score_of(state, seat);
}

} // namespace

double Mean::within() const {
    const double variance = squares_ / count_ - mean() * mean();
    return 1.96 * std::sqrt(std::max(0.0, variance) / std::max(1.0, count_ - 1));
}

Result contest(const std::string& mode, unsigned players, const Contender& one,
               const Contender& others, unsigned games, std::uint64_t seed) {
    const nlohmann::json modes = manifest();
    Result result;
    for (unsigned set = 0; result.games < games; ++set) {
        const unsigned seats = spread_seats(players, set % planet_count);
        const ludarium::Setup setup = setup_of(modes, mode, seats);
        Score sum;
        for (Planet seat : Planets::from_bits(seats)) {
            const Score score = played(setup, seat, one, others, seed + set);
            sum.won += score.won / players;
            sum.beaten += score.beaten / players;
        }
        result.games += players;
        result.won.add(sum.won);
        result.beaten.add(sum.beaten);
    }
    return result;
}

} // namespace astronomica

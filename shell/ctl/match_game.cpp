#include "match_game.hpp"

#include <chrono>

#include <ludarium/search/rules.hpp>

namespace ludarium::ctl {
namespace {

using search::mixed;
using Clock = std::chrono::steady_clock;

// Whoever is alone has every seat once with the same luck.
unsigned games_of_a_set(const MatchRules& rules, std::uint32_t seats) {
    return rules.alone ? static_cast<unsigned>(__builtin_popcount(seats)) : 2;
}

class Play {
  public:
    Play(const OpenedGame& opened, const std::string& position, const Contenders& contenders,
         const MatchRules& rules, std::uint64_t number)
        : contenders_(contenders),
          rules_(rules),
          state_(begun(opened, position)),
          game_{number,       0,   0,  false,
                Points::draw, 0.5, {}, games_of_a_set(rules, opened.setup.seats)},
          luck_(mixed(rules.seed ^ mixed(number / game_.set_size))),
          seed_(mixed(mixed(rules.seed) ^ number)) {
        unsigned taken = 0;
        for (std::uint32_t p = 0; p < LUDARIUM_MAX_PLAYERS; ++p)
            if (opened.setup.seats >> p & 1u) seats_[p] = taken++;
        for (std::uint32_t p = 0; p < LUDARIUM_MAX_PLAYERS; ++p)
            whose_[p] =
                rules.alone
                    ? seats_[p] != number % taken
                    // With two seats the swap inside a pair is all there is to it.
                    : (seats_[p] + (taken > 2 ? number / 2 % taken : 0)) % taken % 2 ^ number % 2;
        for (const auto& contender : contenders_) contender->begin(opened);
    }

    MatchGame played() {
        for (;;) {
            const Actor actor = PluginRules::actor(state_);
            if (actor == game_over) {
                judge(PluginRules::outcome(state_).raw);
                return game_;
            }
            if (game_.plies == rules_.longest_plies) {
                game_.cut_off = true;
                return game_;
            }
            do_action(actor == chance                      ? thrown()
                      : game_.plies < rules_.opening_plies ? drawn()
                                                           : chosen(actor));
        }
    }

  private:
    static PluginState begun(const OpenedGame& opened, const std::string& position) {
        auto start = opened.start(position);
        if (!start) throw std::runtime_error(start.problem());
        return {std::move(*start), opened.setup.seats};
    }

    Action thrown() {
        Actions throws;
        std::vector<std::uint32_t> weights;
        PluginRules::legal_actions(state_, throws);
        PluginRules::chance_weights(state_, weights);
        return throws.at(luck_.by_weight(weights));
    }

    Action drawn() {
        Actions legal;
        PluginRules::legal_actions(state_, legal);
        return legal.at(luck_.below(legal.size()));
    }

    Action chosen(Actor actor) {
        const unsigned contender = whose_[static_cast<std::size_t>(actor)];
        const auto before = Clock::now();
        const Action action = contenders_[contender]->choose(state_, mixed(seed_ + game_.plies));
        const auto us =
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - before).count();
        game_.pace[contender] +=
            {1, static_cast<std::uint32_t>(us), static_cast<std::uint64_t>(us)};
        return action;
    }

    void do_action(Action action) {
        const auto text = state_.state().action_text(action);
        if (!text) throw std::runtime_error(text.problem());
        state_.apply(action);
        for (const auto& contender : contenders_) contender->played(*text);
        game_.course = mixed(game_.course ^ action);
        ++game_.plies;
    }

    void judge(const ludarium_outcome& outcome) {
        unsigned first[2] = {}; // so many of a contender's seats share the first place
        for (std::size_t p = 0; p < LUDARIUM_MAX_PLAYERS; ++p)
            if (outcome.results[p].place == 1) ++first[whose_[p]];
        game_.points = first[0] && first[1] ? Points::draw : first[0] ? Points::win : Points::loss;
        game_.share = static_cast<int>(game_.points) / 2.0;
        if (rules_.alone && first[0]) game_.share = 1.0 / (first[0] + first[1]);
    }

    const Contenders& contenders_;
    const MatchRules& rules_;
    PluginState state_;
    MatchGame game_;
    search::Random luck_; // the same for all games of a set
    std::uint64_t seed_;
    std::array<unsigned, LUDARIUM_MAX_PLAYERS> seats_{}; // how many sit before each player
    std::array<unsigned, LUDARIUM_MAX_PLAYERS> whose_{}; // the contender of each player
};

} // namespace

MatchGame play_match_game(const OpenedGame& opened, const std::string& position,
                          const Contenders& contenders, const MatchRules& rules,
                          std::uint64_t number) {
    return Play(opened, position, contenders, rules, number).played();
}

} // namespace ludarium::ctl

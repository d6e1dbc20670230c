#include "contenders.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <stdexcept>

#include <astronomica/turn.hpp>
#include <astronomica/turn_ends.hpp>
#include <astronomica/words.hpp>
#include <ludarium/search/monte_carlo.hpp>

namespace astronomica {

namespace {

using ludarium::Action;
using ludarium::search::Random;

constexpr std::array<const char*, level_count> level_names = {"apprentice", "player", "master"};
constexpr std::uint64_t looks_away_once_in = 4;

// Says stop when the time is over.
class Stopwatch {
  public:
    explicit Stopwatch(unsigned ms) : end_(Clock::now() + std::chrono::milliseconds(ms)) {}
    ludarium_watch watch() {
        return {this, [](void* context) -> std::int32_t {
                    return Clock::now() >= static_cast<Stopwatch*>(context)->end_;
                }};
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point end_;
};

Action any_action(const State& state, Random& random) {
    ludarium::Actions actions;
    Astronomica::legal_actions(state, actions);
    return actions[random.below(actions.size())];
}

// What anybody sees at once: men and tokens, one's own and the others'.
int belongings(const State& state, Planet planet) {
    int counted = 0;
    for (Planet owner : state.seats) {
        const Side& side = state.board.side(owner);
        const int owned = static_cast<int>(side.men() + side.tokens);
        counted += owner == planet ? owned : -owned;
    }
    return counted;
}

int lone_men(const State& state, Planet planet) {
    int found = 0;
    each_cell(state.board.side(planet), [&](Cell cell) { found += state.board.men_at(cell) == 1; });
    return found;
}

Action greedy(const State& state, Random& random) {
    StepList steps;
    list_steps(state, steps);
    if (steps.empty()) return pass_action;
    std::optional<std::tuple<int, int, std::uint64_t>> best;
    Step chosen{};
    for (Step step : steps) {
        State after = state;
        take_step(after, step);
        const std::tuple look(belongings(after, state.turn), -lone_men(after, state.turn),
                              random.below(1u << 20));
        if (best && look <= *best) continue;
        best = look;
        chosen = step;
    }
    return action(chosen);
}

Action first_timer(const State& state, Random& random) {
    return random.below(looks_away_once_in) == 0 ? any_action(state, random)
                                                 : greedy(state, random);
}

// "50" in "master:50" is milliseconds, in "master@50" nodes.
struct Limits {
    unsigned ms = 0;
    std::uint64_t nodes = 0;
};

Limits limits_in(const std::string& name) {
    const std::size_t at = name.find_first_of(":@");
    if (at == std::string::npos) return {};
    const unsigned long limit = std::stoul(name.substr(at + 1));
    return name[at] == ':' ? Limits{static_cast<unsigned>(limit), 0} : Limits{0, limit};
}

using Choose = ludarium::Choice (*)(const State&, const ludarium::Thought&);

Contender thinking(Limits limits, unsigned level, Choose choose) {
    return [=](const State& state, Random& random) {
        Stopwatch stopwatch(limits.ms);
        const ludarium_watch watch = stopwatch.watch();
        const ludarium::Thought thought({level, limits.ms, limits.nodes, random.below(1u << 30)},
                                        limits.ms > 0 ? &watch : nullptr);
        return choose(state, thought).action;
    };
}

// The rules alone, so that a search has to play on to the end.
struct Blind {
    using State = Astronomica::State;
    static const ludarium_descriptor& descriptor() { return Astronomica::descriptor(); }
    static ludarium::Actor actor(const State& state) { return Astronomica::actor(state); }
    static void legal_actions(const State& state, ludarium::Actions& actions) {
        Astronomica::legal_actions(state, actions);
    }
    static void chance_weights(const State& state, std::vector<std::uint32_t>& weights) {
        Astronomica::chance_weights(state, weights);
    }
    static void apply(State& state, Action wanted, ludarium::Events& events) {
        Astronomica::apply(state, wanted, events);
    }
    static ludarium::Outcome outcome(const State& state) { return Astronomica::outcome(state); }
    static std::uint64_t hash(const State& state) { return Astronomica::hash(state); }
};

} // namespace

Contender contender(const std::string& name) {
    const std::string kind = name.substr(0, name.find_first_of(":@"));
    const Limits limits = limits_in(name);
    const bool limited = limits.ms > 0 || limits.nodes > 0;
    if (kind == "random") return any_action;
    if (kind == "greedy") return greedy;
    if (kind == "first-timer") return first_timer;
    if (kind == "monte-carlo" && limited)
        return thinking(limits, 0, [](const State& state, const ludarium::Thought& thought) {
            return ludarium::search::monte_carlo<Astronomica>(state, thought);
        });
    if (kind == "monte-carlo-blind" && limited)
        return thinking(limits, 0, [](const State& state, const ludarium::Thought& thought) {
            return ludarium::search::monte_carlo<Blind>(state, thought);
        });
    for (unsigned level = 0; level < level_count; ++level)
        if (kind == level_names[level]) return thinking(limits, level, Astronomica::choose);
    throw std::invalid_argument("no contender is called " + name);
}

Contender one_turn_ahead(const Networks& networks) {
    return [=](const State& state, Random&) {
        std::vector<TurnEnd> ends;
        list_turn_ends(state, ends);
        const auto mine = [&](const TurnEnd& end) {
            return chances(end.state, networks)[index(state.turn)];
        };
        const auto best =
            std::max_element(ends.begin(), ends.end(),
                             [&](const TurnEnd& a, const TurnEnd& b) { return mine(a) < mine(b); });
        return action(best->first);
    };
}

} // namespace astronomica

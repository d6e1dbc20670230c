// How much of the short game for two is luck: the most that anybody can win against a given player,
// who may be as clever as can be. No sampling: see outlook.hpp.
//
//     astronomica_ceiling <opponent> [<rounds> [<player>]]
//
// <opponent> is random, greedy-step or first-timer as in `ludariumctl match`, or perfect. <rounds> is as
// in the short game (24) if it isn't given, and may be none. <player> is whoever does best against this
// opponent, or one of the three: then that match is computed. `astronomica_ceiling check` compares what is
// computed with the rules.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

#include "check.hpp"
#include "outlook.hpp"

namespace {

using namespace astronomica;
using namespace astronomica::ceiling;

constexpr std::uint8_t usual_rounds = rounds_of(few_rounds, 2);
constexpr const char* usage = "usage: astronomica_ceiling random|greedy-step|first-timer|perfect "
                              "[<rounds 1-254>|none [best|random|greedy-step|first-timer]]\n"
                              "       astronomica_ceiling check\n";

struct Wanted {
    std::string opponent;
    std::string player = "best";
    std::uint8_t rounds = usual_rounds;
};

std::optional<Custom> custom_named(const std::string& wanted) {
    for (const Custom custom : customs)
        if (name(custom) == wanted) return custom;
    return std::nullopt;
}

std::optional<Wanted> wanted_by(int argc, char** argv) {
    if (argc < 2 || argc > 4) return std::nullopt;
    Wanted wanted;
    wanted.opponent = argv[1];
    if (argc > 2) {
        const int rounds = std::atoi(argv[2]);
        if (argv[2] != std::string("none") && (rounds < 1 || rounds > 254)) return std::nullopt;
        wanted.rounds = static_cast<std::uint8_t>(rounds);
    }
    if (argc > 3) wanted.player = argv[3];
    if (wanted.opponent != "perfect" && !custom_named(wanted.opponent)) return std::nullopt;
    if (wanted.player != "best" && !custom_named(wanted.player)) return std::nullopt;
    return wanted;
}

// By who starts and by the hero's planet.
using Points = std::array<std::array<double, 2>, 2>;

double mean(const Points& points) {
    return (points[0][0] + points[0][1] + points[1][0] + points[1][1]) / 4;
}

class Match {
  public:
    explicit Match(const Wanted& wanted) : rounds_(wanted.rounds) {
        hero_ = manner(wanted.player, Manner::Kind::for_hero, heros_habit_);
        rival_ = manner(wanted.opponent, Manner::Kind::against_hero, rivals_habit_);
    }

    Points with_limit() const {
        Points points{};
        for (const Role starter : {Role::hero, Role::rival}) {
            Outlook outlook(camps_, ways_, starter); // whose turn it would be after the last round
            while (outlook.plies() < 2u * rounds_) step_back(outlook);
            note(outlook, points);
        }
        return points;
    }

    // There is no last turn to go back from. But a game that has not ended is worth nothing at least and a
    // win at most, and the longer it lasts, the less that matters.
    Points without_limit(double unended) const {
        constexpr double hardly = 1e-6;
        Outlook outlook(camps_, ways_, Role::hero, unended);
        for (unsigned men = 2; men <= 2 * men_each; ++men)
            for (const bool early : {false, true}) {
                const Part part{!early, early, men};
                double change = 0;
                do {
                    change = step_back(outlook, part);
                    change = std::max(change, step_back(outlook, part));
                    std::fprintf(stderr, "with %u men, changed by %.7f ", men, change);
                } while (change > hardly);
            }
        Points points{};
        for (unsigned i = 0; i < 2; ++i, step_back(outlook, {false, false})) note(outlook, points);
        return points;
    }

  private:
    Manner manner(const std::string& name, Manner::Kind otherwise, std::optional<Habit>& habit) {
        const auto custom = custom_named(name);
        if (!custom) return {otherwise, nullptr};
        habit.emplace(*custom, camps_, short_terms(rounds_));
        return {Manner::Kind::habit, &*habit};
    }
    double step_back(Outlook& outlook, const Part& part = {}) const {
        std::fprintf(stderr, "\r\x1b[K%u plies ", outlook.plies());
        return outlook.step_back(outlook.mover() == Role::hero ? rival_ : hero_, part);
    }
    static void note(const Outlook& outlook, Points& points) {
        for (const Planet planet : seats)
            points[static_cast<std::size_t>(outlook.mover())][index(planet)] =
                outlook.points(planet, at_start, at_start);
    }

    std::uint8_t rounds_;
    Camps camps_;
    Ways ways_{camps_};
    std::optional<Habit> heros_habit_, rivals_habit_;
    Manner hero_, rival_;
};

void print(const Wanted& wanted, const std::string& how, const Points& points) {
    std::fputs("\r\x1b[K", stderr);
    std::printf("%s against %s, %s: %.3f %% (starting %.3f %% as Saturn and %.3f %% as Jupiter, "
                "second %.3f %% and %.3f %%)\n",
                wanted.player.c_str(), wanted.opponent.c_str(), how.c_str(), 100 * mean(points),
                100 * points[0][0], 100 * points[0][1], 100 * points[1][0], 100 * points[1][1]);
    std::fflush(stdout);
}

void answer(const Wanted& wanted) {
    const Match match(wanted);
    if (wanted.rounds != no_limit)
        return print(wanted, std::to_string(wanted.rounds) + " rounds", match.with_limit());
    print(wanted, "no limit, at most", match.without_limit(1));
    print(wanted, "no limit, at least", match.without_limit(0));
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 2 && argv[1] == std::string("check")) return check_against_rules() ? 0 : 1;
    const auto wanted = wanted_by(argc, argv);
    if (!wanted) return std::fputs(usage, stderr), 2;
    answer(*wanted);
}

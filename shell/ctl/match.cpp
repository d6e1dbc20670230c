// ludariumctl match: two contenders play each other, again and again, on all cores.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "match_game.hpp"
#include "outside_engine.hpp"
#include "subcommands.hpp"
#include "workers.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    WantedGame game;
    std::array<std::string, 2> names;
    std::uint64_t games = 100;
    unsigned jobs = 0;
    std::uint32_t ms = 0;
    std::uint64_t nodes = 0;
    MatchRules rules;
};

using Names = std::array<ContenderName, 2>;

ThinkLimits limits_of(const Wanted& wanted, const ContenderName& name) {
    if (wanted.ms == 0 && wanted.nodes == 0) return name.usual_limits();
    return {wanted.ms, wanted.nodes};
}

// In a worker: outside engines are started, then the game is loaded and the process confined.
int play_games(const GamesFolder& games, const Wanted& wanted, const Names& names, Desk& desk) {
    Contenders contenders;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto program = names[i].program();
        if (program.empty()) continue;
        auto engine = OutsideEngine::start(program, limits_of(wanted, names[i]));
        if (!engine) return std::cerr << engine.problem() << "\n", 2;
        contenders[i] = std::move(*engine);
    }
    const auto opened = wanted.game.open(games);
    if (!opened) return std::cerr << opened.problem() << "\n", 2;
    for (std::size_t i = 0; i < 2; ++i) {
        if (contenders[i]) continue;
        auto inside = names[i].contender(opened->game.plugin, limits_of(wanted, names[i]));
        if (!inside) return std::cerr << inside.problem() << "\n", 2;
        contenders[i] = std::move(*inside);
    }
    try {
        while (const auto number = desk.next())
            desk.answer(play_match_game(*opened, wanted.game.position(), contenders, wanted.rules,
                                        *number));
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 1;
    }
    return 0;
}

// Telling.

std::string percent(double share) {
    std::array<char, 16> text;
    std::snprintf(text.data(), text.size(), "%.1f %%", 100 * share);
    return text.data();
}

std::string signed_elo(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+∞" : "−∞";
    const long rounded = std::lround(std::abs(elo));
    return (elo < 0 && rounded ? "−" : "+") + std::to_string(rounded);
}

std::string limits_text(const Wanted& wanted, const ContenderName& name) {
    const auto limits = limits_of(wanted, name);
    if (limits.nodes) return "at most " + std::to_string(limits.nodes) + " nodes";
    return "at most " + std::to_string(limits.ms) + " ms";
}

void show_progress(const MatchScore& score, std::uint64_t of) {
    std::fprintf(stderr, "\r%u of %llu games   %s   %s ", score.tally().games(),
                 static_cast<unsigned long long>(of), score.tally().text().c_str(),
                 percent(score.tally().score()).c_str());
}

void show_result(const MatchScore& score, const Wanted& wanted, const Names& names) {
    const Tally& tally = score.tally();
    const Interval share = score.score_interval();
    std::cout << names[0].text() << (wanted.rules.alone ? " alone" : "") << " against "
              << names[1].text() << "   " << tally.text() << "   score " << percent(tally.score())
              << " (" << percent(share.low) << " … " << percent(share.high) << ")";
    if (wanted.rules.alone)
        std::cout << ", fair " << percent(1.0 / score.games_of_a_set());
    else
        std::cout << "   Elo " << signed_elo(elo_of(tally.score())) << " ("
                  << signed_elo(elo_of(share.low)) << " … " << signed_elo(elo_of(share.high))
                  << ")";
    std::cout << ", 95 % confidence\n";
    for (unsigned swapped = 0; swapped < 2 && !wanted.rules.alone; ++swapped)
        std::cout << (swapped ? "  second seat   " : "  first seat    ")
                  << score.by_seat(swapped).text() << "   "
                  << percent(score.by_seat(swapped).score()) << "\n";
    for (unsigned i = 0; i < 2; ++i) {
        const Pace& pace = score.pace(i);
        const double mean =
            pace.moves ? static_cast<double>(pace.total_us) / 1000.0 / pace.moves : 0;
        std::printf("  %-13s %u moves, mean %.1f ms, longest %.1f ms; %s\n",
                    names[i].text().substr(0, 13).c_str(), pace.moves, mean,
                    pace.longest_us / 1000.0, limits_text(wanted, names[i]).c_str());
    }
    std::printf("  games         %zu different, %.0f actions on average, %u cut off; seed %llu\n",
                score.different(), score.mean_plies(), score.cut_off(),
                static_cast<unsigned long long>(wanted.rules.seed));
}

int run(const GamesFolder& games, Wanted wanted) {
    Names names;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto read = ContenderName::read(wanted.names[i]);
        if (!read) return std::cerr << read.problem() << "\n", 2;
        names[i] = *read;
    }
    if (!wanted.rules.alone) wanted.games += wanted.games % 2; // pairs
    const bool watched = ::isatty(STDERR_FILENO) != 0;
    MatchScore score;
    SharedWork work;
    work.workers = wanted.jobs;
    work.count = wanted.games;
    work.answer_size = sizeof(MatchGame);
    work.work = [&](Desk& desk) { return play_games(games, wanted, names, desk); };
    work.done = [&](const void* answer) {
        score.add(*static_cast<const MatchGame*>(answer));
        if (watched) show_progress(score, wanted.games);
    };
    const int code = share(work);
    if (watched) std::fprintf(stderr, "\r\x1b[K");
    if (code == 0) show_result(score, wanted, names);
    return code;
}

} // namespace

void add_match(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("match", "let players of a game play each other");
    subcommand->add_option("first", wanted->names[0], ContenderName::all)->required();
    subcommand->add_option("second", wanted->names[1], "likewise")->required();
    wanted->game.add_to(*subcommand, "--game");
    wanted->game.add_position_to(*subcommand);
    subcommand->add_option("--games", wanted->games, "how many games, in pairs; default 100");
    auto* ms = subcommand->add_option("--time", wanted->ms, "ms for each move, for both");
    subcommand
        ->add_option("--nodes", wanted->nodes, "for each move, for both; default as at the kiosk")
        ->excludes(ms);
    subcommand->add_option("--jobs", wanted->jobs, "games at the same time; default one a core");
    subcommand->add_option("--seed", wanted->rules.seed, "of dice and players; default 1");
    subcommand->add_flag("--alone", wanted->rules.alone,
                         "the first has one seat and goes round the table, the second all others");
    subcommand->add_option("--opening", wanted->rules.opening_plies,
                           "actions drawn at random first, the same for a pair; default none");
    subcommand->add_option("--longest", wanted->rules.longest_plies,
                           "actions after which a game is a draw; default 10000");
    subcommand->callback(
        [&games, &exit_code, wanted] { exit_code = run(games, std::move(*wanted)); });
}

} // namespace ludarium::ctl

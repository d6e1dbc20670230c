// How much better one player is than another.
//
//     astronomica_match <mode> <players> <one> <others> [games [seed]]
//
// Prints a line of a table: the share of first places that `one` has taken, and of the others it was
// placed before (see contenders.hpp for the names, contest.hpp for how it is played).
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "contest.hpp"

int main(int argc, char** argv) try {
    if (argc < 5) {
        std::fputs("astronomica_match <mode> <players> <one> <others> [games [seed]]\n", stderr);
        return 2;
    }
    using namespace astronomica;
    const auto number = [&](int i, unsigned otherwise) {
        return argc > i ? static_cast<unsigned>(std::atoi(argv[i])) : otherwise;
    };
    const unsigned players = number(2, 2);
    const Result result = contest(argv[1], players, contender(argv[3]), contender(argv[4]),
                                  number(5, 400), number(6, 1));
    std::printf("| %s | %u | %s | %s | %u | %.1f ± %.1f %% | %.1f ± %.1f %% |\n", argv[1], players,
                argv[3], argv[4], result.games, 100 * result.won.mean(), 100 * result.won.within(),
                100 * result.beaten.mean(), 100 * result.beaten.within());
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}

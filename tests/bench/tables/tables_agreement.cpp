// Compares a tables game's engine with its plain second implementation: every position of random
// games, each with every throw and every way the throw that falls is half played. The tests do the
// same for a few thousand positions; this program has no hurry.
//
//     tables_agreement <tavli|scripta> <men> <positions> [<seed>]
#include <cstdlib>
#include <cstring>
#include <iostream>

#include <compare.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

int main(int count, char** words) {
    const bool tavli = count > 1 && std::strcmp(words[1], "tavli") == 0;
    const bool scripta = count > 1 && std::strcmp(words[1], "scripta") == 0;
    const unsigned men = count > 2 ? static_cast<unsigned>(std::atoi(words[2])) : 0;
    const std::uint64_t positions = count > 3 ? std::strtoull(words[3], nullptr, 10) : 0;
    const std::uint64_t seed = count > 4 ? std::strtoull(words[4], nullptr, 10) : 1;
    if ((!tavli && !scripta) || men < 1 || men > tables::most_men || positions == 0) {
        std::cerr << "tables_agreement <tavli|scripta> <men> <positions> [<seed>]\n";
        return 2;
    }
    const Comparison made =
        tavli ? compare(tavli::rules, plain::tavli_steps, men, positions, 1, seed)
              : compare(scripta::rules, plain::scripta_steps, men, positions, 1, seed);
    std::cout << words[1] << ", " << men << " men: " << in_words(made) << "\n";
    return made.difference.empty() ? 0 : 1;
}

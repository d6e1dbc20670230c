// Teaches the computer and writes plugins/astronomica/weights.cpp (see school.hpp).
//
//     astronomica_learn <weights.cpp> <aim> <games> [seed]
//
// One aim is learned anew, or all four with the aim `all`; the other networks are kept.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "school.hpp"

namespace {

using namespace astronomica;

constexpr std::array<const char*, aim_count> aim_names = {"last-colour", "lives-at-limit",
                                                          "most-captures", "men-at-limit"};

// Tells how it goes on, twenty times.
class Progress {
  public:
    Progress(const char* aim, unsigned games) : aim_(aim), every_(std::max(1u, games / 20)) {}
    void operator()(unsigned game, const Learned& learned) {
        turns_ += learned.turns;
        surprise_ += learned.surprise;
        if (game % every_ != 0) return;
        std::fprintf(stderr, "%s: %u games, %.0f turns each, surprise %.4f\n", aim_, game,
                     turns_ / every_, surprise_ / every_);
        turns_ = surprise_ = 0;
    }

  private:
    const char* aim_;
    unsigned every_;
    double turns_ = 0, surprise_ = 0;
};

void write(std::FILE* file, const Networks& networks) {
    std::fprintf(
        file, "// Written by astronomica_learn (tests/bench/astronomica/learn.cpp); README.md says "
              "how it was run.\n"
              "#include \"weights.hpp\"\n\nnamespace astronomica {\n\nnamespace {\n\n"
              "// For each aim: from every feature to the hidden units, their bias, and from them "
              "to the\n// strength.\n// clang-format off\n"
              "constexpr WrittenNetworks written = {{\n");
    for (const Network& network : networks) {
        std::fputs("    {{\n", file);
        const float* weights = &network.inner[0][0];
        for (std::size_t i = 0; i < network_size; ++i)
            std::fprintf(file, "%s%ld%s", i % hidden_count ? "" : "        ",
                         std::lround(weights[i] * weight_unit),
                         i % hidden_count == hidden_count - 1 ? ",\n" : ", ");
        std::fputs("    }},\n", file);
    }
    std::fputs("}};\n// clang-format on\n\n} // namespace\n\n"
               "const Networks learned = read(written);\n\n} // namespace astronomica\n",
               file);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fputs("astronomica_learn <weights.cpp> <aim> <games> [seed]\n", stderr);
        return 2;
    }
    const std::string wanted = argv[2];
    const auto games = static_cast<unsigned>(std::atoi(argv[3]));
    const auto seed = static_cast<std::uint64_t>(argc > 4 ? std::atoi(argv[4]) : 1283);
    Networks networks = learned;
    for (unsigned aim = 0; aim < aim_count; ++aim)
        if (wanted == "all" || wanted == aim_names[aim])
            learn(networks, static_cast<Aim>(aim), games, seed, Progress(aim_names[aim], games));
    std::FILE* file = std::fopen(argv[1], "w");
    if (!file) {
        std::perror(argv[1]);
        return 1;
    }
    write(file, networks);
    return std::fclose(file) == 0 ? 0 : 1;
}

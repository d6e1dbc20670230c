// The numbers in perft.txt and bench.txt: a change of the rules or of the play changes them, and is
// then made on purpose.
#include <fstream>

#include <gtest/gtest.h>

#include <tablut/ai.hpp>
#include <tablut/perft.hpp>

#include "tablut_board.hpp"
#include "tablut_plain.hpp"

using namespace tablut;

namespace {

const Variant& named(const std::string& id) {
    for (const Variant& variant : variants)
        if (variant.id() == id) return variant;
    throw std::logic_error("no variant " + id);
}

// "<variant> <depth> <count> <position>", a comment after #.
struct Entry {
    std::string variant;
    unsigned depth = 0;
    std::uint64_t count = 0;
    std::string position;
};

std::vector<Entry> entries(const std::string& name) {
    std::vector<Entry> found;
    std::ifstream file(std::string(TABLUT_FOLDER) + "/" + name);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        Entry entry;
        std::istringstream words(line);
        words >> entry.variant >> entry.depth >> entry.count >> std::ws;
        std::getline(words, entry.position);
        found.push_back(entry);
    }
    return found;
}

std::uint64_t plain_perft(const plain::Game& game, unsigned depth) {
    if (depth == 0) return 1;
    std::uint64_t total = 0;
    for (const plain::Step& step : game.steps()) {
        plain::Game next = game;
        next.play(step);
        total += plain_perft(next, depth - 1);
    }
    return total;
}

// Without any of perft()'s short cuts.
std::uint64_t walked(const State& state, unsigned depth) {
    if (depth == 0) return 1;
    std::uint64_t total = 0;
    ludarium::Actions actions;
    Tablut::legal_actions(state, actions);
    for (ludarium::Action action : actions) {
        State next = state;
        next.apply(move_of(action));
        total += walked(next, depth - 1);
    }
    return total;
}

} // namespace

TEST(TablutSignature, PerftIsAsWrittenDown) {
    const auto all = entries("perft.txt");
    EXPECT_GE(all.size(), 20u);
    for (const Entry& entry : all) {
        const Variant& variant = named(entry.variant);
        EXPECT_EQ(perft(read_position(variant, entry.position), variant, entry.depth), entry.count)
            << entry.variant << " " << entry.depth << " " << entry.position;
    }
}

TEST(TablutSignature, PerftIsWhatPlayingEveryMoveGives) {
    std::mt19937_64 random(8);
    for (const Variant& variant : variants)
        for (int n = 0; n < 60; ++n) {
            const State state(variant, random_state(variant, random).position());
            for (unsigned depth = 0; depth <= 2; ++depth)
                ASSERT_EQ(perft(state.position(), variant, depth), walked(state, depth))
                    << variant.id() << " " << depth << " " << position_text(state.position());
        }
}

TEST(TablutSignature, ThePlainImplementationCountsTheSame) {
    const plain::Rules rules[] = {plain::tablut, plain::passable_throne, plain::five_thrones,
                                  plain::linnaeus};
    for (unsigned i = 0; i < variants.size(); ++i)
        EXPECT_EQ(perft(Position::start(), variants[i], 2), plain_perft(plain::Game(rules[i]), 2));
}

TEST(TablutSignature, TheSearchLooksAtAsManyNodesAsWrittenDown) {
    const auto all = entries("bench.txt");
    EXPECT_GE(all.size(), 8u);
    for (const Entry& entry : all) {
        const Variant& variant = named(entry.variant);
        const State state(variant, read_position(variant, entry.position));
        EXPECT_EQ(nodes_to_depth(state, Tablut::weights(), entry.depth), entry.count)
            << entry.variant << " " << entry.depth << " " << entry.position;
    }
}

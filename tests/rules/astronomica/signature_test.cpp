// The numbers in perft.txt and bench.txt: a change of the rules or of the play changes them, and is
// then made on purpose.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "plain.hpp"
#include "table.hpp"

using namespace astronomica;

namespace {

// A line's words come one by one, and then the rest of it.
std::vector<std::istringstream> lines_of(const std::string& name) {
    std::vector<std::istringstream> found;
    std::ifstream file(std::string(ASTRONOMICA_FOLDER) + "/" + name);
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') found.emplace_back(line);
    return found;
}

Agreed agreed_in(std::istringstream& line) {
    Agreed agreed;
    line >> agreed.ransom >> agreed.dice >> agreed.die >> agreed.men >> agreed.rounds;
    return agreed;
}

std::string rest_of(std::istringstream& line) {
    std::string rest;
    std::getline(line >> std::ws, rest);
    return rest;
}

std::uint64_t perft(const State& state, unsigned actions) {
    ludarium::Actions legal;
    Astronomica::legal_actions(state, legal);
    if (actions == 1) return legal.size();
    std::uint64_t total = 0;
    ludarium::Events unseen = ludarium::Events::nobody();
    for (ludarium::Action action : legal) {
        State next = state;
        Astronomica::apply(next, action, unseen);
        total += perft(next, actions - 1);
    }
    return total;
}

std::uint64_t plain_perft(const plain::Game& game, unsigned actions) {
    if (actions == 0) return 1;
    std::uint64_t total = 0;
    const auto count = [&](auto act) {
        plain::Game next = game;
        act(next);
        total += plain_perft(next, actions - 1);
    };
    const int sides = game.rules().sides;
    if (game.phase() == "opening")
        for (int value = 1; value <= sides; ++value)
            count([&](plain::Game& next) { next.throw_for_start(value); });
    if (game.phase() == "throw")
        for (int low = 1; low <= sides; ++low)
            for (int middle = low; middle <= sides; ++middle)
                for (int high = middle; high <= sides; ++high)
                    count([&](plain::Game& next) { next.throw_dice({low, middle, high}); });
    if (game.phase() == "move")
        for (const std::string& move : game.legal())
            count([&](plain::Game& next) { next.play(move); });
    return total;
}

} // namespace

TEST(AstronomicaSignature, PerftIsAsWrittenDownAndAsThePlainRulesCount) {
    constexpr std::uint64_t plainly_countable = 30'000;
    auto all = lines_of("perft.txt");
    EXPECT_GE(all.size(), 30u);
    for (auto& line : all) {
        const Agreed agreed = agreed_in(line);
        unsigned actions = 0;
        std::uint64_t count = 0;
        line >> actions >> count;
        const Table table(rest_of(line), agreed);
        EXPECT_EQ(perft(table.state, actions), count) << table.text();
        if (count > plainly_countable) continue;
        const plain::Rules rules = {agreed.ransom, agreed.dice == "split", table.state.terms.sides,
                                    table.state.terms.men, table.state.terms.rounds};
        EXPECT_EQ(plain_perft(plain::Game::at(rules, table.text()), actions), count)
            << table.text();
    }
}

TEST(AstronomicaSignature, TheComputerThinksAndChoosesAsWrittenDown) {
    auto all = lines_of("bench.txt");
    EXPECT_GE(all.size(), 12u);
    for (auto& line : all) {
        const Agreed agreed = agreed_in(line);
        unsigned level = 0;
        std::uint64_t nodes = 0;
        std::string move;
        line >> level >> nodes >> move;
        const Table table(rest_of(line), agreed);
        const ludarium::Choice choice =
            Astronomica::choose(table.state, ludarium::Thought({level, 0, 0, 0}, nullptr));
        EXPECT_EQ(choice.nodes, nodes) << table.text();
        EXPECT_EQ(Astronomica::action_text(table.state, choice.action), move) << table.text();
    }
}

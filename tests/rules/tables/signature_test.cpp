// The numbers in perft.txt and bench.txt: a change of the rules or of the play changes them, and is
// then made on purpose.
#include <fstream>
#include <sstream>

#include <common/perft.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "convert.hpp"
#include "table.hpp"

namespace {

std::vector<std::istringstream> entries(const std::string& game, const std::string& name) {
    std::vector<std::istringstream> found;
    std::ifstream file(std::string(TABLES_PLUGINS) + "/" + game + "/" + name);
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') found.emplace_back(line);
    return found;
}

std::string rest_of(std::istringstream& line) {
    std::string rest;
    std::getline(line >> std::ws, rest);
    return rest;
}

constexpr std::size_t no_limit = ~std::size_t{0};

// As perft(), by the plain rules; half 0 is to move.
std::uint64_t plain_perft(plain::StepRule rule, unsigned dice, bool entries_owed,
                          const plain::Board& board, unsigned men, unsigned turns) {
    if (turns == 0) return 1;
    if (board.half[1].home == static_cast<int>(men)) return 0; // the other one has just won
    std::uint64_t total = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = a; b <= 6; ++b)
            for (int c = dice == 2 ? b : b; c <= (dice == 2 ? b : 6); ++c) {
                std::vector<int> thrown = dice == 2 ? std::vector{a, b} : std::vector{a, b, c};
                if (a == b && (dice == 2 || b != c)) thrown.insert(thrown.end(), {a, a});
                if (dice == 3 && b == c && a != b) thrown.insert(thrown.end(), {b, b});
                if (dice == 3 && a == c) thrown.assign(12, a);
                const bool owed = entries_owed && board.half[0].reserve > 0;
                auto plays = plain::longest_plays(rule, board, thrown, owed, no_limit);
                if (plays->length == 0) plays->results = {board};
                for (plain::Board result : plays->results) {
                    result.entered = 0;
                    std::swap(result.half[0], result.half[1]);
                    total += plain_perft(rule, dice, entries_owed, result, men, turns - 1);
                }
            }
    return total;
}

template <class Game>
void expect_perft(const std::string& game, const tables::Rules& rules, plain::StepRule rule) {
    constexpr std::uint64_t plainly_countable = 10'000;
    auto all = entries(game, "perft.txt");
    EXPECT_GE(all.size(), 12u);
    for (auto& line : all) {
        unsigned men = 0, turns = 0;
        std::uint64_t count = 0;
        line >> men >> turns >> count;
        const Table<Game> table(men, rest_of(line));
        EXPECT_EQ(tables::perft(rules, table.state(), turns), count) << table.text();
        if (count > plainly_countable) continue;
        EXPECT_EQ(plain_perft(rule, rules.dice, rules.entering == tables::Entering::once_a_turn,
                              plain_board(rules, table.state(), table.state().turn), men, turns),
                  count)
            << table.text();
    }
}

template <class Game>
void expect_bench(const std::string& game) {
    auto all = entries(game, "bench.txt");
    EXPECT_GE(all.size(), 6u);
    for (auto& line : all) {
        unsigned men = 0, level = 0;
        std::uint64_t nodes = 0;
        std::string step;
        line >> men >> level >> nodes >> step;
        const Table<Game> table(men, rest_of(line));
        ludarium_ai_request request{};
        request.level = level;
        const ludarium::Choice choice =
            Game::choose(table.state(), ludarium::Thought(request, nullptr));
        EXPECT_EQ(choice.nodes, nodes) << table.text();
        EXPECT_EQ(Game::action_text(table.state(), choice.action), step) << table.text();
    }
}

} // namespace

TEST(TavliSignature, PerftIsAsWrittenDownAndAsThePlainRulesCount) {
    expect_perft<tavli::Tavli>("tavli", tavli::rules, plain::tavli_steps);
}
TEST(ScriptaSignature, PerftIsAsWrittenDownAndAsThePlainRulesCount) {
    expect_perft<scripta::Scripta>("scripta", scripta::rules, plain::scripta_steps);
}
TEST(TavliSignature, TheComputerThinksAndChoosesAsWrittenDown) {
    expect_bench<tavli::Tavli>("tavli");
}
TEST(ScriptaSignature, TheComputerThinksAndChoosesAsWrittenDown) {
    expect_bench<scripta::Scripta>("scripta");
}

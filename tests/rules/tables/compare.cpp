#include "compare.hpp"

#include <common/notation.hpp>
#include <common/play.hpp>
#include <common/turns.hpp>
#include <ludarium/search/rules.hpp>

#include "convert.hpp"
#include "strewn.hpp"

using tables::Colour;
using tables::Place;
using tables::Position;
using tables::Rules;

namespace {

constexpr std::size_t widest_plain_search = 60'000;

std::vector<int> dice_left(const Position& position) {
    std::vector<int> dice;
    for (unsigned value = 1; value <= 6; ++value)
        dice.insert(dice.end(), position.dice.left_of(value), static_cast<int>(value));
    return dice;
}

std::set<plain::Step> first_steps(const Rules& rules, const Position& position) {
    std::set<plain::Step> steps;
    const tables::LegalSteps legal = tables::legal_steps(rules, position);
    for (unsigned kind = 0; kind < legal.left.kinds(); ++kind)
        for (tables::Mask from = legal.from[kind]; from; from &= from - 1) {
            const unsigned place = index(tables::lowest(from));
            steps.insert({static_cast<int>(place <= rules.cells ? place : place - rules.cells + 99),
                          static_cast<int>(pips(legal.left.die(kind)))});
        }
    return steps;
}

class Comparer {
  public:
    Comparer(const Rules& rules, plain::StepRule rule, std::uint64_t seed)
        : rules_(rules), rule_(rule), random_(seed) {}

    bool game(unsigned men, std::uint64_t positions, std::uint64_t all_throws_every) {
        Position position = tables::start(men);
        ++made_.games;
        while (!is_over(rules_, position) && made_.positions < positions) {
            ++made_.positions;
            if (made_.positions % all_throws_every == 0)
                for (const tables::Throw& each : tables::throws(rules_)) {
                    Position thrown = position;
                    throw_dice(rules_, thrown, tables::Dice(each.shown));
                    if (!same(thrown)) return false;
                }
            if (!turn(position)) return false;
        }
        return true;
    }
    // One throw in a position made up.
    bool strewn(unsigned men) {
        ++made_.positions;
        Position position = strewn_position(rules_, men, random_);
        throw_dice(rules_, position, tables::Dice(random_throw()));
        return same(position);
    }
    const Comparison& made() const { return made_; }

  private:
    // One random turn, compared before each of its steps.
    bool turn(Position& position) {
        ludarium::Events unseen = ludarium::Events::nobody();
        const auto shown = random_throw();
        const Colour mover = position.turn;
        Position thrown = position;
        throw_dice(rules_, thrown, tables::Dice(shown));
        if (!same(thrown)) return false;
        play_throw(rules_, position, tables::Dice(shown), unseen);
        while (position.turn == mover && !is_over(rules_, position)) {
            const tables::LegalSteps legal = tables::legal_steps(rules_, position);
            std::vector<tables::Step> steps;
            for (unsigned kind = 0; kind < legal.left.kinds(); ++kind)
                for (tables::Mask from = legal.from[kind]; from; from &= from - 1)
                    steps.push_back({tables::lowest(from), legal.left.die(kind)});
            play_step(rules_, position, steps[random_.below(steps.size())], unseen);
            if (position.turn == mover && !must_throw(position) && !same(position)) return false;
        }
        return true;
    }

    std::array<std::uint8_t, tables::most_dice> random_throw() {
        std::uint64_t left = random_.below(rules_.dice == 2 ? 36 : 216);
        for (const tables::Throw& each : tables::throws(rules_)) {
            if (left < each.weight) return each.shown;
            left -= each.weight;
        }
        return {};
    }

    // The first steps and the results, by both.
    bool same(const Position& position) {
        ++made_.throws;
        const plain::Board board = plain_board(rules_, position, position.turn);
        const auto plays = plain::longest_plays(rule_, board, dice_left(position),
                                                position.entry_owed, widest_plain_search);
        if (!plays) {
            ++made_.skipped;
            return true;
        }
        made_.difference = difference(position, *plays);
        return made_.difference.empty();
    }

    std::string difference(const Position& position, const plain::Plays& plays) {
        const std::string where = " in " + tables::position_text(rules_, position);
        tables::LongestPlay longest(tables::Lane(rules_, position));
        if (std::max(longest.steps(position.dice.left()), 0) != plays.length)
            return "another number of steps" + where;
        if (first_steps(rules_, position) != plays.first_steps) return "other first steps" + where;
        turns_.find(rules_, position);
        std::set<plain::Board> results;
        for (const tables::Turn& turn : turns_) {
            if (static_cast<int>(turn.count) != plays.length) return "a shorter turn" + where;
            const Position after = tables::after_turn(rules_, position, turn);
            if (!results.insert(plain_board(rules_, after, position.turn)).second)
                return "a result twice" + where;
        }
        std::set<plain::Board> expected;
        for (plain::Board result : plays.results) {
            result.entered = 0;
            expected.insert(result);
        }
        return results == expected ? "" : "other results" + where;
    }

    const Rules& rules_;
    plain::StepRule rule_;
    ludarium::search::Random random_;
    tables::Turns turns_;
    Comparison made_;
};

} // namespace

std::string in_words(const Comparison& made) {
    const auto number = [](std::uint64_t n) { return std::to_string(n); };
    return number(made.positions) + " positions of " + number(made.games) + " games, " +
           number(made.throws) + " throws, of which " + number(made.skipped) +
           " too wide for the plain rules: " +
           (made.difference.empty() ? "no difference" : made.difference);
}

Comparison compare(const Rules& rules, plain::StepRule rule, unsigned men, std::uint64_t positions,
                   std::uint64_t all_throws_every, std::uint64_t seed) {
    Comparer comparer(rules, rule, seed);
    while (comparer.made().positions < positions)
        if (!comparer.game(men, positions, all_throws_every)) break;
    return comparer.made();
}

Comparison compare_strewn(const Rules& rules, plain::StepRule rule, unsigned men,
                          std::uint64_t positions, std::uint64_t seed) {
    Comparer comparer(rules, rule, seed);
    while (comparer.made().positions < positions)
        if (!comparer.strewn(men)) break;
    return comparer.made();
}

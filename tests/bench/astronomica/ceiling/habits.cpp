#include "habits.hpp"

#include <cmath>
#include <map>

#include <astronomica/game.hpp>
#include <ludarium/search/misjudging.hpp>

namespace astronomica::ceiling {

namespace {

using Values = std::array<double, men_each>;

// What an error is made of: see search/misjudging.hpp.
constexpr int uniforms = 12;
constexpr double furthest = uniforms / 2.0;

// Of the sum of twelve uniform numbers, less six (Irwin 1927, Hall 1927): how likely it is below x,
// with power 12, and its density, with power 11. Only the lower half is computed, where the
// alternating sum is short and exact enough.
double irwin_hall(double x, int power) {
    double sum = 0, ways = 1, factorial = 1;
    for (int i = 2; i <= power; ++i) factorial *= i;
    for (int k = 0; k <= x + furthest; ++k) {
        sum += ways * std::pow(x + furthest - k, power);
        ways *= -static_cast<double>(uniforms - k) / (k + 1);
    }
    return sum / factorial;
}
double density(double x) {
    return std::abs(x) >= furthest ? 0 : irwin_hall(-std::abs(x), uniforms - 1);
}
double below(double x) {
    if (std::abs(x) >= furthest) return x > 0 ? 1 : 0;
    return x > 0 ? 1 - irwin_hall(-x, uniforms) : irwin_hall(x, uniforms);
}

// Over all errors of way i: how likely the others then look worse. A plain sum is exact enough to the
// last digits, since the density and ten derivatives of it vanish at both ends.
double share_with_errors(const Values& values, unsigned count, unsigned i, double error) {
    constexpr int parts = 240;
    constexpr double width = 2 * furthest / parts;
    double sum = 0;
    for (int part = 1; part < parts; ++part) {
        const double z = -furthest + part * width;
        double product = density(z);
        for (unsigned j = 0; j < count; ++j)
            if (j != i) product *= below(z + (values[i] - values[j]) / error);
        sum += product;
    }
    return sum * width;
}

// What the simple players see, asked of the game itself.
class Eyes {
  public:
    Eyes(const Camps& camps, const Terms& terms) {
        for (auto& row : examples_) row.fill(blocked);
        for (unsigned i = first_waiting; i-- > 1;)
            examples_[camps.men(camp_at(i))][camps.lone(camp_at(i))] = camp_at(i);
        for (unsigned men = 1; men <= men_each; ++men)
            for (unsigned lone = 0; lone <= men; ++lone)
                for (unsigned enemy_men = 1; enemy_men <= men_each; ++enemy_men)
                    for (unsigned enemy_lone = 0; enemy_lone <= enemy_men; ++enemy_lone)
                        if (is_possible(men, lone) && is_possible(enemy_men, enemy_lone))
                            margins_[men][lone][enemy_men][enemy_lone] =
                                look(camps, terms, examples_[men][lone],
                                     examples_[enemy_men][enemy_lone]);
    }

    bool is_possible(unsigned men, unsigned lone) const { return examples_[men][lone] != blocked; }
    double margin(unsigned men, unsigned lone, unsigned enemy_men, unsigned enemy_lone) const {
        return margins_[men][lone][enemy_men][enemy_lone];
    }

  private:
    // After one's own step the other one is on turn.
    static double look(const Camps& camps, const Terms& terms, Camp own, Camp enemy) {
        State state(both_seats(), terms);
        state.phase = Phase::throwing;
        state.turn = state.starter = seats[1];
        state.board = camps.board(own, apart(camps, own, enemy));
        for (const Planet planet : seats)
            state.board.set_captured(planet, men_each - state.board.side(enemy_of(planet)).men());
        return ludarium::search::margins_of<Astronomica>(state)[index(seats[0])];
    }
    // Turned until it stands on none of the other's cells.
    static Camp apart(const Camps& camps, Camp own, Camp enemy) {
        const std::uint64_t taken = camps.board(own, out).side(seats[0]).cells;
        while (camps.board(out, enemy).side(seats[1]).cells & taken)
            enemy = camp_at(1 + shape(enemy) * cell_count + (turned(enemy) + 1) % cell_count);
        return enemy;
    }

    std::array<std::array<Camp, 4>, 4> examples_;
    std::array<std::array<std::array<std::array<double, 4>, 4>, 4>, 4> margins_{};
};

// A choice as the table numbers it, read back.
struct Sights {
    explicit Sights(unsigned number) {
        for (unsigned i = men_each; i-- > 0; number /= Scene::sights)
            ways[i] = number % Scene::sights;
        enemy_lone = number % 4, enemy_men = number / 4 % 4, men = number / 16;
    }
    bool is_blocked(unsigned way) const { return ways[way] == 0; }
    unsigned lone(unsigned way) const { return (ways[way] - 1) % 4; }
    bool captures(unsigned way) const { return ways[way] > 4; }

    bool is_possible(const Eyes& eyes) const {
        if (men == 0 || enemy_men == 0 || !eyes.is_possible(enemy_men, enemy_lone)) return false;
        for (unsigned i = 0; i < men_each; ++i) {
            if (is_blocked(i)) continue;
            if (!eyes.is_possible(men, lone(i)) || (captures(i) && enemy_lone == 0)) return false;
        }
        return true;
    }

    unsigned men = 0, enemy_men = 0, enemy_lone = 0;
    std::array<unsigned, men_each> ways{};
};

double value_of(const Sights& sights, unsigned way, const Eyes& eyes, bool last_turn) {
    const unsigned captured = sights.captures(way) ? 1 : 0;
    const unsigned enemy_men = sights.enemy_men - captured;
    const double won = ludarium::search::won;
    if (last_turn || enemy_men == 0)
        return sights.men > enemy_men ? won : sights.men < enemy_men ? -won : 0;
    return eyes.margin(sights.men, sights.lone(way), enemy_men, sights.enemy_lone - captured);
}

double error_of(Custom custom, const Values& values, unsigned count) {
    if (custom != Custom::first_timer) return 0;
    std::vector<double> seen(values.begin(), values.end());
    seen.resize(count);
    return ludarium::search::first_timers_error * ludarium::search::standard_deviation(seen);
}

} // namespace

Shares chosen(Custom custom, const Values& values, unsigned count) {
    Shares shares{};
    if (const double error = error_of(custom, values, count); error > 0) {
        for (unsigned i = 0; i < count; ++i) shares[i] = share_with_errors(values, count, i, error);
        return shares;
    }
    double best = values[0];
    for (unsigned i = 1; i < count; ++i) best = std::max(best, values[i]);
    unsigned equals = 0;
    const auto is_taken = [&](unsigned i) { return custom == Custom::random || values[i] == best; };
    for (unsigned i = 0; i < count; ++i) equals += is_taken(i);
    for (unsigned i = 0; i < count; ++i) shares[i] = is_taken(i) ? 1.0 / equals : 0;
    return shares;
}

Habit::Habit(Custom custom, const Camps& camps, const Terms& terms) {
    const Eyes eyes(camps, terms);
    std::map<Values, Shares> known; // few choices look different
    for (const bool last_turn : {false, true}) {
        auto& table = shares_[last_turn];
        table.resize(Scene::count);
        for (unsigned number = 0; number < Scene::count; ++number) {
            const Sights sights(number);
            if (!sights.is_possible(eyes)) continue;
            Values values{};
            unsigned count = 0;
            for (unsigned i = 0; i < men_each; ++i)
                if (!sights.is_blocked(i)) values[count++] = value_of(sights, i, eyes, last_turn);
            for (unsigned i = count; i < men_each; ++i) values[i] = -2 * ludarium::search::won;
            const auto [found, fresh] = known.emplace(values, Shares{});
            if (fresh) found->second = chosen(custom, values, count);
            for (unsigned i = 0, n = 0; i < men_each; ++i)
                if (!sights.is_blocked(i)) table[number][i] = found->second[n++];
        }
    }
}

} // namespace astronomica::ceiling

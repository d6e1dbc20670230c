#include "outlook.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <astronomica/throws.hpp>

#include "open_ways.hpp"

namespace astronomica::ceiling {

namespace {

constexpr std::size_t ring_places = std::size_t{shape_count} * ring_count;
constexpr std::size_t early_places =
    std::size_t{waiting_count} * camp_count + std::size_t{waiting_count} * first_waiting;
constexpr double all_throws = 216;

// How three ways are weighed, by what they are worth to the hero. A way that is blocked is given as
// another one once more; no habit takes it.
struct Best {
    struct Among {
        double operator()(double a, double b, double c) const {
            return std::max(std::max(a, b), c);
        }
    };
    Among among(const Scene&) const { return {}; }
};
struct Worst {
    struct Among {
        double operator()(double a, double b, double c) const {
            return std::min(std::min(a, b), c);
        }
    };
    Among among(const Scene&) const { return {}; }
};
struct ByHabit {
    struct Among {
        Shares shares;
        double operator()(double a, double b, double c) const {
            return shares[0] * a + shares[1] * b + shares[2] * c;
        }
    };
    Among among(const Scene& scene) const { return {habit.shares(scene, last_turn)}; }

    const Habit& habit;
    bool last_turn;
};

template <class Visit>
void each_ring_position(Visit visit) {
    for (unsigned mover = 0; mover < shape_count; ++mover)
        for (unsigned waiter = 1; waiter < first_waiting; ++waiter)
            visit(camp_at(1 + mover * cell_count), camp_at(waiter));
}

template <class Visit>
void each_early_position(Visit visit) {
    for (unsigned waiter = first_waiting; waiter < camp_count; ++waiter)
        for (unsigned mover = 1; mover < camp_count; ++mover)
            visit(camp_at(mover), camp_at(waiter));
    for (unsigned mover = first_waiting; mover < camp_count; ++mover)
        for (unsigned waiter = 1; waiter < first_waiting; ++waiter)
            visit(camp_at(mover), camp_at(waiter));
}

// Says how much it changes.
double put(double& place, double points) {
    return std::abs(std::exchange(place, points) - points);
}

} // namespace

Outlook::Outlook(const Camps& camps, const Ways& ways, Role mover, double unended)
    : camps_(camps), ways_(ways), mover_(mover) {
    for (Layer& layer : layers_) {
        layer.ring.assign(ring_places, unended);
        for (auto& early : layer.early) early.assign(early_places, unended);
    }
}

Outlook::Outlook(const Camps& camps, const Ways& ways, Role mover)
    : Outlook(camps, ways, mover, 0) {
    has_limit_ = true;
    const auto result = [&](Camp mover_camp, Camp waiter) {
        const unsigned men = camps_.men(mover_camp), others = camps_.men(waiter);
        if (men == others) return 0.5;
        return (men > others) == (mover_ == Role::hero) ? 1.0 : 0.0;
    };
    Layer& layer = layers_[static_cast<std::size_t>(mover)];
    each_ring_position([&](Camp m, Camp w) { layer.ring[ring_place(m, w)] = result(m, w); });
    for (auto& early : layer.early)
        each_early_position([&](Camp m, Camp w) { early[early_place(m, w)] = result(m, w); });
}

// The mover has thrown, and `this` is what comes after his turn.
template <class Choose>
double Outlook::after_throw(std::size_t hero, const WayList& list, Camp mover, Camp waiter,
                            Choose choose) const {
    const double wiped_out = mover_ == Role::rival ? 1 : 0; // by the hero, or by the rival
    std::array<double, men_each> points{};
    std::array<bool, men_each> is_open{};
    double open = -1; // of some way that is; points are never below 0
    const Scene scene =
        each_open_way(camps_, list, mover, waiter, [&](unsigned n, const Way& way, Camp left) {
            is_open[n] = true;
            points[n] = open = left == out ? wiped_out : at(hero, left, way.after);
        });
    if (open < 0) return at(hero, waiter, mover); // who can't move passes
    for (unsigned n = 0; n < men_each; ++n)
        if (!is_open[n]) points[n] = open;
    return choose.among(scene)(points[0], points[1], points[2]);
}

template <class Choose>
double Outlook::before_throw(std::size_t hero, Planet planet, Camp mover, Camp waiter,
                             Choose choose) const {
    const WaysByTotal& by_total = ways_.of(planet, waits(waiter), mover);
    double sum = 0;
    for (unsigned i = 0; i < total_count; ++i)
        sum += six_totals.weight(least_total + i) *
               after_throw(hero, by_total[i], mover, waiter, choose);
    return sum / all_throws;
}

// The same for a waiter in all his 49 turns at once: mostly nobody lands on anybody, and then the
// points lie side by side. Only where somebody does, it is looked at one by one.
template <class Choose>
Outlook::Row Outlook::row_before_throw(Camp mover, Camp waiter, Choose choose) const {
    const std::vector<double>& ring = layers_[static_cast<std::size_t>(mover_)].ring;
    Row sum{};
    for (unsigned i = 0; i < total_count; ++i) {
        const WayList& list = ways_.of(seats[0], false, mover)[i];
        Scene scene(camps_.men(mover), camps_.men(waiter), camps_.lone(waiter));
        std::array<Row, men_each> points;
        for (unsigned n = 0; n < men_each; ++n) {
            if (n < list.count)
                scene.add(camps_.lone(list.ways[n].after), false);
            else
                scene.add_blocked();
            const Camp after = list.ways[n < list.count ? n : 0].after;
            const double* row = &ring[ring_row(waiter, after)];
            std::rotate_copy(row, row + (cell_count - turned(after)) % cell_count, row + cell_count,
                             points[n].begin());
        }
        Row now;
        const auto among = choose.among(scene);
        for (unsigned turn = 0; turn < cell_count; ++turn)
            now[turn] = among(points[0][turn], points[1][turn], points[2][turn]);
        for (const Way& way : list)
            for (const unsigned cell : camps_.cells(waiter)) {
                if (cell == cell_count) break;
                const unsigned turn = (index(way.to) + cell_count - cell) % cell_count;
                now[turn] = after_throw(0, list, mover, camp_at(index(waiter) + turn), choose);
            }
        const double weight = six_totals.weight(least_total + i) / all_throws;
        for (unsigned turn = 0; turn < cell_count; ++turn) sum[turn] += weight * now[turn];
    }
    return sum;
}

// The waiter outside: the points a ply later, when it is his turn, lie together.
template <class Choose>
double Outlook::step_ring_back(Choose choose, const Part& part, Layer& layer) const {
    double change = 0;
    for (unsigned w = 0; w < shape_count; ++w)
        for (unsigned m = 0; m < shape_count; ++m) {
            const Camp mover = camp_at(1 + m * cell_count), waiter = camp_at(1 + w * cell_count);
            if (!takes_part(part, mover, waiter)) continue;
            const Row row = row_before_throw(mover, waiter, choose);
            for (unsigned turn = 0; turn < cell_count; ++turn) {
                double& place = layer.ring[ring_place(mover, camp_at(index(waiter) + turn))];
                change = std::max(change, put(place, row[turn]));
            }
        }
    return change;
}

template <class Choose>
double Outlook::step_early_back(Choose choose, const Part& part, Layer& layer) const {
    double change = 0;
    for (const Planet hero : seats) {
        const Planet planet = mover_ == Role::rival ? hero : enemy_of(hero);
        each_early_position([&](Camp mover, Camp waiter) {
            if (!takes_part(part, mover, waiter)) return;
            double& place = layer.early[index(hero)][early_place(mover, waiter)];
            const double points = before_throw(index(hero), planet, mover, waiter, choose);
            change = std::max(change, put(place, points));
        });
    }
    return change;
}

template <class Choose>
double Outlook::step_back_by(Choose choose, const Part& part) {
    Layer& layer = layers_[static_cast<std::size_t>(other(mover_))];
    double change = 0;
    if (part.ring) change = step_ring_back(choose, part, layer);
    if (part.early) change = std::max(change, step_early_back(choose, part, layer));
    return change;
}

double Outlook::step_back(const Manner& manner, const Part& part) {
    double change = 0;
    switch (manner.kind) {
    case Manner::Kind::for_hero:
        change = step_back_by(Best{}, part);
        break;
    case Manner::Kind::against_hero:
        change = step_back_by(Worst{}, part);
        break;
    case Manner::Kind::habit:
        change = step_back_by(ByHabit{*manner.habit, has_limit_ && plies_ == 0}, part);
        break;
    }
    mover_ = other(mover_);
    ++plies_;
    return change;
}

} // namespace astronomica::ceiling

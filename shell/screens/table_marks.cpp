#include "screens/table_marks.hpp"

#include <algorithm>
#include <cmath>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// In sizes of a man.
constexpr float glow_size = 1.34f;
constexpr float free_size = 0.3f;
constexpr float ring_size = 1.16f;
constexpr float trace_size = 1.12f;

unsigned men_on(const Position& position, Spot spot) {
    unsigned count = 0;
    for (const Stack& s : position.stacks)
        if (s.spot == spot) count += s.count;
    return count;
}

} // namespace

TableMarks::TableMarks(const StageTools& tools, const BoardPlaces& places)
    : tools_(tools), places_(places) {
    const auto& c = tools.theme.colours;
    const auto square = [&](float share) {
        const int side = std::max(4, static_cast<int>(places.man() * share));
        return Size{side, side};
    };
    const float line = std::max(2.f, places.man() * 0.045f);
    glow_ = halo(square(glow_size), c.glow);
    held_ = ring(square(ring_size), c.target, line);
    // Large enough to be seen where the men are small.
    const int least = tools.scaled(26);
    const int side = std::max(least, static_cast<int>(places.man() * free_size));
    free_ = dot({side, side}, c.target);
    taken_ = ring(square(ring_size), c.target, line);
    hint_ = ring(square(ring_size), c.hint, line * 1.5f);
    PanelStyle trace;
    trace.radius = places.man() * 0.2f;
    trace.border = c.last_move;
    trace.border_width = line * 0.8f;
    trace.fill = c.last_move.with_alpha(c.last_move.alpha * 0.35);
    last_to_ = panel(square(trace_size), trace);
    trace.fill = c.last_move.with_alpha(0);
    last_from_ = panel(square(trace_size), trace);
}

TableMarks::Mark TableMarks::around_man(Kind kind, Spot spot, unsigned index, unsigned count,
                                        float scale) const {
    const Frame man = places_.man_place(spot, index, count);
    const float side = std::floor(places_.man() * scale);
    const Point middle = man.centre();
    return {
        kind, spot, {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side}};
}

void TableMarks::mark_targets(const TablePlay& play, std::vector<Mark>& marks) const {
    for (const Spot spot : play.targets()) {
        if (!places_.place(spot)) continue;
        const unsigned count = men_on(play.position(), spot);
        const SpotPlace& place = *places_.place(spot);
        const auto room = static_cast<float>(std::max(place.box.width, place.box.height));
        if (count > 0 && room < places_.man() * 1.6f)
            marks.push_back(around_man(Kind::taken_target, spot, 0, 1, ring_size));
        else
            marks.push_back(around_man(Kind::free_target, spot, count, count + 1,
                                       static_cast<float>(free_->size.width) / places_.man()));
    }
}

std::vector<TableMarks::Mark> TableMarks::marks_for(const TablePlay& play, bool quiet) const {
    std::vector<Mark> marks;
    const auto add = [&](Kind kind, Spot spot, float scale) {
        if (spot == Spot::none || !places_.place(spot)) return;
        const unsigned count = std::max(1u, men_on(play.position(), spot));
        marks.push_back(around_man(kind, spot, count - 1, count, scale));
    };
    if (const auto& last = play.last_move(); last && !play.lifted()) {
        add(Kind::last_from, last->from, trace_size);
        add(Kind::last_to, last->to, trace_size);
    }
    if (quiet) return marks;
    if (const auto& hint = play.hinted()) {
        add(Kind::hint, hint->from, ring_size);
        add(Kind::hint, hint->to, ring_size);
        return marks;
    }
    if (play.lifted())
        add(Kind::held, *play.lifted(), ring_size);
    else
        for (const Spot spot : play.movable()) add(Kind::glow, spot, glow_size);
    mark_targets(play, marks);
    return marks;
}

void TableMarks::show(const TablePlay& play, bool quiet) {
    auto marks = marks_for(play, quiet);
    if (marks == marks_) return;
    std::vector<Node> nodes;
    for (const Mark& mark : marks) {
        // A mark that stays is not drawn again.
        const auto old = std::find(marks_.begin(), marks_.end(), mark);
        if (old == marks_.end())
            nodes.push_back(drawn(mark));
        else
            nodes.push_back(std::move(nodes_[static_cast<std::size_t>(old - marks_.begin())]));
    }
    nodes_ = std::move(nodes);
    marks_ = std::move(marks);
}

Node TableMarks::drawn(const Mark& mark) const {
    Look look;
    look.frame = mark.frame;
    int where = layer::targets;
    switch (mark.kind) {
    case Kind::glow:
        look.picture = glow_;
        where = layer::glow;
        break;
    case Kind::held:
        look.picture = held_;
        where = layer::glow;
        break;
    case Kind::free_target:
        look.picture = free_;
        break;
    case Kind::taken_target:
        look.picture = taken_;
        break;
    case Kind::hint:
        look.picture = hint_;
        break;
    case Kind::last_from:
        look.picture = last_from_;
        where = layer::marks;
        break;
    case Kind::last_to:
        look.picture = last_to_;
        where = layer::marks;
        break;
    }
    return Node(tools_.scene, where, std::move(look));
}

} // namespace ludarium::shell

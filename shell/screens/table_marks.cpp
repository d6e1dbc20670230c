#include "screens/table_marks.hpp"

#include <algorithm>
#include <cmath>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// In sizes of a man.
constexpr float glow_size = 1.6f;
constexpr float glow_across = 1.1f;
constexpr float free_size = 0.36f;
constexpr float disc_size = 0.62f; // with a number on it
constexpr float trace_size = 1.12f;
// So many men that lie closer than this are told by a number.
constexpr unsigned least_heap = 4;
constexpr float countable = 0.4f;

unsigned men_on(const Position& position, Spot spot) {
    unsigned count = 0;
    for (const Stack& s : position.stacks)
        if (s.spot == spot) count += s.count;
    return count;
}

unsigned steps_by(const Position& position, unsigned dice) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < position.dice.size(); ++i)
        if (dice >> i & 1u) sum += position.dice[i].value;
    return sum;
}

} // namespace

TableMarks::TableMarks(const StageTools& tools, const BoardPlaces& places)
    : tools_(tools), places_(places) {
    const auto& c = tools.theme.colours;
    const float man = places.man();
    // Large enough to be seen where the men are small.
    const auto square = [&](float share, int least = 4) {
        const int side = std::max(tools.scaled(least), static_cast<int>(man * share));
        return Size{side, side};
    };
    const float line = std::max(4.5f * tools.unit, man * 0.065f);
    const auto band = [&](Colour colour, float wide) {
        return band_of_light(square(glow_size), colour, man * glow_across, wide);
    };
    glow_ = band(c.glow, line);
    held_ = taken_ = band(c.target, line * 1.3f);
    hint_ = band(c.hint, line * 1.8f);
    free_ = disc(square(free_size, 26), c.target);
    disc_ = disc(square(disc_size, 36), c.target);
    heap_ = disc(square(disc_size), c.night);
    PanelStyle trace;
    trace.radius = man * 0.2f;
    trace.border = c.last_move;
    trace.border_width = line;
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
    return {kind,
            spot,
            {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side},
            0};
}

void TableMarks::mark_targets(const TablePlay& play, std::vector<Mark>& marks) const {
    for (const Spot spot : play.targets()) {
        if (!places_.place(spot)) continue;
        const unsigned count = men_on(play.position(), spot);
        const SpotPlace& place = *places_.place(spot);
        const auto room = static_cast<float>(std::max(place.box.width, place.box.height));
        const unsigned steps = steps_by(play.position(), play.dice_for(spot));
        if (count > 0 && room < places_.man() * 1.6f) {
            marks.push_back(around_man(Kind::taken_target, spot, 0, 1, glow_size));
        } else {
            const Picture& picture = steps > 0 ? disc_ : free_;
            marks.push_back(around_man(Kind::free_target, spot, count, count + 1,
                                       static_cast<float>(picture->size.width) / places_.man()));
        }
        marks.back().number = steps;
    }
}

void TableMarks::mark_heaps(const TablePlay& play, std::vector<Mark>& marks) const {
    for (const Stack& stack : play.position().stacks) {
        const unsigned count = men_on(play.position(), stack.spot);
        if (count < least_heap || stack.count < count || play.lifted() == stack.spot) continue;
        if (!places_.place(stack.spot)) continue;
        const float apart = distance(places_.man_place(stack.spot, 0, count).centre(),
                                     places_.man_place(stack.spot, 1, count).centre());
        if (apart >= places_.man() * countable) continue;
        marks.push_back(around_man(Kind::heap, stack.spot, count - 1, count, disc_size));
        marks.back().number = count;
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
    mark_heaps(play, marks);
    if (quiet) return marks;
    if (const auto& hint = play.hinted()) {
        add(Kind::hint, hint->from, glow_size);
        add(Kind::hint, hint->to, glow_size);
        return marks;
    }
    if (play.lifted())
        add(Kind::held, *play.lifted(), glow_size);
    else
        for (const Spot spot : play.movable()) add(Kind::glow, spot, glow_size);
    mark_targets(play, marks);
    return marks;
}

void TableMarks::show(const TablePlay& play, bool quiet) {
    auto marks = marks_for(play, quiet);
    if (marks == marks_) return;
    std::vector<Drawn> shown;
    for (const Mark& mark : marks) {
        // A mark that stays is not drawn again.
        const auto old = std::find(marks_.begin(), marks_.end(), mark);
        if (old == marks_.end())
            shown.push_back(drawn(mark));
        else
            shown.push_back(std::move(shown_[static_cast<std::size_t>(old - marks_.begin())]));
    }
    shown_ = std::move(shown);
    marks_ = std::move(marks);
}

TableMarks::Drawn TableMarks::drawn(const Mark& mark) const {
    Look look;
    look.frame = mark.frame;
    int where = layer::targets;
    switch (mark.kind) {
    case Kind::glow:
        look.picture = glow_;
        break;
    case Kind::held:
        look.picture = held_;
        where = layer::glow;
        break;
    case Kind::free_target:
        look.picture = mark.number > 0 ? disc_ : free_;
        break;
    case Kind::taken_target:
        look.picture = taken_;
        break;
    case Kind::hint:
        look.picture = hint_;
        break;
    case Kind::heap:
        look.picture = heap_;
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
    Drawn shown;
    shown.mark = Node(tools_.scene, where, std::move(look));
    if (mark.number > 0) put_number(mark, shown);
    return shown;
}

// On a free place in its middle; at the shoulder of a man who stands there.
void TableMarks::put_number(const Mark& mark, Drawn& shown) const {
    Frame place = mark.frame;
    if (mark.kind == Kind::taken_target) {
        const auto side = static_cast<float>(disc_->size.width);
        const Point middle = mark.frame.centre();
        place = {std::round(middle.x + places_.man() * 0.5f - side / 2),
                 std::round(middle.y - places_.man() * 0.5f - side / 2), side, side};
        shown.disc = Node(tools_.scene, layer::targets + 1, {disc_, place, 1, 1, true});
    }
    TextStyle style;
    style.size = static_cast<int>(place.height * 0.74f);
    style.bold = true;
    style.colour =
        mark.kind == Kind::heap ? tools_.theme.colours.text : tools_.theme.colours.plate_text;
    Picture digits = tools_.type.set(std::to_string(mark.number), style);
    const Box middle{static_cast<int>(place.left), static_cast<int>(place.top),
                     static_cast<int>(place.width), static_cast<int>(place.height)};
    const Frame at = centred(digits->size, middle);
    shown.number = Node(tools_.scene, layer::targets + 2, {std::move(digits), at, 1, 1, true});
}

} // namespace ludarium::shell

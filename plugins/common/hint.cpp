// The computer player finds the step; the reason is looked for afterwards among facts that are
// checked one by one, from the weightiest down. So a hint never claims what is not so.
#include "hint.hpp"

#include <optional>

#include "ai.hpp"
#include "evaluation.hpp"
#include "play.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Message;
using MaybeMessage = std::optional<Message>;

// A step, with the men before and after it.
struct Change {
    Change(const Rules& rules_of, const Position& position, Step taken)
        : rules(rules_of), before(position), after(position), step(taken), mover(position.turn) {
        const Stepped stepped = take_step(rules, after, step);
        to = stepped.to;
        hit = stepped.hit;
    }

    ludarium::Spot spot_of(Place place) const { return spot(rules, place, mover); }
    const Men& mine_before() const { return before.of(mover); }
    const Men& mine() const { return after.of(mover); }
    const Men& others() const { return after.of(other(mover)); }

    const Rules& rules;
    const Position& before;
    Position after;
    Step step;
    Colour mover;
    Place to{};
    bool hit = false;
};

// A lone man there could be hit with a single die of the next throw.
bool in_reach(const Change& c, const Men& men, Place place) {
    return can_be_hit(c.rules, men, place) && direct_shots(c.rules, c.others(), place) > 0;
}

MaybeMessage wins(const Change& c) {
    if (!has_won(c.rules, c.mine())) return std::nullopt;
    return Message("hint.win");
}

MaybeMessage hits(const Change& c) {
    if (!c.hit) return std::nullopt;
    const int back = distance(c.rules, c.rules.waits_at(c.to)) - distance(c.rules, c.to);
    Message message(back > 1 ? "hint.hit-far" : "hint.hit");
    message.spot("spot", c.spot_of(c.to));
    return back > 1 ? message.number("number", back) : message;
}

MaybeMessage bears_off(const Change& c) {
    if (c.to != c.rules.home()) return std::nullopt;
    const bool exact = distance(c.rules, c.step.from) == static_cast<int>(pips(c.step.die));
    return Message(exact ? "hint.exact" : "hint.bear-off").spot("spot", c.spot_of(c.step.from));
}

// Safe, and in the way of whoever could have landed there with a single die.
MaybeMessage makes_a_point(const Change& c) {
    if (c.mine_before().at(c.to) != 1) return std::nullopt;
    const bool blocks = in_reach(c, c.mine_before(), c.to);
    return Message(blocks ? "hint.block" : "hint.point").spot("spot", c.spot_of(c.to));
}

MaybeMessage escapes(const Change& c) {
    if (!in_reach(c, c.mine_before(), c.step.from) || in_reach(c, c.mine(), c.to))
        return std::nullopt;
    return Message("hint.escape").spot("spot", c.spot_of(c.step.from));
}

MaybeMessage returns(const Change& c) {
    if (!c.rules.is_column(c.step.from)) return std::nullopt;
    return Message("hint.return").spot("spot", c.spot_of(c.to));
}

MaybeMessage enters(const Change& c) {
    if (c.step.from != Rules::reserve()) return std::nullopt;
    return Message("hint.enter").spot("spot", c.spot_of(c.to));
}

MaybeMessage comes_home(const Change& c) {
    const Mask last = c.rules.last_table();
    if (bit(c.step.from) & last || !(bit(c.to) & last)) return std::nullopt;
    return Message("hint.home").spot("spot", c.spot_of(c.to));
}

MaybeMessage leaves_nobody_in_reach(const Change& c) {
    for (Mask men = c.mine().single() & c.rules.cell_mask(); men; men &= men - 1)
        if (in_reach(c, c.mine(), lowest(men))) return std::nullopt;
    return Message("hint.safe");
}

} // namespace

Message reason_for(const Rules& rules, const Position& position, Step step) {
    const Change change(rules, position, step);
    for (const auto fact : {wins, hits, bears_off, makes_a_point, escapes, returns, enters,
                            comes_home, leaves_nobody_in_reach})
        if (const auto message = fact(change)) return *message;
    return Message("hint.best");
}

std::pair<Step, Message> hint(const Rules& rules, const Network* learned, const Position& position,
                              const ludarium::Thought& thought) {
    const Step step = step_of(choose_best(rules, learned, position, thought).action);
    ludarium::Actions actions;
    list_steps(legal_steps(rules, position), actions);
    if (actions.size() == 1) return {step, Message("hint.only")};
    return {step, reason_for(rules, position, step)};
}

} // namespace tables

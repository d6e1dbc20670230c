// What visitors see: stacks, dice, counters, moves and events name only what the descriptor has.
#include <algorithm>
#include <tuple>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

bool below(std::uint32_t index, std::uint32_t count) {
    return index < count;
}
bool below_or_none(std::uint32_t index, std::uint32_t count) {
    return index < count || index == LUDARIUM_NONE;
}

void stacks_exist(const Here& here, const std::vector<ludarium_stack>& stacks) {
    const auto& d = here.plugin.descriptor();
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const auto& stack = stacks[i];
        if (!below(stack.spot, d.spot_count))
            here.fail("the view shows a piece on spot " + std::to_string(stack.spot) +
                      ", which does not exist");
        if (!below(stack.piece, d.piece_count))
            here.fail("the view shows piece " + std::to_string(stack.piece) +
                      ", which does not exist");
        if (stack.count == 0) here.fail("the view shows an empty stack");
        if (i &&
            std::tie(stacks[i - 1].spot, stacks[i - 1].piece) >= std::tie(stack.spot, stack.piece))
            here.fail("the view's stacks are not ascending");
    }
}

void dice_and_counts_exist(const Here& here, const host::Seen& seen) {
    const auto& d = here.plugin.descriptor();
    for (const auto& die : seen.dice)
        if (die.sides < 2 || die.value > die.sides) here.fail("the view shows a die that can't be");
    for (const auto& count : seen.counts)
        if (!below(count.counter, d.counter_count) || !below(count.player, d.player_count))
            here.fail("the view shows a counter that does not exist");
}

void turn_fits(const Here& here, std::uint32_t turn) {
    const bool over = here.actor == LUDARIUM_END;
    if (over != (turn == LUDARIUM_NONE))
        here.fail(over ? "the view shows a turn after the end" : "the view shows nobody's turn");
    if (here.actor >= 0 && turn != static_cast<std::uint32_t>(here.actor))
        here.fail("the view shows another player's turn than the actor's");
    if (!over && turn >= here.plugin.descriptor().player_count)
        here.fail("the view shows the turn of a player who does not exist");
}

} // namespace

void view(Trial& trial) {
    trial.walk(3000, [&](const Here& here) {
        const auto seen = needed(here.state.view(), here);
        stacks_exist(here, seen.stacks);
        dice_and_counts_exist(here, seen);
        turn_fits(here, seen.turn);
    });
}

void moves(Trial& trial) {
    trial.walk(1500, [&](const Here& here) {
        const auto& d = here.plugin.descriptor();
        const auto seen = needed(here.state.view(), here);
        std::vector<std::tuple<unsigned, unsigned, unsigned>> looks;
        for (const Action action : here.legal) {
            const auto move = needed(here.state.describe(action), here);
            if (!below_or_none(move.piece, d.piece_count) ||
                !below_or_none(move.from, d.spot_count) || !below_or_none(move.to, d.spot_count))
                here.fail("an action moves a piece or between spots that don't exist");
            if (move.dice >> std::min<std::size_t>(seen.dice.size(), 16))
                here.fail("an action plays a die that is not in the view");
            looks.emplace_back(move.from, move.to, move.dice);
            const bool there = std::any_of(
                seen.stacks.begin(), seen.stacks.end(), [&](const ludarium_stack& stack) {
                    return stack.spot == move.from && stack.piece == move.piece;
                });
            if (move.from != LUDARIUM_NONE && !there)
                trial.warn("an action moves a piece from where the view shows none (" +
                           here.where() + ")");
        }
        if (here.actor < 0) return; // throws look alike: nobody makes them by hand
        std::sort(looks.begin(), looks.end());
        if (std::adjacent_find(looks.begin(), looks.end()) != looks.end())
            here.fail("two legal actions look the same: from, to and dice are equal");
    });
}

void events(Trial& trial) {
    trial.walk(1500, [&](const Here& here) {
        if (here.legal.empty()) return;
        const auto& d = here.plugin.descriptor();
        auto copy = needed(here.state.clone(), here);
        std::vector<ludarium_event> happened;
        copy.apply(here.legal[here.random.below(here.legal.size())], &happened);
        for (const auto& event : happened) {
            if (!below_or_none(event.player, d.player_count) ||
                !below_or_none(event.other, d.player_count) ||
                !below_or_none(event.piece, d.piece_count) ||
                !below_or_none(event.from, d.spot_count) || !below_or_none(event.to, d.spot_count))
                here.fail("an event names something that does not exist");
            if (event.kind < LUDARIUM_EVENT_MOVED || event.kind > LUDARIUM_EVENT_ANNOUNCED)
                here.fail("an event has the unknown kind " + std::to_string(event.kind));
            if (event.value > LUDARIUM_MAX_NUMBER || event.value < -LUDARIUM_MAX_NUMBER)
                here.fail("an event has the value " + std::to_string(event.value) +
                          ", a screen shows six digits");
            const bool needs_key =
                event.kind == LUDARIUM_EVENT_ANNOUNCED || event.kind == LUDARIUM_EVENT_PHASE;
            if (needs_key && event.key.length == 0)
                here.fail("something is announced without a key");
        }
    });
}

} // namespace ludarium::validator::checks

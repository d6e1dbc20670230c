#include "state.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace ludarium::host {
namespace {

// More than any game needs, and little enough that a plugin's lie about a size costs nothing.
constexpr std::uint64_t largest_answer = 4u * 1024 * 1024;

Problem answered(const char* function, ludarium_status status) {
    return {std::string(function) + " answered: " + status_text(status)};
}

// Calls `fill` with a buffer, once more with a larger one if it asks for that.
template <class Fill>
Result<std::string> text_from(const char* function, Fill fill) {
    std::string room(256, '\0');
    for (int attempt = 0; attempt < 2; ++attempt) {
        ludarium_buffer buffer{room.data(), room.size(), 0};
        const ludarium_status status = fill(&buffer);
        if (status == LUDARIUM_OK && buffer.length <= room.size()) {
            room.resize(static_cast<std::size_t>(buffer.length));
            return room;
        }
        if (status != LUDARIUM_BUFFER_TOO_SMALL) return answered(function, status);
        if (buffer.length > largest_answer) break;
        room.resize(static_cast<std::size_t>(buffer.length));
    }
    return Problem{std::string(function) + " asks for more and more room"};
}

template <class Item, class Fill>
Result<std::vector<Item>> list_from(const char* function, std::size_t room, Fill fill) {
    std::vector<Item> items(room);
    std::uint32_t count = 0;
    const ludarium_status status = fill(items.data(), static_cast<std::uint32_t>(room), &count);
    if (status == LUDARIUM_BUFFER_TOO_SMALL || (status == LUDARIUM_OK && count > room))
        return Problem{std::string(function) + " gives more than max_actions"};
    if (status != LUDARIUM_OK) return answered(function, status);
    items.resize(count);
    return items;
}

std::optional<Problem> too_many(const char* what, std::uint64_t count, std::uint64_t most) {
    if (count <= most) return std::nullopt;
    return Problem{"view shows " + std::to_string(count) + " " + what + ", at most " +
                   std::to_string(most) + " are possible"};
}

std::optional<Problem> unfit_for_a_screen(const Seen& seen) {
    std::uint64_t men = 0, sides = 0, number = 0;
    for (const auto& stack : seen.stacks) men += stack.count;
    for (const auto& die : seen.dice) sides = std::max<std::uint64_t>(sides, die.sides);
    for (const auto& count : seen.counts)
        number = std::max(number, static_cast<std::uint64_t>(std::abs(std::int64_t{count.value})));
    if (auto problem = too_many("men", men, LUDARIUM_MAX_MEN)) return problem;
    if (auto problem = too_many("sides of a die", sides, LUDARIUM_MAX_SIDES)) return problem;
    if (number <= LUDARIUM_MAX_NUMBER) return std::nullopt;
    return Problem{"view counts to " + std::to_string(number) + ", a screen to " +
                   std::to_string(LUDARIUM_MAX_NUMBER)};
}

} // namespace

const char* status_text(ludarium_status status) {
    switch (status) {
    case LUDARIUM_OK:
        return "ok";
    case LUDARIUM_ILLEGAL_ACTION:
        return "illegal action";
    case LUDARIUM_BAD_SETUP:
        return "bad setup";
    case LUDARIUM_BAD_TEXT:
        return "bad text";
    case LUDARIUM_BAD_DATA:
        return "bad data";
    case LUDARIUM_BUFFER_TOO_SMALL:
        return "buffer too small";
    case LUDARIUM_NOTHING_TO_SAY:
        return "nothing to say";
    case LUDARIUM_INTERNAL_ERROR:
        return "internal error";
    default:
        return "an unknown status";
    }
}

State::State(const Plugin& plugin, ludarium_state* raw)
    : plugin_(&plugin), raw_(raw, plugin.game().destroy) {}

Result<State> State::taken(const Plugin& plugin, const char* by, ludarium_status status,
                           ludarium_state* raw) {
    if (status != LUDARIUM_OK) return answered(by, status);
    if (!raw) return Problem{std::string(by) + " gave no state"};
    return State(plugin, raw);
}

Result<State> State::create(const Plugin& plugin, const ludarium_setup& setup) {
    ludarium_state* raw = nullptr;
    const auto status = plugin.game().create(&setup, &raw);
    return taken(plugin, "create", status, raw);
}

Result<State> State::deserialize(const Plugin& plugin, const ludarium_setup& setup,
                                 std::string_view bytes) {
    ludarium_state* raw = nullptr;
    const auto status = plugin.game().deserialize(&setup, ludarium::text(bytes), &raw);
    return taken(plugin, "deserialize", status, raw);
}

Result<State> State::from_text(const Plugin& plugin, const ludarium_setup& setup,
                               std::string_view text) {
    const auto* notation = plugin.notation();
    if (!notation) return Problem{"this game has no notation for positions"};
    ludarium_state* raw = nullptr;
    ludarium_notation_error error{};
    const auto status = notation->position_from_text(&setup, ludarium::text(text), &raw, &error);
    if (status == LUDARIUM_BAD_TEXT)
        return Problem{"at character " + std::to_string(error.offset + 1) + ": " +
                       std::string(ludarium::view(error.reason))};
    return taken(plugin, "position_from_text", status, raw);
}

Result<State> State::clone() const {
    ludarium_state* raw = nullptr;
    const auto status = plugin_->game().clone(raw_.get(), &raw);
    return taken(*plugin_, "clone", status, raw);
}

ludarium_actor State::actor() const {
    return plugin_->game().actor(raw_.get());
}

Result<std::vector<Action>> State::legal_actions() const {
    return list_from<Action>("legal_actions", plugin_->descriptor().max_actions,
                             [&](Action* items, std::uint32_t room, std::uint32_t* count) {
                                 return plugin_->game().legal_actions(raw_.get(), items, room,
                                                                      count);
                             });
}

Result<std::vector<std::uint32_t>> State::chance_weights() const {
    return list_from<std::uint32_t>(
        "chance_weights", plugin_->descriptor().max_actions,
        [&](std::uint32_t* items, std::uint32_t room, std::uint32_t* count) {
            return plugin_->game().chance_weights(raw_.get(), items, room, count);
        });
}

ludarium_status State::apply(Action action, std::vector<ludarium_event>* events) {
    if (!events) return plugin_->game().apply(raw_.get(), action, nullptr);
    const ludarium_event_sink sink{events, [](void* context, const ludarium_event* event) {
                                       auto& list =
                                           *static_cast<std::vector<ludarium_event>*>(context);
                                       if (event && list.size() < LUDARIUM_MAX_EVENTS)
                                           list.push_back(*event);
                                   }};
    return plugin_->game().apply(raw_.get(), action, &sink);
}

Result<ludarium_outcome> State::outcome() const {
    ludarium_outcome read{};
    const auto status = plugin_->game().outcome(raw_.get(), &read);
    if (status != LUDARIUM_OK) return answered("outcome", status);
    return read;
}

Result<Seen> State::view() const {
    Seen seen;
    seen.stacks.resize(64);
    seen.dice.resize(8);
    seen.counts.resize(16);
    for (int attempt = 0; attempt < 2; ++attempt) {
        ludarium_view view{};
        view.stacks = seen.stacks.data();
        view.dice = seen.dice.data();
        view.counts = seen.counts.data();
        view.stack_capacity = static_cast<std::uint32_t>(seen.stacks.size());
        view.die_capacity = static_cast<std::uint32_t>(seen.dice.size());
        view.count_capacity = static_cast<std::uint32_t>(seen.counts.size());
        const auto status = plugin_->game().view(raw_.get(), &view);
        if (status != LUDARIUM_OK && status != LUDARIUM_BUFFER_TOO_SMALL)
            return answered("view", status);
        if (auto problem = too_many("stacks", view.stack_count, LUDARIUM_MAX_STACKS))
            return *problem;
        if (auto problem = too_many("dice", view.die_count, LUDARIUM_MAX_DICE)) return *problem;
        if (auto problem = too_many("counts", view.count_count, LUDARIUM_MAX_COUNTS))
            return *problem;
        const bool whole = view.stack_count <= view.stack_capacity &&
                           view.die_count <= view.die_capacity &&
                           view.count_count <= view.count_capacity;
        seen.stacks.resize(view.stack_count);
        seen.dice.resize(view.die_count);
        seen.counts.resize(view.count_count);
        if (status == LUDARIUM_OK && whole) {
            if (auto problem = unfit_for_a_screen(seen)) return *problem;
            seen.turn = view.turn;
            seen.phase = std::string(ludarium::view(view.phase));
            return seen;
        }
    }
    return Problem{"view asks for more and more room"};
}

Result<ludarium_move> State::describe(Action action) const {
    ludarium_move move{};
    const auto status = plugin_->game().describe(raw_.get(), action, &move);
    if (status != LUDARIUM_OK) return answered("describe", status);
    return move;
}

Result<std::string> State::action_text(Action action) const {
    return text_from("action_to_text", [&](ludarium_buffer* buffer) {
        return plugin_->game().action_to_text(raw_.get(), action, buffer);
    });
}

Result<Action> State::action_from_text(std::string_view text) const {
    Action action = 0;
    const auto status = plugin_->game().action_from_text(raw_.get(), ludarium::text(text), &action);
    if (status != LUDARIUM_OK) return answered("action_from_text", status);
    return action;
}

Result<std::string> State::serialize() const {
    return text_from("serialize", [&](ludarium_buffer* buffer) {
        return plugin_->game().serialize(raw_.get(), buffer);
    });
}

Result<std::string> State::position_text() const {
    const auto* notation = plugin_->notation();
    if (!notation) return Problem{"this game has no notation for positions"};
    return text_from("position_to_text", [&](ludarium_buffer* buffer) {
        return notation->position_to_text(raw_.get(), buffer);
    });
}

std::uint64_t State::hash() const {
    return plugin_->game().hash(raw_.get());
}

} // namespace ludarium::host

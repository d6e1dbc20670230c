// The game that this is compiled for (see CMakeLists.txt), called as a host calls it, and every promise
// of game.h and notation.h that can be checked from outside.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludarium/ludarium.h>
#include <ludarium/types.hpp>

#include "target.hpp"

// Once for each game in one program: nothing of it is seen outside its file.
namespace { // NOLINT

using ludarium::fuzz::promise;
using State = std::unique_ptr<ludarium_state, void (*)(ludarium_state*)>;
using Legal = std::vector<ludarium_action>;

const ludarium_game& game() {
    static const ludarium_host host{{LUDARIUM_SDK_MAJOR, LUDARIUM_SDK_MINOR},
                                    0,
                                    nullptr,
                                    [](void*, std::int32_t, ludarium_text) {},
                                    [](void*, const char*) -> const void* { return nullptr; }};
    static const ludarium_game& opened = *ludarium_plugin.open(&host);
    return opened;
}

const ludarium_notation& notation() {
    return *static_cast<const ludarium_notation*>(game().get_extension(LUDARIUM_EXT_NOTATION));
}

// The first two bytes of an input say who plays and by which rules ("00": all, the first choices).
struct Setup {
    explicit Setup(std::string_view& input) {
        const ludarium_descriptor& parts = *ludarium_plugin.descriptor();
        const std::uint32_t all = (1u << std::min(parts.player_count, parts.max_seats)) - 1;
        seats = (all - next(input)) & ((1u << parts.player_count) - 1);
        std::uint32_t number = next(input);
        for (std::uint32_t i = 0; i < parts.option_count; ++i) {
            choices.push_back(number % parts.options[i].choice_count);
            number /= parts.options[i].choice_count;
        }
    }
    ludarium_setup as_c() const {
        return {seats, static_cast<std::uint32_t>(choices.size()), choices.data()};
    }

    std::uint32_t seats = 0;
    std::vector<std::uint32_t> choices;

  private:
    static std::uint32_t next(std::string_view& input) {
        if (input.empty()) return 0;
        const auto byte = static_cast<unsigned char>(input.front());
        input.remove_prefix(1);
        return (byte - unsigned{'0'}) & 0xFF;
    }
};

std::optional<State> taken(ludarium_status status, ludarium_state* state, ludarium_status refusal) {
    promise(status == LUDARIUM_OK || status == refusal || status == LUDARIUM_BAD_SETUP,
            "what can't be read is refused with the status for it");
    promise((status == LUDARIUM_OK) == (state != nullptr), "a state exactly where it was read");
    if (!state) return std::nullopt;
    return State(state, game().destroy);
}

std::optional<State> create(const Setup& setup) {
    ludarium_state* state = nullptr;
    const ludarium_setup c = setup.as_c();
    const auto status = game().create(&c, &state);
    return taken(status, state, LUDARIUM_BAD_SETUP);
}

std::optional<State> deserialize(const Setup& setup, std::string_view bytes) {
    ludarium_state* state = nullptr;
    const ludarium_setup c = setup.as_c();
    const auto status = game().deserialize(&c, ludarium::text(bytes), &state);
    return taken(status, state, LUDARIUM_BAD_DATA);
}

std::optional<State> read_position(const Setup& setup, std::string_view text) {
    ludarium_state* state = nullptr;
    ludarium_notation_error error{};
    const ludarium_setup c = setup.as_c();
    const auto status = notation().position_from_text(&c, ludarium::text(text), &state, &error);
    if (status == LUDARIUM_BAD_TEXT) {
        promise(error.offset <= text.size(), "the offset is one of the text");
        promise(error.reason.length > 0, "a refused position has a reason");
    }
    return taken(status, state, LUDARIUM_BAD_TEXT);
}

template <class Fill>
std::string written(Fill fill) {
    std::string room(64, '\0');
    for (;;) {
        ludarium_buffer buffer{room.data(), room.size(), 0};
        const ludarium_status status = fill(&buffer);
        promise(status == LUDARIUM_OK ||
                    (status == LUDARIUM_BUFFER_TOO_SMALL && buffer.length > room.size()),
                "states and their legal actions can be written down");
        room.resize(static_cast<std::size_t>(buffer.length));
        if (status == LUDARIUM_OK) return room;
    }
}

std::string bytes_of(const State& state) {
    return written([&](ludarium_buffer* room) { return game().serialize(state.get(), room); });
}
std::string position_of(const State& state) {
    return written(
        [&](ludarium_buffer* room) { return notation().position_to_text(state.get(), room); });
}
std::string text_of(const State& state, ludarium_action action) {
    return written(
        [&](ludarium_buffer* room) { return game().action_to_text(state.get(), action, room); });
}

Legal legal_in(const State& state) {
    Legal legal(ludarium_plugin.descriptor()->max_actions);
    std::uint32_t count = 0;
    const auto status = game().legal_actions(state.get(), legal.data(),
                                             static_cast<std::uint32_t>(legal.size()), &count);
    promise(status == LUDARIUM_OK && count <= legal.size(), "legal actions fit into max_actions");
    legal.resize(count);
    promise(std::adjacent_find(legal.begin(), legal.end(), std::greater_equal<>()) == legal.end(),
            "legal actions ascend");
    promise(legal.empty() == (game().actor(state.get()) == LUDARIUM_END),
            "there is something to do until the end");
    return legal;
}

void look_at(const State& state, const Legal& legal) {
    ludarium_stack stacks[512];
    ludarium_die dice[16];
    ludarium_count counts[64];
    ludarium_view view{stacks, dice, counts, 512, 0, 16, 0, 64, 0, 0, 0, {}};
    promise(game().view(state.get(), &view) == LUDARIUM_OK, "every state can be seen");
    const auto* explain =
        static_cast<const ludarium_explain*>(game().get_extension(LUDARIUM_EXT_EXPLAIN));
    ludarium_message message{};
    const auto told = [](ludarium_status status) {
        promise(status == LUDARIUM_OK || status == LUDARIUM_NOTHING_TO_SAY, "it explains or not");
    };
    told(explain->forced(state.get(), &message));
    const auto spots = ludarium_plugin.descriptor()->spot_count;
    const auto hash = game().hash(state.get());
    for (std::uint64_t i = 0; i < 4; ++i)
        told(explain->why_not(state.get(), static_cast<std::uint16_t>((hash >> 8 * i) % spots),
                              static_cast<std::uint16_t>((hash >> (8 * i + 4)) % spots), &message));
    // Some games have thousands; every so many of them, the last among them.
    for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 4) {
        const ludarium_action action = legal[legal.size() - 1 - i];
        ludarium_move move{};
        promise(game().describe(state.get(), action, &move) == LUDARIUM_OK,
                "a legal action can be shown");
        ludarium_action read = 0;
        const std::string text = text_of(state, action);
        promise(game().action_from_text(state.get(), ludarium::text(text), &read) == LUDARIUM_OK &&
                    read == action,
                "the text of a legal action reads back as that action");
    }
}

// Bytes come back to an equal state, and a position to the same text.
void check_readings(const Setup& setup, const State& state) {
    const std::string bytes = bytes_of(state);
    const auto again = deserialize(setup, bytes);
    promise(again.has_value(), "what was written can be read");
    promise(bytes_of(*again) == bytes, "bytes read back to equal bytes");
    promise(game().hash(again->get()) == game().hash(state.get()), "equal states, equal hashes");
    promise(legal_in(*again) == legal_in(state), "equal states, equal actions");
    const std::string text = position_of(state);
    const auto shown = read_position(setup, text);
    promise(shown.has_value(), "a position that was written can be read");
    promise(position_of(*shown) == text, "a position reads back to the same text");
}

// As a kiosk goes on from here; the same way for the same state.
void play_on(const Setup& setup, State& state, int plies) {
    for (; plies > 0; --plies) {
        const Legal legal = legal_in(state);
        look_at(state, legal);
        const auto hash = game().hash(state.get());
        if (!std::binary_search(legal.begin(), legal.end(), hash)) {
            const std::string before = bytes_of(state);
            promise(game().apply(state.get(), hash, nullptr) == LUDARIUM_ILLEGAL_ACTION,
                    "no other action is applied");
            promise(bytes_of(state) == before, "a refused action changes nothing");
        }
        ludarium_outcome outcome{};
        const auto ended = game().outcome(state.get(), &outcome);
        promise(ended == (legal.empty() ? LUDARIUM_OK : LUDARIUM_NOTHING_TO_SAY),
                "an outcome at the end, and not before it");
        if (legal.empty()) return;
        promise(game().apply(state.get(), legal[hash % legal.size()], nullptr) == LUDARIUM_OK,
                "a legal action is applied");
    }
    check_readings(setup, state);
}

} // namespace

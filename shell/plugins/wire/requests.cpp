// The shell's requests as bytes.
#include "plugins/wire/bytes.hpp"
#include "plugins/wire/messages.hpp"

namespace ludarium::shell::wire {
namespace {

void put(Writer& out, const Begin& m) {
    out.number(m.seats).list(m.choices, [](Writer& w, std::uint32_t choice) { w.number(choice); });
    out.text(m.position);
}
void put(Writer& out, const Replay& m) {
    out.list(m.actions, [](Writer& w, Action action) { w.number(action); });
    out.number(std::uint8_t{m.last});
}
void put(Writer& out, const Play& m) {
    out.number(m.action);
}
void put(Writer& out, const Explain& m) {
    out.number(m.from).number(m.to);
}
void put(Writer& out, const Think& m) {
    out.number(std::uint8_t{m.reason})
        .number(m.level)
        .number(m.time_ms)
        .number(m.nodes)
        .number(m.seed);
}
void put(Writer&, const Stop&) {}

Begin get_begin(Reader& in) {
    Begin m{in.number<std::uint32_t>(), {}, {}};
    in.list("choices", LUDARIUM_MAX_OPTIONS,
            [&](Reader& r) { m.choices.push_back(r.number<std::uint32_t>()); });
    m.position = in.text(longest_position);
    return m;
}
Replay get_replay(Reader& in) {
    Replay m{};
    in.list("actions", longest_replay, [&](Reader& r) { m.actions.push_back(r.number<Action>()); });
    m.last = in.number<std::uint8_t>() != 0;
    return m;
}
Think get_think(Reader& in) {
    Think m{};
    m.reason = in.number<std::uint8_t>() != 0;
    m.level = in.number<std::uint32_t>();
    m.time_ms = in.number<std::uint32_t>();
    m.nodes = in.number<std::uint64_t>();
    m.seed = in.number<std::uint64_t>();
    return m;
}
Explain get_explain(Reader& in) {
    Explain m{};
    m.from = in.number<Spot>();
    m.to = in.number<Spot>();
    return m;
}

Request get(Reader& in, std::uint8_t kind) {
    switch (kind) {
    case 0:
        return get_begin(in);
    case 1:
        return get_replay(in);
    case 2:
        return Play{in.number<Action>()};
    case 3:
        return get_explain(in);
    case 4:
        return get_think(in);
    case 5:
        return Stop{};
    default:
        in.fail();
        return Stop{};
    }
}

} // namespace

std::string encode(std::uint32_t number, const Request& request) {
    Writer out;
    out.number(number).number(static_cast<std::uint8_t>(request.index()));
    std::visit([&](const auto& m) { put(out, m); }, request);
    return out.bytes();
}

std::optional<Numbered<Request>> decode_request(std::string_view packet) {
    Reader in(packet);
    const auto number = in.number<std::uint32_t>();
    const auto kind = in.number<std::uint8_t>();
    Request request = get(in, kind);
    if (!in.finished()) return std::nullopt;
    return Numbered<Request>{number, std::move(request)};
}

} // namespace ludarium::shell::wire

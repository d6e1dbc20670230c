// A host's answers as bytes; reading them checks every index and length against the game's parts.
#include <algorithm>

#include "plugins/wire/bytes.hpp"
#include "plugins/wire/messages.hpp"

namespace ludarium::shell::wire {
namespace {

// Far above what any game needs, far below what would hurt.
constexpr std::size_t most_legal = 4096, most_stacks = 2048, most_dice = 16, most_counts = 256,
                      most_happenings = 1024, longest_key = 96, longest_move = 64,
                      longest_line = 2048;

void put(Writer& out, const Told& told) {
    out.text(told.key).list(told.arguments, [](Writer& w, const Told::Argument& a) {
        w.text(a.name).number(std::int32_t{a.kind}).number(std::int32_t{a.value});
    });
}
void put(Writer& out, const std::optional<Told>& told) {
    out.number(std::uint8_t{told.has_value()});
    if (told) put(out, *told);
}
void put(Writer& out, const Position& p) {
    out.number(p.ply).number(p.hash).number(p.actor).number(p.turn).text(p.phase);
    out.list(p.stacks,
             [](Writer& w, const Stack& s) { w.number(s.spot).number(s.piece).number(s.count); });
    out.list(p.dice,
             [](Writer& w, const Die& d) { w.number(d.sides).number(d.value).number(d.uses); });
    out.list(p.counts, [](Writer& w, const Count& c) {
        w.number(c.counter).number(c.player).number(c.value);
    });
    out.list(p.legal, [](Writer& w, const LegalMove& m) {
        w.number(m.action)
            .number(m.piece)
            .number(m.from)
            .number(m.to)
            .number(m.dice)
            .number(m.weight)
            .text(m.text);
    });
    put(out, p.forced);
    out.number(std::uint8_t{p.ending.has_value()});
    if (p.ending) {
        for (const auto& result : p.ending->results) out.number(result.place).number(result.score);
        out.text(p.ending->reason);
    }
}
void put(Writer& out, const Hello& m) {
    const auto name = [](Writer& w, const std::string& id) { w.text(id); };
    out.text(m.parts.id).text(m.parts.version);
    out.list(m.parts.players, name).list(m.parts.spots, name).list(m.parts.counters, name);
    out.list(m.parts.pieces,
             [](Writer& w, const GameParts::PieceKind& p) { w.text(p.id).number(p.owner); });
    out.number(m.parts.ai_levels)
        .number(std::uint8_t{m.parts.explains})
        .number(std::uint8_t{m.parts.hints});
}
void put(Writer& out, const Refused& m) {
    out.text(m.reason);
}
void put(Writer& out, const Positioned& m) {
    put(out, m.position);
}
void put(Writer& out, const Applied& m) {
    out.list(m.happenings, [](Writer& w, const Happening& h) {
        w.number(h.kind).number(h.player).number(h.other).number(h.piece).number(h.from).number(
            h.to);
        w.number(h.value).text(h.key);
    });
    put(out, m.position);
}
void put(Writer& out, const Reasoned& m) {
    put(out, m.told);
}
void put(Writer& out, const Decided& m) {
    out.number(m.action);
    put(out, m.told);
}
void put(Writer& out, const Failed& m) {
    out.text(m.reason);
}
void put(Writer& out, const Said& m) {
    out.number(m.level).text(m.line);
}

// Reads with the game's parts at hand.
class AnswerReader {
  public:
    AnswerReader(Reader& in, const GameParts* parts)
        : in_(in), parts_(parts ? *parts : nothing()) {}

    Position position() {
        Position p;
        p.ply = in_.number<std::uint64_t>();
        p.hash = in_.number<std::uint64_t>();
        p.actor = in_.number<Actor>();
        if (p.actor < game_over || p.actor >= static_cast<Actor>(parts_.players.size())) in_.fail();
        p.turn = player();
        p.phase = in_.text(longest_key);
        in_.list(most_stacks, [&](Reader& r) {
            Stack s{spot(), piece(), r.number<unsigned>()};
            if (s.spot == Spot::none || s.piece == Piece::none || s.count < 1 || s.count > 999)
                r.fail();
            p.stacks.push_back(s);
        });
        in_.list(most_dice, [&](Reader& r) {
            Die d{r.number<unsigned>(), r.number<unsigned>(), r.number<unsigned>()};
            if (d.sides < 2 || d.sides > 20 || d.value > d.sides || d.uses > 99) r.fail();
            p.dice.push_back(d);
        });
        in_.list(most_counts, [&](Reader& r) {
            Count c{r.number<unsigned>(), player(), r.number<int>()};
            if (c.counter >= parts_.counters.size()) r.fail();
            p.counts.push_back(c);
        });
        in_.list(most_legal, [&](Reader&) { p.legal.push_back(legal_move()); });
        const auto unsorted = [](const LegalMove& a, const LegalMove& b) {
            return a.action >= b.action;
        };
        if (std::adjacent_find(p.legal.begin(), p.legal.end(), unsorted) != p.legal.end())
            in_.fail();
        if ((p.actor == game_over) != p.legal.empty()) in_.fail();
        p.forced = maybe_told();
        if (in_.number<std::uint8_t>()) p.ending = ending();
        if ((p.actor == game_over) != p.ending.has_value()) in_.fail();
        if (p.actor == chance &&
            std::any_of(p.legal.begin(), p.legal.end(), [](auto& m) { return m.weight == 0; }))
            in_.fail();
        return p;
    }

    Applied applied() {
        Applied a;
        in_.list(most_happenings, [&](Reader& r) {
            Happening h{};
            h.kind = r.number<std::uint32_t>();
            h.player = player();
            h.other = player();
            h.piece = piece();
            h.from = spot();
            h.to = spot();
            h.value = r.number<int>();
            h.key = r.text(longest_key);
            a.happenings.push_back(std::move(h));
        });
        a.position = position();
        return a;
    }

    std::optional<Told> maybe_told() {
        if (!in_.number<std::uint8_t>()) return std::nullopt;
        Told t{in_.text(longest_key), {}};
        in_.list(LUDARIUM_MAX_ARGUMENTS, [&](Reader& r) {
            t.arguments.push_back(
                {r.text(longest_key), r.number<std::int32_t>(), r.number<std::int32_t>()});
            if (!in_range(t.arguments.back())) r.fail();
        });
        return t;
    }

    Hello hello() {
        GameParts p;
        p.id = in_.text(64);
        p.version = in_.text(32);
        const auto names = [&](std::vector<std::string>& to, std::size_t most) {
            in_.list(most, [&](Reader& r) { to.push_back(r.text(64)); });
        };
        names(p.players, LUDARIUM_MAX_PLAYERS);
        names(p.spots, 1024);
        names(p.counters, 16);
        in_.list(256, [&](Reader& r) { p.pieces.push_back({r.text(64), r.number<Player>()}); });
        for (const auto& kind : p.pieces)
            if (kind.owner != Player::none && number(kind.owner) >= p.players.size()) in_.fail();
        p.ai_levels = in_.number<unsigned>();
        p.explains = in_.number<std::uint8_t>() != 0;
        p.hints = in_.number<std::uint8_t>() != 0;
        if (p.ai_levels > 16) in_.fail();
        return {std::move(p)};
    }

  private:
    static const GameParts& nothing() {
        static const GameParts none;
        return none;
    }

    template <class Index>
    Index index(std::size_t count) {
        const auto read = in_.number<Index>();
        if (read != Index::none && number(read) >= count) in_.fail();
        return read;
    }
    Spot spot() { return index<Spot>(parts_.spots.size()); }
    Piece piece() { return index<Piece>(parts_.pieces.size()); }
    Player player() { return index<Player>(parts_.players.size()); }

    LegalMove legal_move() {
        LegalMove m{};
        m.action = in_.number<Action>();
        m.piece = piece();
        m.from = spot();
        m.to = spot();
        m.dice = in_.number<unsigned>();
        m.weight = in_.number<std::uint32_t>();
        m.text = in_.text(longest_move);
        return m;
    }
    Ending ending() {
        Ending e{};
        for (auto& result : e.results) {
            result.place = in_.number<int>();
            result.score = in_.number<int>();
            if (result.place < 0 || result.place > LUDARIUM_MAX_PLAYERS) in_.fail();
        }
        e.reason = in_.text(longest_key);
        return e;
    }
    bool in_range(const Told::Argument& a) const {
        const auto below = [&](std::size_t count) {
            return a.value >= 0 && static_cast<std::size_t>(a.value) < count;
        };
        switch (a.kind) {
        case LUDARIUM_ARGUMENT_NUMBER:
            return true;
        case LUDARIUM_ARGUMENT_SPOT:
            return below(parts_.spots.size());
        case LUDARIUM_ARGUMENT_PIECE:
            return below(parts_.pieces.size());
        case LUDARIUM_ARGUMENT_PLAYER:
            return below(parts_.players.size());
        default:
            return false;
        }
    }

    Reader& in_;
    const GameParts& parts_;
};

Answer get(Reader& in, std::uint8_t kind, const GameParts* parts) {
    AnswerReader reader(in, parts);
    switch (kind) {
    case 0:
        return reader.hello();
    case 1:
        return Refused{in.text(longest_line)};
    case 2:
        return Positioned{reader.position()};
    case 3:
        return reader.applied();
    case 4:
        return Reasoned{reader.maybe_told()};
    case 5: {
        const auto action = in.number<Action>();
        return Decided{action, reader.maybe_told()};
    }
    case 6:
        return Failed{in.text(longest_line)};
    case 7: {
        const auto level = in.number<int>();
        return Said{level, in.text(longest_line)};
    }
    default:
        in.fail();
        return Failed{};
    }
}

} // namespace

std::string encode(std::uint32_t number, const Answer& answer) {
    Writer out;
    out.number(number).number(static_cast<std::uint8_t>(answer.index()));
    std::visit([&](const auto& m) { put(out, m); }, answer);
    return out.bytes();
}

std::optional<Numbered<Answer>> decode_answer(std::string_view packet, const GameParts* parts) {
    Reader in(packet);
    const auto number = in.number<std::uint32_t>();
    const auto kind = in.number<std::uint8_t>();
    Answer answer = get(in, kind, parts);
    if (!in.finished()) return std::nullopt;
    return Numbered<Answer>{number, std::move(answer)};
}

} // namespace ludarium::shell::wire

// A host's answers as bytes; reading them checks every index and length against the game's parts.
#include <algorithm>

#include <ludarium/host/plain_text.hpp>

#include "plugins/wire/bytes.hpp"
#include "plugins/wire/messages.hpp"

namespace ludarium::shell::wire {
namespace {

// A problem's sentence, before it is made plain.
constexpr std::size_t longest_line = 2048;
// How often a die can be played.
constexpr unsigned most_uses = 99;

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
        p.phase = name(LUDARIUM_MAX_KEY);
        std::uint64_t men = 0;
        in_.list("stacks", LUDARIUM_MAX_STACKS, [&](Reader& r) {
            Stack s{spot(), piece(), r.number<unsigned>()};
            if (s.spot == Spot::none || s.piece == Piece::none || s.count < 1) r.fail();
            men += s.count;
            p.stacks.push_back(s);
        });
        in_.at_most("men", men, LUDARIUM_MAX_MEN);
        in_.list("dice", LUDARIUM_MAX_DICE, [&](Reader& r) {
            Die d{r.number<unsigned>(), r.number<unsigned>(), r.number<unsigned>()};
            if (d.sides < 2 || d.sides > LUDARIUM_MAX_SIDES || d.value > d.sides ||
                d.uses > most_uses)
                r.fail();
            p.dice.push_back(d);
        });
        in_.list("counts", LUDARIUM_MAX_COUNTS, [&](Reader& r) {
            Count c{r.number<unsigned>(), player(), shown_number()};
            if (c.counter >= parts_.counters.size()) r.fail();
            p.counts.push_back(c);
        });
        in_.list("actions", LUDARIUM_MAX_ACTIONS,
                 [&](Reader&) { p.legal.push_back(legal_move()); });
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
        in_.list("events", LUDARIUM_MAX_EVENTS, [&](Reader& r) {
            Happening h{};
            h.kind = r.number<std::uint32_t>();
            h.player = player();
            h.other = player();
            h.piece = piece();
            h.from = spot();
            h.to = spot();
            h.value = shown_number();
            h.key = name(LUDARIUM_MAX_KEY);
            a.happenings.push_back(std::move(h));
        });
        a.position = position();
        return a;
    }

    std::optional<Told> maybe_told() {
        if (!in_.number<std::uint8_t>()) return std::nullopt;
        Told t{name(LUDARIUM_MAX_KEY), {}};
        in_.list("arguments", LUDARIUM_MAX_ARGUMENTS, [&](Reader& r) {
            t.arguments.push_back(
                {name(LUDARIUM_MAX_KEY), r.number<std::int32_t>(), r.number<std::int32_t>()});
            if (!in_range(t.arguments.back())) r.fail();
        });
        return t;
    }

    Hello hello() {
        GameParts p;
        p.id = name(LUDARIUM_MAX_ID);
        p.version = name(LUDARIUM_MAX_VERSION);
        const auto names = [&](const char* what, std::vector<std::string>& to, std::size_t most) {
            in_.list(what, most, [&](Reader&) { to.push_back(name(LUDARIUM_MAX_ID)); });
        };
        names("players", p.players, LUDARIUM_MAX_PLAYERS);
        names("spots", p.spots, LUDARIUM_MAX_SPOTS);
        names("counters", p.counters, LUDARIUM_MAX_COUNTERS);
        in_.list("pieces", LUDARIUM_MAX_PIECES, [&](Reader& r) {
            p.pieces.push_back({name(LUDARIUM_MAX_ID), r.number<Player>()});
        });
        for (const auto& kind : p.pieces)
            if (kind.owner != Player::none && number(kind.owner) >= p.players.size()) in_.fail();
        p.ai_levels = in_.number<unsigned>();
        p.explains = in_.number<std::uint8_t>() != 0;
        p.hints = in_.number<std::uint8_t>() != 0;
        in_.at_most("levels", p.ai_levels, LUDARIUM_MAX_LEVELS);
        return {std::move(p)};
    }

    std::string line() { return host::plain_line(in_.text(longest_line), longest_line); }

  private:
    static const GameParts& nothing() {
        static const GameParts none;
        return none;
    }

    // Shown, looked up or written in a log: never with line ends or what else could deceive there.
    std::string name(std::size_t longest) {
        std::string read = in_.text(longest);
        if (!host::is_plain(read)) in_.fail();
        return read;
    }
    int shown_number() {
        const int read = in_.number<int>();
        if (read > LUDARIUM_MAX_NUMBER || read < -LUDARIUM_MAX_NUMBER)
            in_.fail("the number " + std::to_string(read) + ", where a screen shows six digits");
        return read;
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
        m.text = name(LUDARIUM_MAX_ACTION_TEXT);
        return m;
    }
    Ending ending() {
        Ending e{};
        for (auto& result : e.results) {
            result.place = in_.number<int>();
            result.score = shown_number();
            if (result.place < 0 || result.place > LUDARIUM_MAX_PLAYERS) in_.fail();
        }
        e.reason = name(LUDARIUM_MAX_KEY);
        return e;
    }
    bool in_range(const Told::Argument& a) const {
        const auto below = [&](std::size_t count) {
            return a.value >= 0 && static_cast<std::size_t>(a.value) < count;
        };
        switch (a.kind) {
        case LUDARIUM_ARGUMENT_NUMBER:
            return a.value <= LUDARIUM_MAX_NUMBER && a.value >= -LUDARIUM_MAX_NUMBER;
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
        return Refused{reader.line()};
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
        return Failed{reader.line()};
    case 7: {
        const auto level = in.number<int>();
        return Said{level, reader.line()};
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

host::Result<Numbered<Answer>> decode_answer(std::string_view packet, const GameParts* parts) {
    Reader in(packet);
    const auto number = in.number<std::uint32_t>();
    const auto kind = in.number<std::uint8_t>();
    Answer answer = get(in, kind, parts);
    if (!in.finished()) in.fail();
    if (!in.good()) return host::Problem{in.problem()};
    return Numbered<Answer>{number, std::move(answer)};
}

} // namespace ludarium::shell::wire

// Terni lapilli, "three pebbles each": a whole game plugin in one file. Copy this folder, rename it
// and change the rules.
//
// Three by three spots. The players place three pebbles each in turn, then slide one along a line
// to a free neighbouring spot. Three in a row wins. Ovid tells of a small board with three pebbles
// a side, won by bringing one's own together (Ars amatoria III 365–366), but not how they move:
// these rules are a modern reconstruction.
#include <array>

#include <ludarium/plugin.hpp>

using namespace ludarium;

namespace {

constexpr unsigned spots = 9;   // a1 b1 c1, a2 b2 c2, a3 b3 c3
constexpr unsigned centre = 4;  // b2
constexpr unsigned reserve = 9; // "from" of a pebble that is placed
constexpr int men_each = 3;
constexpr int last_ply = 60; // a draw; so that no visit lasts for ever
constexpr unsigned lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                  {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

// Side by side on a line: along rows and columns, and between the centre and a corner.
bool neighbours(unsigned a, unsigned b) {
    for (const auto& line : lines)
        if ((a == line[1] && (b == line[0] || b == line[2])) ||
            (b == line[1] && (a == line[0] || a == line[2])))
            return true;
    return false;
}

struct TerniLapilli {
    // Everything the rules need to know, as plain values. Who is to move and how many pebbles are
    // still in hand follows from the number of actions so far.
    struct State {
        std::array<char, spots> board{'.', '.', '.', '.', '.', '.', '.', '.', '.'};
        int plies = 0;
        bool free_opening = false;

        unsigned turn() const { return static_cast<unsigned>(plies % 2); }
        char mine() const { return "wb"[turn()]; }
        char yours() const { return "bw"[turn()]; }
        bool placing() const { return plies < 2 * men_each; }
    };

    // --- What the game is made of ---------------------------------------------------------------

    static const ludarium_descriptor& descriptor() {
        static const Descriptor made = [] {
            Descriptor d("terni-lapilli", "1.0.0");
            const Player white = d.player("white");
            const Player black = d.player("black");
            for (unsigned spot = 0; spot < spots; ++spot) d.spot(spot_name(spot));
            d.spot("reserve-white");
            d.spot("reserve-black");
            d.piece("white", white);
            d.piece("black", black);
            d.option("opening", {"not-centre", "free"});
            d.seats(2, 2);
            d.bounds(9, last_ply);
            return d;
        }();
        return made.raw();
    }

    static State start(const Setup& setup) {
        State state;
        state.free_opening = setup.choice(0) == 1;
        return state;
    }

    // --- The rules ------------------------------------------------------------------------------

    static Actor actor(const State& s) {
        return blocked(s) ? game_over : static_cast<Actor>(s.turn());
    }

    // An action is from × 9 + to. Going through "from" and "to" upwards lists them ascending; at
    // the end there are none.
    static void legal_actions(const State& s, Actions& out) {
        if (three(s, 'w') || three(s, 'b') || s.plies >= last_ply) return;
        for (unsigned from = 0; from <= reserve; ++from)
            for (unsigned to = 0; to < spots; ++to)
                if (may_go(s, from, to)) out.push_back(from * spots + to);
    }

    static void apply(State& s, Action action, Events& events) {
        const auto [from, to] = split(action);
        const auto piece = static_cast<Piece>(s.turn());
        const auto from_spot = shown_from(s, from), to_spot = static_cast<Spot>(to);
        if (from == reserve) {
            events.entered(piece, from_spot, to_spot);
        } else {
            events.moved(piece, from_spot, to_spot);
            s.board[from] = '.';
        }
        s.board[to] = s.mine();
        ++s.plies;
        if (s.plies == 2 * men_each) events.phase(static_cast<Player>(s.turn()), "phase.sliding");
    }

    static Outcome outcome(const State& s) {
        const auto to_move = static_cast<Player>(s.turn()),
                   other = static_cast<Player>(1 - s.turn());
        if (three(s, s.yours())) return Outcome("end.three").place(other, 1).place(to_move, 2);
        if (three(s, s.mine())) return Outcome("end.three").place(to_move, 1).place(other, 2);
        if (s.plies >= last_ply) return Outcome("end.draw").place(other, 1).place(to_move, 1);
        return Outcome("end.blocked").place(other, 1).place(to_move, 2);
    }

    // --- What visitors see and touch ------------------------------------------------------------

    static void view(const State& s, View& out) {
        for (unsigned spot = 0; spot < spots; ++spot)
            if (s.board[spot] != '.')
                out.stack(static_cast<Spot>(spot), s.board[spot] == 'w' ? Piece{0} : Piece{1});
        out.stack(Spot{reserve}, Piece{0}, men_each - placed(s.plies, 0));
        out.stack(Spot{reserve + 1}, Piece{1}, men_each - placed(s.plies, 1));
        out.turn(actor(s) == game_over ? Player::none : static_cast<Player>(s.turn()));
        out.phase(s.placing() ? "placing" : "sliding");
    }

    static Move describe(const State& s, Action action) {
        const auto [from, to] = split(action);
        return {static_cast<Piece>(s.turn()), shown_from(s, from), static_cast<Spot>(to), 0};
    }

    static std::string action_text(const State&, Action action) {
        const auto [from, to] = split(action);
        return from == reserve ? spot_name(to) : spot_name(from) + "-" + spot_name(to);
    }

    // Why a tap or a drag does not work, as keys into content/<language>/strings.po.
    static std::optional<Message> why_not(const State& s, Spot from, Spot to) {
        if (actor(s) == game_over) return Message("why.over");
        const unsigned f = number(from), t = number(to);
        const bool own_reserve = f == reserve + s.turn();
        if (s.placing() && !own_reserve) return Message("why.place-first");
        if (!s.placing() && (f >= spots || s.board[f] != s.mine())) return Message("why.not-yours");
        if (t == number(Spot::none)) {
            if (own_reserve) return std::nullopt;
            for (unsigned spot = 0; spot < spots; ++spot)
                if (may_go(s, f, spot)) return std::nullopt;
            return Message("why.stuck");
        }
        if (t >= spots) return Message("why.off-board");
        if (s.board[t] != '.') return Message("why.occupied").spot("spot", to);
        if (s.placing() && !may_go(s, reserve, t)) return Message("why.centre");
        if (!s.placing() && !neighbours(f, t)) return Message("why.far").spot("spot", from);
        return std::nullopt;
    }

    static std::optional<Message> forced(const State& s) {
        Actions legal;
        legal_actions(s, legal);
        if (legal.size() == 1) return Message("forced.only-move");
        return std::nullopt;
    }

    // --- The computer: with evaluate(), ai/1 comes for free
    // ---------------------------------------

    static int evaluate(const State& s, Player player) {
        const char mine = "wb"[number(player)], yours = "bw"[number(player)];
        int open = 0; // lines still to be had, more for each pebble on them
        for (const auto& line : lines) {
            const int own = count(s, line, mine), their = count(s, line, yours);
            if (!their) open += 10 + 20 * own;
            if (!own) open -= 10 + 20 * their;
        }
        return open;
    }

    static std::pair<Action, Message> hint(const State& s, const Thought& thought) {
        const Choice choice = search::alpha_beta<TerniLapilli>(s, thought.with_node_limit(50'000));
        State next = s;
        Events unseen = Events::nobody();
        apply(next, choice.action, unseen);
        const auto spot = static_cast<Spot>(split(choice.action).second);
        if (three(next, s.mine())) return {choice.action, Message("hint.win").spot("spot", spot)};
        State passed = s;
        ++passed.plies; // as if the other side were to move already
        if (threatens(passed) && !threatens(next))
            return {choice.action, Message("hint.block").spot("spot", spot)};
        return {choice.action, Message("hint.good").spot("spot", spot)};
    }

    // --- Positions as text: lessons, tests, and saving a game -----------------------------------
    // Rows from the top, then the number of actions so far: "..b/.w./w.. 3".

    static std::string position_text(const State& s) {
        std::string text;
        for (unsigned row = 3; row-- > 0;) {
            text.append(&s.board[3 * row], 3);
            text += row ? '/' : ' ';
        }
        return text + std::to_string(s.plies);
    }

    static State position(const Setup& setup, std::string_view text) {
        State s = start(setup);
        if (text.size() < 13 || text.size() > 14)
            throw Refused::text(text.size(), "three rows of three, a space and a number expected");
        for (std::size_t i = 0; i < 12; ++i) {
            const char c = text[i], after_row = i == 11 ? ' ' : '/';
            const std::size_t row = 2 - i / 4, column = i % 4;
            if (column == 3 ? c != after_row : c != '.' && c != 'w' && c != 'b')
                throw Refused::text(i, "'.', 'w' or 'b' expected, and '/' after a row");
            if (column < 3) s.board[3 * row + column] = c;
        }
        for (std::size_t i = 12; i < text.size(); ++i) {
            if (text[i] < '0' || text[i] > '9') throw Refused::text(i, "a number expected");
            s.plies = 10 * s.plies + (text[i] - '0');
        }
        if (s.plies > last_ply) throw Refused::text(12, "a game has at most 60 actions");
        if (position_text(s) != text) throw Refused::text(12, "a number without leading zeros");
        for (int player : {0, 1})
            if (std::count(s.board.begin(), s.board.end(), "wb"[player]) != placed(s.plies, player))
                throw Refused::text(0, "as many pebbles as the number of actions allows expected");
        return s;
    }

    // Equal for equal states, the same on every machine.
    static std::uint64_t hash(const State& s) {
        std::uint64_t hash = static_cast<std::uint64_t>(s.plies);
        for (char c : s.board) hash = hash * 3 + (c == '.' ? 0 : c == 'w' ? 1 : 2);
        return search::mixed(hash * 2 + s.free_opening);
    }

  private:
    static std::string spot_name(unsigned spot) {
        return {static_cast<char>('a' + spot % 3), static_cast<char>('1' + spot / 3)};
    }
    static std::pair<unsigned, unsigned> split(Action action) {
        return {static_cast<unsigned>(action / spots), static_cast<unsigned>(action % spots)};
    }
    static Spot shown_from(const State& s, unsigned from) {
        return static_cast<Spot>(from == reserve ? reserve + s.turn() : from);
    }
    static int placed(int plies, int player) {
        return std::min(men_each, (plies + 1 - player) / 2);
    }
    static int count(const State& s, const unsigned (&line)[3], char who) {
        return (s.board[line[0]] == who) + (s.board[line[1]] == who) + (s.board[line[2]] == who);
    }
    static bool three(const State& s, char who) {
        return std::any_of(std::begin(lines), std::end(lines),
                           [&](const auto& line) { return count(s, line, who) == 3; });
    }
    static bool may_go(const State& s, unsigned from, unsigned to) {
        if (s.board[to] != '.') return false;
        if (s.placing()) return from == reserve && (s.plies > 0 || to != centre || s.free_opening);
        return from < spots && s.board[from] == s.mine() && neighbours(from, to);
    }
    static bool blocked(const State& s) {
        Actions legal;
        legal_actions(s, legal);
        return legal.empty();
    }
    // The side to move could make three in a row at once.
    static bool threatens(const State& s) {
        Actions legal;
        legal_actions(s, legal);
        return std::any_of(legal.begin(), legal.end(), [&](Action action) {
            State next = s;
            Events unseen = Events::nobody();
            apply(next, action, unseen);
            return three(next, s.mine());
        });
    }
};

} // namespace

const ludarium_entry ludarium_plugin = ludarium::plugin<TerniLapilli>;

// A game through its whole boundary: a die is thrown, then its player moves a man that far, to spot
// 10. Small, but with everything a plugin can have.
#pragma once

#include <stdexcept>

#include <ludarium/plugin.hpp>

namespace counting {

using namespace ludarium;

struct Game {
    struct State {
        int at = 0;
        int die = 0;

        bool operator==(const State& other) const { return at == other.at && die == other.die; }
    };

    static const ludarium_descriptor& descriptor() {
        static const Descriptor made = [] {
            Descriptor d("counting", "1.0.0");
            const Player walker = d.player("walker");
            d.piece("man", walker);
            for (int i = 0; i <= 10; ++i) d.spot("s" + std::to_string(i));
            d.counter("steps");
            d.option("length", {"whole", "half"});
            d.seats(1, 1);
            d.bounds(2, 40);
            return d;
        }();
        return made.raw();
    }
    static State start(const Setup& setup) { return {setup.choice(0) == 1 ? 5 : 0, 0}; }
    static Actor actor(const State& s) { return s.at == 10 ? game_over : s.die ? 0 : chance; }
    static void legal_actions(const State& s, Actions& out) {
        if (s.at == 10) return;
        out.push_back(1);
        if (!s.die) out.push_back(2);
    }
    static void chance_weights(const State&, std::vector<std::uint32_t>& out) { out = {2, 1}; }
    static void apply(State& s, Action action, Events& events) {
        if (!s.die) {
            s.die = static_cast<int>(action);
            events.thrown(Player{0});
            return;
        }
        const int to = std::min(10, s.at + s.die);
        events.moved(Piece{0}, static_cast<Spot>(s.at), static_cast<Spot>(to));
        events.announced(Player{0}, "announce.step");
        events.paid(Player{0}, Player::none, s.die);
        s = {to, 0};
    }
    static Outcome outcome(const State&) { return Outcome("end.arrived").place(Player{0}, 1, 7); }
    static Move describe(const State& s, Action) {
        if (!s.die) return {};
        return {Piece{0}, static_cast<Spot>(s.at), static_cast<Spot>(std::min(10, s.at + s.die)),
                1};
    }
    static void view(const State& s, View& out) {
        out.stack(static_cast<Spot>(s.at), Piece{0});
        out.die(2, s.die, s.die ? 1 : 0);
        out.count(0, Player{0}, s.at);
        out.turn(s.at == 10 ? Player::none : Player{0});
        out.phase("walking");
    }
    static std::string action_text(const State& s, Action action) {
        return (s.die ? "go" : "throw") + std::to_string(action);
    }
    static std::uint64_t hash(const State& s) {
        return static_cast<std::uint64_t>(s.at * 8 + s.die);
    }
    static std::string position_text(const State& s) {
        return std::to_string(s.at) + "/" + std::to_string(s.die);
    }
    static State position(const Setup&, std::string_view text) {
        int at = 0, die = 0;
        if (std::sscanf(std::string(text).c_str(), "%d/%d", &at, &die) != 2)
            throw Refused::text(0, "a position is spot/die");
        if (at < 0 || at > 10) throw Refused::text(0, "the spot is 0 to 10");
        if (die < 0 || die > 2) throw Refused::text(text.find('/') + 1, "the die is 0 to 2");
        return {at, die};
    }
    static std::optional<Message> why_not(const State& s, Spot from, Spot) {
        if (from == static_cast<Spot>(s.at)) return std::nullopt;
        return Message("why.no-man").spot("spot", from).number("steps", s.die);
    }
    static std::pair<Action, Message> hint(const State&, const Thought&) {
        return {1, Message("hint.walk")};
    }
};

} // namespace counting

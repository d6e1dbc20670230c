// A table without a picture: reports go in, intents come out.
#pragma once

#include <gmock/gmock.h>

#include "../common/moved_clock.hpp"
#include "screens/table_play.hpp"

namespace ludarium::test {

using namespace shell;

inline constexpr Spot a{0}, b{1}, c{2}, d{3};
inline constexpr Piece white_man{0}, black_man{1};
inline constexpr milliseconds computer_pause{500};

struct TablePlayTest : testing::Test {
    static GameParts parts() {
        GameParts p;
        p.id = "line";
        p.players = {"white", "black"};
        p.spots = {"a", "b", "c", "d"};
        p.pieces = {{"white", Player{0}}, {"black", Player{1}}};
        p.ai_levels = 3;
        p.explains = p.hints = true;
        return p;
    }
    static TablePlay::Seats seats(Seat::Kind white, Seat::Kind black) {
        TablePlay::Seats s{};
        s[0] = {white, 0};
        s[1] = {black, 2};
        return s;
    }

    // A white man on a, a black one on d; white may go to b or c.
    static Position position(std::uint64_t ply, Actor actor) {
        Position p;
        p.ply = ply;
        p.hash = 1000 + ply;
        p.actor = actor;
        p.turn = actor >= 0 ? static_cast<Player>(actor) : Player{0};
        p.stacks = {{a, white_man, 1}, {d, black_man, 1}};
        if (actor == 0)
            p.legal = {{10, white_man, a, b, 0, 0, "a-b"}, {11, white_man, a, c, 0, 0, "a-c"}};
        if (actor == 1) p.legal = {{20, black_man, d, c, 0, 0, "d-c"}};
        return p;
    }

    void start(std::uint64_t ply = 0, Actor actor = 0) { play.take(Started{position(ply, actor)}); }
    void played(Action action, std::uint64_t ply, Actor actor, std::vector<Happening> what = {}) {
        play.take(Played{action, std::move(what), position(ply, actor)});
    }
    template <class Wanted>
    Wanted next() {
        const auto intent = play.next();
        if (!intent || !std::holds_alternative<Wanted>(*intent)) {
            ADD_FAILURE() << "another intent, or none";
            return {};
        }
        return std::get<Wanted>(*intent);
    }
    bool nothing() { return !play.next(); }
    std::string message() const { return play.message() ? play.message()->key : ""; }

    MovedClock clock;
    TablePlay play{parts(), seats(Seat::Kind::visitor, Seat::Kind::computer), clock,
                   computer_pause};
};

} // namespace ludarium::test

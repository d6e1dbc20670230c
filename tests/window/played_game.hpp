// A visitor in the middle of a game of tablut against the computer.
#pragma once

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

namespace ludarium::test {

// At its table at once, with a computer that does not think for long.
inline KioskStart at_the_table(const std::string& more_settings = "") {
    KioskStart how;
    how.game = "tablut";
    how.settings = "[play]\nthink = 50\nmaster-thinks = 50\n" + more_settings;
    return how;
}

struct PlayedGame {
    KioskWindow kiosk;
    KioskWindow::Line last; // position

    explicit PlayedGame(KioskStart how = at_the_table()) : kiosk(std::move(how)) { begins(); }

    void begins() {
        last = kiosk.await_position(0);
        moves_ = 0;
    }
    // The visitor's first taps.
    void touch() {
        static const std::pair<const char*, const char*> moves[] = {
            {"a4", "b4"}, {"i4", "h4"}, {"a6", "b6"}, {"i6", "h6"},
            {"d1", "d2"}, {"f1", "f2"}, {"d9", "d8"}, {"f9", "f8"}};
        const auto& [from, to] = moves[moves_++];
        kiosk.tap(std::string("spot-") + from);
        kiosk.tap(std::string("spot-") + to);
    }
    // Until the computer has answered.
    void await_answer() { last = kiosk.await_position(2 * moves_); }
    void move() {
        touch();
        await_answer();
    }
    void expect_same_position() {
        EXPECT_EQ(kiosk.await_position(2 * moves_).at("hash"), last.at("hash"));
    }
    // A crash loses nothing.
    void expect_kept() {
        kiosk.kill_shell();
        kiosk.start();
        EXPECT_EQ(kiosk.await("resumed").at("actions"), 2 * moves_);
        expect_same_position();
    }
    std::size_t logged(const std::string& words) const {
        std::size_t times = 0;
        const std::string log = kiosk.log();
        for (auto at = log.find(words); at != std::string::npos; at = log.find(words, at + 1))
            ++times;
        return times;
    }

  private:
    unsigned moves_ = 0; // of the visitor's
};

} // namespace ludarium::test

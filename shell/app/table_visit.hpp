// One game from its first position to its last: the session, the screen, and what goes between
// them.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "app/house.hpp"
#include "plugins/session.hpp"
#include "screens/curtain.hpp"
#include "screens/table_screen.hpp"

namespace ludarium::shell {

class TableVisit {
  public:
    // `art`: of a game just played at the same table, so that it need not be laid again.
    TableVisit(House& house, Scene& scene, InstalledGame game, Journal journal,
               std::optional<TableArt> art = std::nullopt);
    ~TableVisit();
    TableVisit(const TableVisit&) = delete;
    TableVisit& operator=(const TableVisit&) = delete;

    void handle(const Input& input);
    // Takes in whatever has arrived and whatever time has brought.
    void proceed();
    int descriptor() const { return session_.descriptor(); }
    std::optional<Time> deadline() const;
    bool laid() const { return screen_ != nullptr; }

    // How the visit wants to go on, if not with this game.
    const std::optional<StartAgain>& start_again() const { return start_again_; }
    bool ended() const { return ended_; } // the game can't go on

    const InstalledGame& game() const { return game_; }
    const GameHeader& header() const { return session_.journal().header(); }
    std::optional<TableArt> art() const { return art_; }
    // Nobody comes back to this game.
    void close() { session_.close(); }

  private:
    void take(const Report& report);
    void order_art(const Position& first);
    void lay(const TableArt& art);
    void carry(const Intent& intent);
    TablePlay::Seats seats() const;

    House& house_;
    Scene& scene_;
    InstalledGame game_;
    Strings strings_;
    Words words_;
    Session session_;
    std::unique_ptr<Curtain> curtain_;
    std::optional<TableArt> art_;
    std::unique_ptr<TableScreen> screen_;
    std::deque<Report> held_; // until the table is laid
    std::optional<StartAgain> start_again_;
    bool ordered_ = false;
    bool ended_ = false;
    int noted_host_ = -1;
};

} // namespace ludarium::shell

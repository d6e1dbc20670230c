// One game from its first position to its last: the session, the screen, and what goes between
// them.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "app/house.hpp"
#include "plugins/session.hpp"
#include "screens/curtain.hpp"
#include "screens/screen.hpp"
#include "screens/table_screen.hpp"

namespace ludarium::shell {

class TableVisit : public Screen {
  public:
    // `art`: of a game just played at the same table, so that it need not be laid again.
    TableVisit(House& house, const Surroundings& around, SharedGame game, Journal journal,
               std::shared_ptr<const TableArt> art = nullptr);
    ~TableVisit() override;
    // It goes on after a crash: in hand until somebody has played on.
    void resumes(InHand journal) { resuming_ = std::move(journal); }

    std::string name() const override { return "table"; }
    void appear() override;
    void vanish() override;
    void restyle() override;
    void handle(const Input& input) override;
    void back() override;
    void proceed() override;
    int descriptor() const override { return session_.descriptor(); }
    std::optional<Time> deadline() const override;
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override;
    bool ready() const override { return screen_ != nullptr; }
    bool in_play() const override { return true; }

  private:
    void take(const Report& report);
    void wait_for_host();
    void order_art(const Position& first);
    void lay();
    void carry(const Intent& intent);
    void think(unsigned level);
    void note_thought();
    void start_again(const StartAgain& wish);
    void open_rules();
    const GameHeader& header() const { return session_.journal().header(); }
    TablePlay::Seats seats() const;

    House& house_;
    const Surroundings& around_;
    SharedGame game_;
    Words words_;
    VisitorSettings shown_; // as the screen is drawn now
    InHand in_hand_;
    std::optional<InHand> resuming_;
    Session session_;
    std::unique_ptr<Curtain> curtain_;
    std::shared_ptr<const TableArt> art_;
    std::optional<TablePlay> play_;
    std::unique_ptr<TableScreen> screen_;
    TableScreen::Kept kept_;
    std::deque<Report> held_; // until the table is laid
    std::deque<Wish> wishes_;
    std::vector<std::string> announced_; // by the last move: "announce.raichi"
    bool ordered_ = false;
    bool visible_ = false;
    int noted_host_ = -1;
    std::optional<Time> no_host_since_; // before the table is laid
    bool told_ = false;                 // by the curtain, that it takes longer
    struct Thinking {
        unsigned level = 0;
        milliseconds limit{};
        std::chrono::steady_clock::time_point since;
    };
    std::optional<Thinking> thinking_; // since the computer was asked
};

// What a rematch needs: everybody moves one seat on; with two players that swaps them.
GameHeader with_seats_moved(GameHeader header);

} // namespace ludarium::shell

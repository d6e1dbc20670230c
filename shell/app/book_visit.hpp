// A visitor reads and tries: the pages of one game, and for each live board a session of its own.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>

#include "app/house.hpp"
#include "plugins/session.hpp"
#include "screens/book_screen.hpp"
#include "screens/screen.hpp"
#include "sound/recital.hpp"

namespace ludarium::shell {

class BookVisit : public Screen {
  public:
    // `in_game`: opened from a table, to which it goes back.
    BookVisit(House& house, const Surroundings& around, Shelf& shelf, SharedGame game,
              const OpenBook& wish, bool in_game);
    ~BookVisit() override;

    std::string name() const override { return "book"; }
    void appear() override;
    void vanish() override;
    void restyle() override;
    void reread() override;
    void handle(const Input& input) override;
    void back() override { wishes_.push_back(GoBack{}); }
    void fall_silent() override { recital_.stop(); }
    void proceed() override;
    int descriptor() const override { return session_ ? session_->descriptor() : -1; }
    std::optional<Time> deadline() const override;
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override;
    bool ready() const override { return screen_ != nullptr; }
    bool in_play() const override { return true; } // there is something to think about

    // Nothing to read: the book need not be opened.
    bool empty() const { return chapters_.empty(); }

  private:
    std::vector<Chapter> read() const;
    // The same place in other words: of another language, or changed on the disk.
    void take_chapters(std::vector<Chapter> chapters);
    void open(std::size_t chapter, std::size_t step);
    void press(const std::string& name);
    void go_on();
    std::string way_on() const;
    BookScreen::Leaf leaf() const;
    const host::PageStep& here() const;
    const host::Board* board() const;

    void begin_board();
    void end_board();
    void take(const Report& report);
    void order_art(const Position& first);
    void lay_board();
    void fail_board(const std::string& problem);
    void carry(const Intent& intent);
    BookLayout layout() const;

    // Whether pages can be read in this language, and now.
    bool has_voice() const;
    void read_aloud();
    void keep_voice_and_page_together();

    House& house_;
    const Surroundings& around_;
    Shelf& shelf_;
    SharedGame game_;
    bool in_game_;
    std::optional<InHand> in_hand_; // none: its pages are left out
    Words words_;
    VisitorSettings shown_; // as the screen is drawn now
    std::vector<Chapter> chapters_;
    std::size_t chapter_ = 0;
    std::size_t step_ = 0;

    Recital recital_;
    bool voiced_ = false; // the screen has a button for it

    std::unique_ptr<Session> session_;
    std::optional<LiveBoard> live_;
    bool dice_ = false; // this game has some
    std::map<std::string, std::shared_ptr<const TableArt>> arts_;
    std::string art_; // which of them the board needs
    std::unique_ptr<BookScreen> screen_;
    bool laid_ = false; // the board is on the screen
    std::deque<Wish> wishes_;
};

} // namespace ludarium::shell

// The board of a page: the game's own, with men that move and a hand that tries.
#pragma once

#include <memory>

#include "input/pointer.hpp"
#include "language/words.hpp"
#include "screens/announcement.hpp"
#include "screens/board_hand.hpp"
#include "screens/dice_tray.hpp"
#include "screens/live_board.hpp"
#include "screens/payment.hpp"
#include "screens/surroundings.hpp"
#include "screens/table_art.hpp"
#include "screens/table_marks.hpp"
#include "screens/table_men.hpp"
#include "screens/target.hpp"

namespace ludarium::shell {

class BookStage {
  public:
    // `tools` and `words` outlive this.
    BookStage(const Surroundings& around, const StageTools& tools, const Words& words,
              std::shared_ptr<const TableArt> art);

    // What is on the board now; null: whatever stands there stays, and nothing can be touched. The
    // live board outlives this, or null is shown before it ends.
    void show(LiveBoard* live);
    const TableArt* art() const { return art_.get(); }

    void take(const Report& report);
    void handle(const Input& input);
    void refresh();
    std::vector<Target> targets() const;
    std::vector<Witness::Place> places() const;

  private:
    void press(const Pressed& press);
    void call_out(const Told& told);
    void show_payment(const std::vector<Happening>& happenings, milliseconds after);

    const Surroundings& around_;
    const StageTools& tools_;
    const Words& words_;
    std::shared_ptr<const TableArt> art_;
    LiveBoard* live_ = nullptr;
    Node board_;
    TableMen men_;
    TableMarks marks_;
    DiceTray dice_;
    Announcement announcement_;
    Payment payment_;
    BoardHand<LiveBoard> hand_;
};

} // namespace ludarium::shell

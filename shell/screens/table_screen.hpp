// The table where a game is played: board, men, panel and dialogues, and what a hand on them means.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "input/pointer.hpp"
#include "language/words.hpp"
#include "screens/announcement.hpp"
#include "screens/board_hand.hpp"
#include "screens/dialogue.hpp"
#include "screens/payment.hpp"
#include "screens/surroundings.hpp"
#include "screens/table_art.hpp"
#include "screens/table_marks.hpp"
#include "screens/table_men.hpp"
#include "screens/table_panel.hpp"
#include "screens/table_play.hpp"
#include "screens/target.hpp"

namespace ludarium::shell {

class TableScreen {
  public:
    // What lies over the board.
    enum class Question { none, new_game, leave, end };
    // What is remembered when the screen is drawn anew in other colours or sizes.
    struct Kept {
        Question question = Question::none;
        bool end_shown = false;
    };

    // `words` and `play` outlive the screen.
    TableScreen(const Surroundings& around, const Words& words, TableArt art, TablePlay& play,
                Kept kept);

    void take(const Report& report);
    void handle(const Input& input);
    // Time has passed.
    void advance();
    std::optional<Time> deadline() const;
    std::optional<Intent> next();
    // The language has changed.
    void relabel();
    // The visitor wants to leave: asks first if there is something to lose.
    void back();
    std::vector<Target> targets() const;
    // Whatever moves arrives at once; the screen may be put away.
    Kept put_away();

  private:
    struct Held { // by a finger
        Finger finger;
        Button* button;
    };

    void perform(const std::vector<Happening>& happenings);
    void let_hear(const std::vector<Happening>& happenings, milliseconds takes);
    void press(const Pressed& press);
    void move(const Moved& move);
    void release(const Released& release);
    void lose(Finger finger);
    Button* let_go_of_button(Finger finger);
    void press_button(const std::string& name);
    Button* button_at(Point p);
    Point last_target() const;
    void refresh();
    void tell_witness();
    void tell_places();
    void ask(Question question);
    Dialogue::Content words_for(Question question) const;
    void close_dialogue();

    const Surroundings around_;
    const Words& words_;
    TableArt art_;
    int target_;
    Motion motion_;
    StageTools tools_;
    TablePlay& play_;
    Node backdrop_;
    Node board_;
    TableMen men_;
    TableMarks marks_;
    TablePanel panel_;
    Announcement announcement_;
    Payment payment_;
    std::unique_ptr<Dialogue> dialogue_;
    Question question_ = Question::none;
    std::vector<Held> held_;
    BoardHand<TablePlay> hand_;
    std::deque<Intent> intents_;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> told_position_;
    std::string told_message_;
    bool end_shown_ = false;
};

} // namespace ludarium::shell

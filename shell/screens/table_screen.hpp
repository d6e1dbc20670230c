// The table where a game is played: board, men, panel and dialogues, and what a hand on them means.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "input/pointer.hpp"
#include "language/words.hpp"
#include "screens/announcement.hpp"
#include "screens/dialogue.hpp"
#include "screens/table_art.hpp"
#include "screens/table_marks.hpp"
#include "screens/table_men.hpp"
#include "screens/table_panel.hpp"
#include "screens/table_play.hpp"
#include "screens/witness.hpp"

namespace ludarium::shell {

class TableScreen {
  public:
    struct Surroundings { // all of them outlive the screen
        Scene& scene;
        const Clock& clock;
        const Theme& theme;
        Typesetter& type;
        const Words& words;
        Witness& witness;
    };

    TableScreen(const Surroundings& around, TableArt art, GameParts parts, TablePlay::Seats seats,
                int fingertip);

    void take(const Report& report);
    void handle(const Input& input);
    // Time has passed.
    void advance();
    std::optional<Time> deadline() const;
    std::optional<Intent> next();
    // The language has changed.
    void relabel();

    const TablePlay& play() const { return play_; }

  private:
    struct Grip { // a finger on the board, not yet lifted
        Spot spot;
        Point pressed;
        bool movable;
        bool already_lifted; // by an earlier tap
        bool dragging;
    };

    void press(Point p);
    void move(Point p);
    void release(Point p);
    void lose();
    void press_button(const std::string& name);
    Button* button_at(Point p);
    std::optional<Spot> spot_at(Point p) const;
    void show_lift();
    Point last_target() const;
    void refresh();
    void tell_witness();
    void tell_places();
    void open_dialogue(Dialogue::Content content, bool is_end);
    void open_new_game_dialogue();
    void open_end_dialogue();
    void close_dialogue();

    const Surroundings around_;
    TableArt art_;
    int target_;
    Motion motion_;
    StageTools tools_;
    TablePlay play_;
    Node backdrop_;
    Node board_;
    TableMen men_;
    TableMarks marks_;
    TablePanel panel_;
    Announcement announcement_;
    std::unique_ptr<Dialogue> dialogue_;
    std::optional<bool> dialogue_is_end_;
    std::optional<Grip> grip_;
    Button* pressed_ = nullptr;
    std::optional<Spot> shown_lift_;
    std::deque<Intent> intents_;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> told_position_;
    std::string told_message_;
    bool end_shown_ = false;
};

} // namespace ludarium::shell

// A page of a game's book: its words beside a live board, one step at a time, with ways to the next
// step and to the other chapters.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "pages/book.hpp"
#include "screens/backdrop.hpp"
#include "screens/book_layout.hpp"
#include "screens/book_stage.hpp"
#include "screens/book_words.hpp"
#include "screens/button_group.hpp"

namespace ludarium::shell {

class BookScreen {
  public:
    // Where the book is open.
    struct Leaf {
        const std::vector<Chapter>* chapters = nullptr;
        std::size_t chapter = 0;
        std::size_t step = 0;
        std::string way_on; // what the button that leads on says; empty: the book ends here

        const Chapter& here() const { return chapters->at(chapter); }
    };

    // Everything outlives the screen.
    BookScreen(const Surroundings& around, const Words& words, Shelf& shelf,
               const InstalledGame& game, const BookLayout& at);
    ~BookScreen();
    BookScreen(const BookScreen&) = delete;
    BookScreen& operator=(const BookScreen&) = delete;

    void open(const Leaf& leaf);
    // The step's board; null: the game's picture in its place.
    void show_board(LiveBoard* live, std::shared_ptr<const TableArt> art);
    // The board goes on to another one: until that comes, it stands as it is.
    void hold_board();

    // What a voice does with the page. While it speaks, the board waits for it, and what it reads is
    // marked.
    struct Voice {
        bool usable = false; // now: something would be heard
        bool on = false;
        bool speaking = false;
        std::optional<std::size_t> passage; // none: the caption
        friend bool operator==(const Voice& a, const Voice& b) {
            return a.usable == b.usable && a.on == b.on && a.speaking == b.speaking &&
                   a.passage == b.passage;
        }
    };
    void follow(const Voice& voice);
    // What stands below the board; empty: nothing.
    const std::string& caption() const { return caption_text_; }

    void take(const Report& report);
    // The button that was pressed, if this input did that: "next", "previous", "again", "aloud",
    // "chapter-rules"; "hurry" where a tap skips what is going on.
    std::optional<std::string> handle(const Input& input);
    void advance();
    std::optional<Time> deadline() const;
    std::vector<Target> targets() const;

  private:
    void show_buttons();
    void show_strip();
    void show_caption(Box room);
    void show_voice();
    void show_cover();
    void put_cover_away();
    void refresh();
    void tell_witness();

    const Surroundings& around_;
    const Words& words_;
    Shelf& shelf_;
    const InstalledGame& game_;
    BookLayout at_;
    Motion motion_;
    StageTools tools_;
    Backdrop backdrop_;
    Node face_;
    BookWords text_;
    ButtonGroup buttons_;
    Node cover_;
    Node strip_;
    Node hand_;
    Node caption_;
    std::unique_ptr<BookStage> stage_;
    Picture strip_plays_, strip_waits_, strip_spoken_;
    Voice voice_;
    std::string caption_text_;
    LiveBoard* live_ = nullptr;
    bool awaits_board_ = false;
    Leaf leaf_;
    std::optional<std::size_t> told_beats_;
    std::string told_message_;
    std::optional<std::uint64_t> told_position_;
};

} // namespace ludarium::shell

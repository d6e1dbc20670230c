// A page that teaches: Markdown in steps, with live boards in it. sdk/README.md describes the format.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "result.hpp"

namespace ludarium::host {

// One line of a ```board block after its position.
struct BoardLine {
    enum class Kind {
        play,    // moves, shown one after the other
        caption, // "> …": said while what follows is shown
        visitor, // "? …": the visitor's turn; these moves are right, the first goes on; "any"
        wrong,   // "! …": said when the visitor's move is legal, but not the right one
        claim    // "= …": what is true now, for the tests: "e7 empty", "wins white"
    };
    Kind kind;
    std::size_t line; // of the page
    std::string text; // as written, without its sign
    std::vector<std::string> words() const;
};

struct Board {
    std::size_t line = 0;                       // of the page, where the block begins
    std::map<std::string, std::string> choices; // options of the game: "rules=five-thrones"
    std::string position;                       // in the game's notation, or "start"
    std::vector<BoardLine> lines;
};

// What stands under one heading: one idea, and usually one board.
struct PageStep {
    std::size_t line = 0;
    std::string heading;            // empty: what stands before the first one
    std::string text;               // Markdown, without boards and source
    std::string source;             // "> …" outside a board: where it is known from
    std::vector<std::string> notes; // "<!-- … -->", never shown: the rulings a step speaks of
    std::vector<Board> boards;
};

struct Page {
    std::string title;
    PageStep opening;
    std::vector<PageStep> steps;
};

// The problem begins with the line: "12: the block has no end".
Result<Page> read_page(std::string_view text);

} // namespace ludarium::host

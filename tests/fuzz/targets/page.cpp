// A page of a game: its steps, its boards, and its Markdown as it is shown and read aloud.
#include <ludarium/host/board_setup.hpp>
#include <ludarium/host/page.hpp>

#include "../target.hpp"
#include "pages/book.hpp"
#include "pages/glossary.hpp"
#include "pages/markdown.hpp"

FUZZ_TARGET(page) {
    const auto page = ludarium::host::read_page(input);
    if (!page) return;
    ludarium::host::Manifest manifest;
    manifest.players = {"white", "black"};
    manifest.min_seats = manifest.max_seats = 2;
    manifest.options = {{"rules", {"old", "new"}, 0}};
    for (const auto& step : page->steps) {
        ludarium::shell::markup_of(step.text);
        ludarium::shell::word_count(ludarium::shell::plain_text_of(step.text));
        for (const auto& board : step.boards) {
            ludarium::host::setup_of(board, manifest);
            for (const auto& line : board.lines) line.words();
        }
    }
    ludarium::shell::step_for(*page, {"after announce.raichi", "phase entering"});
    ludarium::shell::Glossary(*page).breach(input);
}

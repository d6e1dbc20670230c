// The words of one step of a page: heading, text and source, all steps of a chapter in letters of
// one size, but for a first one that has more to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/page.hpp>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class BookWords {
  public:
    BookWords(const StageTools& tools, const Box& room, const Box& dots);

    void show(const host::Page& page, std::size_t step);
    // Which of the passages below is being read aloud; none: no one of them.
    void mark(std::optional<std::size_t> passage);

    // What a voice reads of this step, one passage after the other.
    static std::vector<std::string> passages(const host::Page& page, std::size_t step);

  private:
    struct Block {
        Picture picture;
        int space_above;
        bool aloud;
    };
    std::vector<Block> blocks(const host::Page& page, std::size_t step, int percent,
                              bool with_opening);
    static int height(const std::vector<Block>& blocks);
    void show_dots(std::size_t step, std::size_t count);

    StageTools tools_;
    Box room_;
    Box dots_room_;
    std::vector<Node> words_;
    std::vector<Box> passages_; // where each of them stands
    std::optional<std::size_t> marked_;
    Node mark_;
    std::vector<Node> dots_;
};

} // namespace ludarium::shell

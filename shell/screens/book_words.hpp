// The words of one step of a page: heading, text and source, all steps of a chapter in letters of
// one size.
#pragma once

#include <vector>

#include <ludarium/host/page.hpp>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class BookWords {
  public:
    BookWords(const StageTools& tools, const Box& room, const Box& dots);

    void show(const host::Page& page, std::size_t step);

  private:
    struct Block {
        Picture picture;
        int space_above;
    };
    std::vector<Block> blocks(const host::Page& page, std::size_t step, int percent);
    static int height(const std::vector<Block>& blocks);
    void show_dots(std::size_t step, std::size_t count);

    StageTools tools_;
    Box room_;
    Box dots_room_;
    std::vector<Node> words_;
    std::vector<Node> dots_;
};

} // namespace ludarium::shell

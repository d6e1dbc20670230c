// What a screen is judged by: are all four corners there, is the circle round, which letters can be read from where
// visitors stand, are light and dark greys told apart?
#pragma once

#include <vector>

#include "language/words.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class TestPicture {
  public:
    // Fills the screen, from `layer` on.
    TestPicture(const StageTools& tools, int layer);
    // The letters, and what to look at.
    void write(const Words& words);

  private:
    void block(const Box& box, Colour fill, int layer);
    void corners(const Box& all, int layer);
    void circle(const Box& all, int layer);
    void greys(const Box& room, int layer);

    StageTools tools_;
    Box all_;
    int layer_;
    std::vector<Node> parts_;
};

} // namespace ludarium::shell

// A word called out over the board, for a moment.
#pragma once

#include <string>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Announcement {
  public:
    Announcement(const StageTools& tools, const Box& board);
    // In the half of the board that `happened` is not in: what is called out should be seen too.
    void call_out(const std::string& text, Point happened);

  private:
    StageTools tools_;
    Box board_;
    Node band_;
    Node call_;
    Node meaning_;
};

} // namespace ludarium::shell

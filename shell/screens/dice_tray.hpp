// The dice beside the board: thrown by a tap, greyed when spent, chosen by a tap where two could
// play a move.
#pragma once

#include <optional>
#include <vector>

#include "plugins/position.hpp"
#include "screens/stage_tools.hpp"
#include "screens/table_art.hpp"

namespace ludarium::shell {

class DiceTray {
  public:
    DiceTray(const StageTools& tools, const TableArt& art);

    struct Content {
        std::vector<Die> dice;
        bool throwable = false;            // a tap throws them
        std::optional<unsigned> preferred; // chosen by the visitor
        unsigned used = 0;                 // bit i: the move offered now plays die i
    };
    void show(const Content& content);
    // The dice tumble before they lie.
    void roll();

    bool hit(Point p) const;
    std::optional<unsigned> die_at(Point p) const;
    const std::vector<Box>& boxes() const { return boxes_; }

  private:
    Picture face(unsigned value) const;

    StageTools tools_;
    const TableArt& art_;
    Picture ring_;
    Picture blank_;
    std::vector<Box> boxes_;
    std::vector<Node> dice_;
    std::vector<Node> rings_;
    Content content_;
};

} // namespace ludarium::shell

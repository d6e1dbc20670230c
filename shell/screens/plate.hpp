// A player's plate: emblem, name, who sits there, and what is counted. The one whose turn it is is
// bright, to be seen from across the room.
#pragma once

#include <string>
#include <vector>

#include "screens/stage_tools.hpp"
#include "screens/table_layout.hpp"

namespace ludarium::shell {

int emblem_size(const TableLayout& layout);

class Plate {
  public:
    struct Content {
        Picture emblem;
        std::string name;
        std::string seat;    // "You", "Computer"
        std::string counted; // "5 tokens"
        bool active = false;
        bool out = false; // takes no part any more
        friend bool operator==(const Content& a, const Content& b) {
            return a.emblem == b.emblem && a.name == b.name && a.seat == b.seat &&
                   a.counted == b.counted && a.active == b.active && a.out == b.out;
        }
    };

    Plate(const StageTools& tools, Box box);
    void show(const Content& content);
    const Box& box() const { return box_; }

  private:
    void redraw();
    int below_size() const;

    StageTools tools_;
    Box box_;
    Content content_;
    Node face_;
    Node emblem_;
    Node name_;
    Node seat_;
};

} // namespace ludarium::shell

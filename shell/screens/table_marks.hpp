// Marks on the board: which men can move, where the lifted one may go and by which dice, what was
// played last, what is advised, and how many men lie in a heap that can't be counted.
#pragma once

#include <vector>

#include "screens/board_places.hpp"
#include "screens/stage_tools.hpp"
#include "screens/table_play.hpp"

namespace ludarium::shell {

class TableMarks {
  public:
    TableMarks(const StageTools& tools, const BoardPlaces& places);

    // `quiet`: something is moving, so nothing is offered yet.
    void show(const TablePlay& play, bool quiet);

  private:
    enum class Kind { glow, held, free_target, taken_target, last_from, last_to, hint, heap };
    struct Mark {
        Kind kind;
        Spot spot;
        Frame frame;
        unsigned number =
            0; // what the dice that lead there show together, or how many men; 0: none
        friend bool operator==(const Mark& a, const Mark& b) {
            return a.kind == b.kind && a.spot == b.spot && a.frame == b.frame &&
                   a.number == b.number;
        }
    };
    struct Drawn {
        Node mark;
        Node disc; // under a number beside the mark
        Node number;
    };
    std::vector<Mark> marks_for(const TablePlay& play, bool quiet) const;
    void mark_targets(const TablePlay& play, std::vector<Mark>& marks) const;
    Mark around_man(Kind kind, Spot spot, unsigned index, unsigned count, float scale) const;
    Drawn drawn(const Mark& mark) const;
    void put_number(const Mark& mark, Drawn& shown) const;
    void mark_heaps(const TablePlay& play, std::vector<Mark>& marks) const;

    StageTools tools_;
    const BoardPlaces& places_;
    Picture glow_, held_, free_, disc_, heap_, taken_, last_from_, last_to_, hint_;
    std::vector<Mark> marks_;
    std::vector<Drawn> shown_;
};

} // namespace ludarium::shell

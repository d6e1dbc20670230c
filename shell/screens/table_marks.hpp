// Soft marks on the board: which men can move, where the lifted one may go, what was played last,
// what is advised.
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
    enum class Kind { glow, held, free_target, taken_target, last_from, last_to, hint };
    struct Mark {
        Kind kind;
        Spot spot;
        Frame frame;
        friend bool operator==(const Mark& a, const Mark& b) {
            return a.kind == b.kind && a.spot == b.spot && a.frame == b.frame;
        }
    };
    std::vector<Mark> marks_for(const TablePlay& play, bool quiet) const;
    void mark_targets(const TablePlay& play, std::vector<Mark>& marks) const;
    Mark around_man(Kind kind, Spot spot, unsigned index, unsigned count, float scale) const;
    Node drawn(const Mark& mark) const;

    StageTools tools_;
    const BoardPlaces& places_;
    Picture glow_, held_, free_, taken_, last_from_, last_to_, hint_;
    std::vector<Mark> marks_;
    std::vector<Node> nodes_;
};

} // namespace ludarium::shell

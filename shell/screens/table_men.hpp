// The men on the board, as things that stand, glide, are lifted and vanish.
#pragma once

#include <vector>

#include "plugins/position.hpp"
#include "screens/board_places.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class TableMen {
  public:
    // `pictures`: by piece; null ones are not drawn. Both outlive this.
    TableMen(const StageTools& tools, const BoardPlaces& places,
             const std::vector<Picture>& pictures);

    // Puts the men where the position has them: men that have changed place glide there.
    void arrange(const std::vector<Stack>& stacks);
    // Shows what happened, one thing after the other, and ends at `after`. Returns how long it
    // takes.
    milliseconds perform(const std::vector<Happening>& happenings, const std::vector<Stack>& after);

    // The hand takes the uppermost man of this kind (any kind: Piece::none) off a spot, moves it
    // about, and lets go.
    void lift(Spot spot, Piece piece);
    void drag_to(Point p);
    void put_down();
    // The lifted man stays where the hand let go, until the game says where it goes.
    void let_go();
    bool holding() const { return lifted_ != 0; }

    // The spot of the uppermost man under the finger.
    std::optional<Spot> spot_under(Point p) const;
    unsigned count_on(Spot spot) const;

  private:
    struct Man {
        NodeId key() const { return node.id(); }
        Piece piece;
        Spot spot; // none: on its way out
        Node node;
    };
    Man& create(Piece piece, Spot spot);
    Man* uppermost(Spot spot, Piece piece);
    Man* lifted_man();
    void reconcile(const std::vector<Stack>& stacks, milliseconds delay);
    void vanish(Man& man, milliseconds delay);
    // Sends every man to its place in its stack.
    void send_home(milliseconds duration);
    void settle_layers();
    void cast_shadow(Point below);
    void send(Man& man, Frame to, Timing timing);
    Frame place_of(const Man& man) const;
    // Every man's place, in the order of men_: each man is looked at twice, however many there are.
    std::vector<Frame> homes() const;
    milliseconds glide_time(Frame from, Frame to) const;

    StageTools tools_;
    const BoardPlaces& places_;
    const std::vector<Picture>& pictures_;
    std::vector<Man> men_; // on each spot from the lowest to the uppermost
    std::uint64_t lifted_ = 0;
    bool dragged_ = false;
    Node shadow_;
};

} // namespace ludarium::shell

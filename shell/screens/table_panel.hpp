// Everything beside the board: title, players, what is going on, dice, buttons.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "language/words.hpp"
#include "screens/button.hpp"
#include "screens/dice_tray.hpp"
#include "screens/plate.hpp"
#include "screens/table_play.hpp"

namespace ludarium::shell {

class TablePanel {
  public:
    TablePanel(const StageTools& tools, const TableArt& art, const Words& words,
               const TablePlay& play, int target);

    // Brings every word and colour up to date with the play and the language.
    // `asking`: a dialogue is open, and nothing here can be touched. `paying`: players still have what
    // they had.
    void show(const TablePlay& play, bool asking, bool paying = false);
    void roll_dice() { dice_.roll(); }

    // Something that is under way is shown by dots that take turns.
    void advance(Time now);
    std::optional<Time> deadline() const { return next_dot_; }

    std::vector<Button>& buttons() { return buttons_; }
    const std::vector<Button>& buttons() const { return buttons_; }
    Button& act() { return act_; } // throw or pass, whichever there is to do
    const Button& act() const { return act_; }
    DiceTray& dice() { return dice_; }
    const DiceTray& dice() const { return dice_; }
    std::string message() const { return message_text_; }
    // Where a player's plate is; null for who takes no part.
    const Box* plate_of(Player player) const;

  private:
    void show_plates(const TablePlay& play);
    void show_message(const TablePlay& play);
    void show_buttons(const TablePlay& play, bool asking);
    std::string headline(const TablePlay& play) const;
    std::string sentence(const TablePlay& play) const;
    std::string counted(const TablePlay& play, Player player) const;
    Picture emblem(const TablePlay& play, Player player) const;

    StageTools tools_;
    const TableArt& art_;
    const Words& words_;
    Node face_;
    Node title_;
    std::vector<Plate> plates_;
    std::vector<Player> seated_;
    Node headline_;
    Node sentence_;
    std::vector<Node> dots_;
    unsigned bright_dot_ = 0;
    std::optional<Time> next_dot_;
    std::string message_text_;
    DiceTray dice_;
    std::vector<Button> buttons_;
    Button act_;
};

// The players who take part, in their order.
std::vector<Player> seated(const TablePlay::Seats& seats);
// How many visitors sit at the table.
int visitors(const TablePlay::Seats& seats);

} // namespace ludarium::shell

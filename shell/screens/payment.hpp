// Tokens that change hands, seen on their way.
#pragma once

#include <functional>
#include <vector>

#include "plugins/position.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Payment {
  public:
    explicit Payment(const StageTools& tools) : tools_(tools) {}

    // Where a player keeps tokens; Player::none is the bank.
    using Purse = std::function<Point(Player)>;
    // Every payment among these, after that time.
    void perform(const std::vector<Happening>& happenings, milliseconds after, const Purse& purse);
    bool under_way() const { return !tokens_.empty(); }

  private:
    void send_token(Point from, Point to, milliseconds after);

    StageTools tools_;
    std::vector<Node> tokens_;
};

} // namespace ludarium::shell

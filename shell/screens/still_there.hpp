// "Still there?", over everything, with the seconds that are left and one large button.
#pragma once

#include <memory>

#include "language/words.hpp"
#include "screens/button_group.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::shell {

class StillThere {
  public:
    StillThere(const Surroundings& around, const Words& words);

    void count(int seconds);
    std::vector<Target> targets() const { return buttons_.targets(); }

  private:
    const Surroundings& around_;
    Motion motion_;
    StageTools tools_;
    Box number_room_;
    std::vector<Node> parts_;
    Node number_;
    ButtonGroup buttons_;
};

} // namespace ludarium::shell

// Says on every screen that this kiosk lets unsigned games in: nobody should meet it in a museum
// without noticing.
#pragma once

#include "language/words.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::shell {

class Ribbon {
  public:
    // In the language and letters of now. A touch goes through it.
    void show(const Surroundings& around, const Words& words);
    void hide();

  private:
    Node face_;
    Node words_;
};

} // namespace ludarium::shell

// The calm first picture, while a table is being laid. Needs nothing but the theme, so that it is
// there at once.
#pragma once

#include <string>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Curtain {
  public:
    Curtain(Scene& scene, const Theme& theme, Typesetter& type);
    // A sentence below the name, for when it takes longer or nothing can be shown at all.
    void say(const std::string& sentence);

  private:
    Scene& scene_;
    const Theme& theme_;
    Typesetter& type_;
    float unit_;
    Node night_;
    Node name_;
    Node sentence_;
};

} // namespace ludarium::shell

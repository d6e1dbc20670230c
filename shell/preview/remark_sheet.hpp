// What is wrong with the page that is being edited, on a sheet over the top of the window. Visitors
// never see it.
#pragma once

#include <string>
#include <vector>

#include "screens/surroundings.hpp"

namespace ludarium::shell {

class RemarkSheet {
  public:
    // No remarks: no sheet.
    void show(const Surroundings& around, const std::vector<std::string>& remarks);

  private:
    Node face_;
    Node words_;
};

// The first few of them, one below the other, and how many more there are.
std::string told_together(const std::vector<std::string>& remarks);

} // namespace ludarium::shell

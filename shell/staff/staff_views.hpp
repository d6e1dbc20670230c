// Which views of the staff panel this kiosk was built with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "staff/staff_view.hpp"

namespace ludarium::shell {

// "tgui" where TGUI was found while building, and always "own"; the one to be used first.
const std::vector<std::string>& staff_views();

// One that is not built is the shell's own.
std::unique_ptr<StaffView> make_staff_view(const std::string& name, const StageTools& tools);

} // namespace ludarium::shell

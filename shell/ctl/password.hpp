// A password, typed without being seen; or a line of the input where nobody types.
#pragma once

#include <string>

namespace ludarium::ctl {

std::string ask_password(const std::string& question);

} // namespace ludarium::ctl

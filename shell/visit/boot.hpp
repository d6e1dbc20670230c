// Which start of the machine this is: times since boot mean something only together with it.
#pragma once

#include <string>

namespace ludarium::shell {

// Changes with every boot; empty where the kernel does not say.
std::string boot_id();

} // namespace ludarium::shell

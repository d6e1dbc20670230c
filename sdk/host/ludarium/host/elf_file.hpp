// Looks at a shared library before the loader does: a truncated one raises SIGBUS in dlopen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "result.hpp"

namespace ludarium::host {

// Why these bytes can't be a whole shared library for this machine, or nothing if they can.
std::optional<Problem> elf_problem(std::string_view bytes);

// The names a library exports. Only for bytes in which elf_problem() found none.
Result<std::vector<std::string>> elf_exports(std::string_view bytes);

} // namespace ludarium::host

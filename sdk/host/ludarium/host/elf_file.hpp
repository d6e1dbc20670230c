// Looks at a shared library before the loader does: a truncated one raises SIGBUS in dlopen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "result.hpp"

namespace ludarium::host {

// Kinds of computers, called as Debian calls them: amd64, arm64, riscv64.
std::string_view this_architecture();
bool is_architecture(std::string_view name);
// What an ELF file is made for; empty if it is none, or for a kind that is not known here.
std::string_view elf_architecture(std::string_view bytes);

// Why these bytes can't be a whole shared library for that kind of computer, or nothing if they can.
std::optional<Problem> elf_problem(std::string_view bytes,
                                   std::string_view architecture = this_architecture());

// The names a library exports. Only for bytes in which elf_problem() found none.
Result<std::vector<std::string>> elf_exports(std::string_view bytes);

} // namespace ludarium::host

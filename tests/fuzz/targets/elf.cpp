// A library of a bundle, looked at before anything loads it.
#include <ludarium/host/elf_file.hpp>

#include "../target.hpp"

FUZZ_TARGET(elf) {
    if (!ludarium::host::elf_problem(input)) ludarium::host::elf_exports(input);
}

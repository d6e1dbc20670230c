// A .pub file in the folder of trusted keys.
#include <unistd.h>

#include "../target.hpp"
#include "bundles/trusted_keys.hpp"

FUZZ_TARGET(trusted_keys) {
    const auto file = ludarium::fuzz::file_with(input, "museum.pub");
    const auto trusted = ludarium::bundles::read_trusted_keys(file.parent_path(), ::getuid());
    ludarium::fuzz::promise(trusted.keys.size() + trusted.problems.size() == 1,
                            "a key counts, or a sentence says why not");
}

// Why something is not done, inside this module: a sentence for staff, who see it, or for authors.
// At the module's edge it becomes a host::Problem.
#pragma once

#include <stdexcept>
#include <string>

namespace ludarium::bundles {

struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace ludarium::bundles

// What the machine has answered to a wish, as a note for staff.
#pragma once

#include <optional>

#include "language/words.hpp"
#include "onsite/machine_link.hpp"
#include "staff/form.hpp"

namespace ludarium::shell {

// Nothing while there is no answer, or where it goes without saying.
std::optional<Note> note_of(const MachineLink& machine, const Words& words);

} // namespace ludarium::shell

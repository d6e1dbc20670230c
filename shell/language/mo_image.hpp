// gettext's binary .mo format, made in memory.
#pragma once

#include <vector>

#include "language/po_file.hpp"

namespace ludarium::shell {

std::vector<char> mo_image(const PoFile& file);

} // namespace ludarium::shell

// Statistics as staff read them in a terminal.
#pragma once

#include <iosfwd>

#include "statistics/statistics.hpp"

namespace ludarium::ctl {

void print_tables(std::ostream& out, const shell::Statistics& statistics);

} // namespace ludarium::ctl

// Statistics for programs: a spreadsheet, anything that reads JSON, Prometheus.
#pragma once

#include <string>
#include <vector>

#include "statistics/statistics.hpp"

namespace ludarium::ctl {

std::string csv_line(const std::vector<std::string>& row); // RFC 4180, without its end
std::string json_text(const shell::Statistics& statistics);
std::string metrics_text(const shell::Totals& totals);

} // namespace ludarium::ctl

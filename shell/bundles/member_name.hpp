// Which names a file in a bundle may have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bundles/limits.hpp"

namespace ludarium::bundles {

// Why not, as the rest of a sentence: "leads out of the bundle".
std::optional<std::string> name_problem(std::string_view name, const Limits& limits);

// Two files whose names differ in case only would be one on some disks.
std::string folded(std::string_view name);

} // namespace ludarium::bundles

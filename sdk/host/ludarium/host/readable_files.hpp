// Which files a confined process can open, where the kernel has Landlock.
#pragma once

#include <string>
#include <vector>

#include "result.hpp"

namespace ludarium::host {

// Nothing can be written or made from now on, and only system libraries and what is beneath `paths`
// be read. Gives the version of Landlock, asked at run time: kernels differ, and some have none (0).
Result<int> read_only_beneath(const std::vector<std::string>& paths);

} // namespace ludarium::host

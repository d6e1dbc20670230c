// Whether bytes are text: UTF-8 as it should be, and nothing that steers a terminal or ends a string.
#pragma once

#include <cstddef>
#include <string_view>

namespace ludarium::shell {

// How much of it is, from its beginning on: all of it, or up to the first byte that is none. Tabs and
// ends of lines are text.
std::size_t plain_length(std::string_view bytes);

} // namespace ludarium::shell

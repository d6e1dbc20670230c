// Text that somebody else has written, made fit for a line of a log, a terminal or a panel.
#pragma once

#include <string>
#include <string_view>

namespace ludarium::host {

// One line of valid UTF-8 that shows all it holds: control characters, line and paragraph
// separators and characters that turn the direction of writing become escapes ("\n", "\x1b",
// "\u202e"), and bytes that are no UTF-8 become U+FFFD. So nobody can forge a second line, colour a
// terminal or hide words. Cut off between two characters at `longest` bytes.
std::string plain_line(std::string_view text, std::size_t longest = std::string::npos);

// Whether plain_line() would leave it as it is.
bool is_plain(std::string_view text);

} // namespace ludarium::host

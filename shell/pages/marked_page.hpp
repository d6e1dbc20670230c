// A page as the screen takes it: its Markdown already Pango's markup, of two tags and three signs.
#pragma once

#include <string>
#include <string_view>

#include <ludarium/host/page.hpp>

namespace ludarium::shell {

// The texts and sources of its steps, and of its opening, are markup. Problems as host::read_page tells them.
host::Result<host::Page> read_marked_page(std::string_view text);

// Whether it is such markup, every tag closed in its order: then Pango takes it.
bool is_marked_text(std::string_view markup);

// The same for the ear: no tags, and every sign itself.
std::string without_marks(std::string_view markup);

} // namespace ludarium::shell

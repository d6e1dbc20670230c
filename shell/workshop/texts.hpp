// Pages and words as they come back from the workshop. Like all its answers they are not trusted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <ludarium/host/page.hpp>

#include "language/po_file.hpp"

namespace ludarium::shell::workshop {

// A page's texts are markup that Pango takes (pages/marked_page.hpp).
std::string encode(const host::Page& page);
std::optional<host::Page> decode_page(std::string_view bytes);

std::string encode(const PoFile& words);
std::optional<PoFile> decode_words(std::string_view bytes);

} // namespace ludarium::shell::workshop

// One language's strings, read from a gettext .po file.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include <ludarium/host/result.hpp>

namespace ludarium::validator {

// Key → sentence; of a sentence with plurals all forms, one a line. Untranslated keys are left out.
using Catalogue = std::map<std::string, std::string>;

// The problem begins with the line's number: "12: a quote is missing".
host::Result<Catalogue> parse_po(std::string_view text);

// The names in braces: {"spot"} of "{spot} is taken".
std::set<std::string> placeholders(std::string_view sentence);

} // namespace ludarium::validator

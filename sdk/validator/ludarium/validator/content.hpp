// What stands beside the library: strings, rules pages and art, read before the sandbox closes.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>
#include <ludarium/host/page.hpp>

#include "catalogue.hpp"

namespace ludarium::validator {

// By file: "rules.md".
using Pages = std::map<std::string, host::Page>;

struct Content {
    std::map<std::string, Catalogue> strings; // by language
    std::map<std::string, Pages> pages;       // by language
    std::set<std::string> art;                // the files' names
    std::set<std::string> board_ids;          // ids of elements of board.svg, comments left out
    std::vector<std::string> problems;        // strings that could not be read: file, line, why
    std::vector<std::string> page_problems;   // and pages
};

Content read_content(const std::filesystem::path& folder, const host::Manifest& manifest);

} // namespace ludarium::validator

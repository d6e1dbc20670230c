// What stands beside the library: strings, rules pages and art, read before the sandbox closes.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <ludarium/host/manifest.hpp>

#include "catalogue.hpp"

namespace ludarium::validator {

struct Content {
    std::map<std::string, Catalogue> strings; // by language
    std::map<std::string, std::string> rules; // by language: the Markdown
    std::set<std::string> art;                // the files' names
    std::set<std::string> board_ids;          // ids of elements of board.svg, comments left out
    std::vector<std::string> problems;        // what could not be read: file, line, why
};

Content read_content(const std::filesystem::path& folder, const host::Manifest& manifest);

// A ```board block of a page: a position in the game's notation, then moves, by any space.
struct BoardBlock {
    std::size_t line = 0; // of the page, where the block begins
    std::string position;
    std::vector<std::string> moves;
};

std::vector<BoardBlock> board_blocks(const std::string& page);

} // namespace ludarium::validator

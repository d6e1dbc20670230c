// A game's strings, as translators wrote them.
#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

using Strings = std::map<std::string, std::string>;

inline Strings strings(const std::string& game, const std::string& language) {
    std::ifstream file(std::string(TABLES_CONTENT) + "/" + game + "/" + language + "/strings.po");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    static const std::regex entry("msgid \"([^\"]+)\"\nmsgstr \"([^\n]*)\"\n");
    Strings found;
    for (std::sregex_iterator it(text.begin(), text.end(), entry), end; it != end; ++it)
        found[(*it)[1]] = (*it)[2];
    return found;
}

// The words in braces.
inline std::set<std::string> gaps(const std::string& sentence) {
    static const std::regex braces("\\{([a-z]+)\\}");
    return {std::sregex_token_iterator(sentence.begin(), sentence.end(), braces, 1), {}};
}

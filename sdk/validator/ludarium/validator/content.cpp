#include "content.hpp"

#include <fstream>

namespace ludarium::validator {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_file = 16u * 1024 * 1024;

// Empty if there is no such file, or one too large to be meant seriously.
std::string text_of(const fs::path& file) {
    std::error_code failed;
    const auto size = fs::file_size(file, failed);
    if (failed || size > largest_file) return {};
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string without_comments(std::string svg) {
    for (auto from = svg.find("<!--"); from != std::string::npos; from = svg.find("<!--", from)) {
        const auto to = svg.find("-->", from);
        svg.erase(from, to == std::string::npos ? to : to + 3 - from);
    }
    return svg;
}

// Every id="…" or id='…' that stands as an attribute.
std::set<std::string> element_ids(const std::string& svg) {
    std::set<std::string> ids;
    for (auto at = svg.find("id="); at != std::string::npos; at = svg.find("id=", at + 1)) {
        if (at == 0 || at + 4 > svg.size() ||
            !std::isspace(static_cast<unsigned char>(svg[at - 1])))
            continue;
        const char quote = svg[at + 3];
        if (quote != '"' && quote != '\'') continue;
        const auto end = svg.find(quote, at + 4);
        if (end != std::string::npos) ids.insert(svg.substr(at + 4, end - at - 4));
    }
    return ids;
}

void read_language(const fs::path& folder, const std::string& language, Content& content) {
    const std::string name = "content/" + language + "/strings.po";
    const fs::path file = folder / language / "strings.po";
    std::error_code failed;
    if (!fs::is_regular_file(file, failed)) {
        content.problems.push_back(name + " is missing");
    } else if (auto read = parse_po(text_of(file))) {
        content.strings[language] = std::move(*read);
    } else {
        content.problems.push_back(name + ":" + read.problem());
    }
    for (fs::directory_iterator entry(folder / language, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        const std::string page = entry->path().filename().string();
        if (entry->path().extension() != ".md") continue;
        if (auto read = host::read_page(text_of(entry->path())))
            content.pages[language][page] = std::move(*read);
        else
            content.page_problems.push_back("content/" + language + "/" + page + ":" +
                                            read.problem());
    }
}

} // namespace

Content read_content(const fs::path& folder, const host::Manifest& manifest) {
    Content content;
    const fs::path inside = folder / "content";
    std::error_code failed;
    if (!fs::is_directory(inside, failed)) {
        content.problems.push_back("there is no content folder");
        return content;
    }
    for (const auto& language : manifest.languages) read_language(inside, language, content);
    for (fs::directory_iterator entry(inside / "art", failed), end; !failed && entry != end;
         entry.increment(failed))
        content.art.insert(entry->path().filename().string());
    content.board_ids = element_ids(without_comments(text_of(inside / "art" / "board.svg")));
    return content;
}

} // namespace ludarium::validator

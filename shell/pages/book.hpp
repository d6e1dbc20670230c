// All pages of a game in a visitor's language: lesson, rules, history, and the rest.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/page.hpp>

namespace ludarium::shell {

struct Chapter {
    std::string id; // "rules"
    std::filesystem::path file;
    host::Page page;
};

// In the order in which visitors find them.
inline constexpr const char* chapter_ids[] = {"lesson", "rules",   "history",
                                              "known",  "puzzles", "variants"};

// Makes a page of a file's text; its problem begins with the line. A kiosk has the workshop do it.
using PageReader = std::function<host::Result<host::Page>(const std::string& text)>;

// Only those that exist. One that is missing in this language, or can't be read, is taken from the
// next of the languages that strings fall back to; `problems` is appended to: "…/rules.md:12: …".
std::vector<Chapter> read_book(const std::filesystem::path& content, const std::string& language,
                               const PageReader& reader, std::vector<std::string>& problems);

// Without reading it: whether there is such a chapter in any of these languages.
bool has_chapter(const std::filesystem::path& content, const std::string& language,
                 const std::string& id);

// Which step a visitor wants who asks for the rules now. `moments`: what is the matter, the most
// telling first ("after announce.raichi", "phase entering"), as notes under headings name them.
std::size_t step_for(const host::Page& page, const std::vector<std::string>& moments);

// Where two books begin to differ in what visitors see.
struct BookPlace {
    std::size_t chapter;
    std::size_t step;
};
std::optional<BookPlace> first_change(const std::vector<Chapter>& before,
                                      const std::vector<Chapter>& after);

// Whether they show the same, whatever they say about it.
bool same_board(const host::Board& a, const host::Board& b);

} // namespace ludarium::shell

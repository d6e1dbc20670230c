// What is wrong with the words of a game, for whoever wrote them: by file and line.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium::shell {

struct Complaint {
    std::string file; // below the game's content folder: "it/rules.md"
    std::size_t line; // 0: the file as a whole
    std::string what;

    std::string text() const; // "it/rules.md:12: …"
};

// Whether the kiosk's type can show a letter. Given from outside, so that this needs no fonts.
using HasGlyph = std::function<bool(char32_t)>;

// The pages and strings of one game. The first language is the original, the others are held
// against it. Boards are not played here: that needs the game itself (ludariumctl validate).
std::vector<Complaint> check_words(const std::filesystem::path& content,
                                   const std::vector<std::string>& languages,
                                   const HasGlyph& has_glyph);

// What a translation is stamped with: the original as it was when it was translated.
std::string stamp_of(std::string_view original);

// The pages a game may have, in the order visitors find them.
inline constexpr const char* page_names[] = {"rules.md",   "lesson.md",   "history.md", "known.md",
                                             "puzzles.md", "variants.md", "glossary.md"};

} // namespace ludarium::shell

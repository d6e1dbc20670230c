#include "pages/book.hpp"

#include <algorithm>
#include <optional>

#include "language/strings.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_page = 256 * 1024;

std::vector<std::string> languages_to_try(const std::string& language) {
    std::vector<std::string> all{language};
    for (const std::string& other : fallback_languages())
        if (other != language) all.push_back(other);
    return all;
}

fs::path page_file(const fs::path& content, const std::string& language, const std::string& id) {
    return content / language / (id + ".md");
}

std::optional<Chapter> read_chapter(const fs::path& file, const std::string& id,
                                    const PageReader& reader, std::vector<std::string>& problems) {
    const auto text = read_whole(file, largest_page);
    if (!text) return std::nullopt;
    auto page = reader(*text);
    if (!page) {
        problems.push_back(file.string() + ":" + page.problem());
        return std::nullopt;
    }
    if (page->steps.empty()) return std::nullopt;
    return Chapter{id, file, std::move(*page)};
}

bool says(const host::BoardLine& line) {
    return line.kind == host::BoardLine::Kind::caption || line.kind == host::BoardLine::Kind::wrong;
}

bool same_words(const host::Board& a, const host::Board& b) {
    return std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(),
                      [](const host::BoardLine& one, const host::BoardLine& other) {
                          return !says(one) || one.text == other.text;
                      });
}

bool same_step(const host::PageStep& a, const host::PageStep& b) {
    return a.heading == b.heading && a.text == b.text && a.source == b.source &&
           std::equal(a.boards.begin(), a.boards.end(), b.boards.begin(), b.boards.end(),
                      [](const host::Board& one, const host::Board& other) {
                          return same_board(one, other) && same_words(one, other);
                      });
}

} // namespace

std::vector<Chapter> read_book(const fs::path& content, const std::string& language,
                               const PageReader& reader, std::vector<std::string>& problems) {
    std::vector<Chapter> chapters;
    for (const char* id : chapter_ids)
        for (const std::string& code : languages_to_try(language))
            if (auto chapter = read_chapter(page_file(content, code, id), id, reader, problems)) {
                chapters.push_back(std::move(*chapter));
                break;
            }
    return chapters;
}

bool has_chapter(const fs::path& content, const std::string& language, const std::string& id) {
    const auto languages = languages_to_try(language);
    return std::any_of(languages.begin(), languages.end(), [&](const std::string& code) {
        std::error_code failed;
        return fs::exists(page_file(content, code, id), failed);
    });
}

std::size_t step_for(const host::Page& page, const std::vector<std::string>& moments) {
    for (const std::string& moment : moments)
        for (std::size_t i = 0; i < page.steps.size(); ++i) {
            const auto& notes = page.steps[i].notes;
            if (std::find(notes.begin(), notes.end(), moment) != notes.end()) return i;
        }
    return 0;
}

bool same_board(const host::Board& a, const host::Board& b) {
    return a.choices == b.choices && a.position == b.position &&
           std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(),
                      [](const host::BoardLine& one, const host::BoardLine& other) {
                          return one.kind == other.kind && (says(one) || one.text == other.text);
                      });
}

std::optional<BookPlace> first_change(const std::vector<Chapter>& before,
                                      const std::vector<Chapter>& after) {
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto old = std::find_if(before.begin(), before.end(),
                                      [&](const Chapter& c) { return c.id == after[i].id; });
        const auto& steps = after[i].page.steps;
        for (std::size_t step = 0; step < steps.size(); ++step)
            if (old == before.end() || step >= old->page.steps.size() ||
                !same_step(old->page.steps[step], steps[step]))
                return BookPlace{i, step};
    }
    return std::nullopt;
}

} // namespace ludarium::shell

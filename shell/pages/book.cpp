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
                                    std::vector<std::string>& problems) {
    const auto text = read_whole(file, largest_page);
    if (!text) return std::nullopt;
    auto page = host::read_page(*text);
    if (!page) {
        problems.push_back(file.string() + ":" + page.problem());
        return std::nullopt;
    }
    if (page->steps.empty()) return std::nullopt;
    return Chapter{id, file, std::move(*page)};
}

} // namespace

std::vector<Chapter> read_book(const fs::path& content, const std::string& language,
                               std::vector<std::string>& problems) {
    std::vector<Chapter> chapters;
    for (const char* id : chapter_ids)
        for (const std::string& code : languages_to_try(language))
            if (auto chapter = read_chapter(page_file(content, code, id), id, problems)) {
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

} // namespace ludarium::shell

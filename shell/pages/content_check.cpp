#include "pages/content_check.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include <ludarium/host/library_file.hpp>
#include <ludarium/host/page.hpp>

#include "language/po_file.hpp"
#include "pages/glossary.hpp"
#include "pages/letters.hpp"
#include "pages/markdown.hpp"

namespace ludarium::shell {
namespace {

namespace fs = std::filesystem;
using host::BoardLine;

// Serrell: visitors read fifty words on a card at most; a caption passes by.
constexpr unsigned most_words = 50, most_caption_words = 16;

// How much a visitor takes in standing: steps of rules, cards of history; and puzzles that are more
// than one.
struct Amount {
    std::string_view page;
    std::size_t least, most;
};
constexpr Amount amounts[] = {{"rules.md", 6, 12}, {"history.md", 4, 6}, {"puzzles.md", 2, 6}};

struct PageFile {
    std::string name; // "it/rules.md"
    std::string text;
    std::optional<host::Page> page;
};

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Check {
  public:
    Check(const fs::path& content, const HasGlyph& has_glyph)
        : content_(content), has_glyph_(has_glyph) {}

    std::vector<Complaint> run(const std::vector<std::string>& languages) {
        for (const auto& language : languages) check_language(language, languages.front());
        return std::move(found_);
    }

  private:
    void complain(const std::string& file, std::size_t line, std::string what) {
        found_.push_back({file, line, std::move(what)});
    }

    void check_language(const std::string& language, const std::string& original) {
        const Glossary glossary = read_glossary(language);
        check_strings(language, original, glossary);
        const auto keys = keys_of(strings(language));
        for (const char* name : page_names) {
            const PageFile file = read(language, name);
            if (file.text.empty()) {
                if (language != original && fs::exists(content_ / original / name))
                    complain(file.name, 0, "is missing: there is " + original + "/" + name);
                continue;
            }
            check_letters(file.name, file.text);
            if (std::string_view(name) != "glossary.md") check_terms(file, glossary);
            if (file.page) check_steps(file);
            if (file.page) check_amount(file, name);
            if (file.page) check_moments(file, keys);
            if (language != original) check_translation(file, read(original, name));
        }
    }

    PageFile read(const std::string& language, const std::string& name) {
        PageFile file{language + "/" + name, text_of(content_ / language / name), std::nullopt};
        if (file.text.empty()) return file;
        if (auto page = host::read_page(file.text))
            file.page = std::move(*page);
        else if (read_once_.insert(file.name).second)
            complain_as_told(file.name, page.problem());
        return file;
    }
    // "12: why" as the reader of pages tells it.
    void complain_as_told(const std::string& file, const std::string& problem) {
        const auto colon = problem.find(": ");
        complain(file, std::stoul(problem.substr(0, colon)), problem.substr(colon + 2));
    }

    Glossary read_glossary(const std::string& language) {
        const PageFile file = read(language, "glossary.md");
        return file.page ? Glossary(*file.page) : Glossary();
    }

    void check_letters(const std::string& file, const std::string& text) {
        std::size_t line = 1;
        std::set<char32_t> told;
        for_each_letter(text, [&](char32_t letter, std::size_t) {
            if (letter == U'\n') ++line;
            if (letter > U' ' && !has_glyph_(letter) && told.insert(letter).second)
                complain(file, line, "the type has no " + code_point(letter));
        });
    }

    void check_terms(const PageFile& file, const Glossary& glossary) {
        std::size_t number = 0;
        bool in_board = false;
        for_each_line(file.text, [&](std::string_view line) {
            ++number;
            if (line.substr(0, 3) == "```") in_board = !in_board;
            const bool words = !in_board || line.substr(0, 2) == "> " || line.substr(0, 2) == "! ";
            if (!words || line.substr(0, 4) == "<!--") return;
            if (const auto breach = glossary.breach(line)) complain(file.name, number, *breach);
        });
    }

    void check_steps(const PageFile& file) {
        check_length(file.name, file.page->opening);
        for (const auto& step : file.page->steps) {
            check_length(file.name, step);
            if (ends_with(file.name, "history.md") && step.source.empty())
                complain(file.name, step.line, "a card of history names its source (> …)");
        }
    }
    void check_amount(const PageFile& file, std::string_view name) {
        for (const Amount& amount : amounts) {
            const auto& steps = file.page->steps;
            if (name != amount.page ||
                (steps.size() >= amount.least && steps.size() <= amount.most))
                continue;
            const bool many = steps.size() > amount.most;
            complain(file.name, many ? steps[amount.most].line : 1,
                     std::to_string(steps.size()) + " headings (##); there should be " +
                         std::to_string(amount.least) + " to " + std::to_string(amount.most));
        }
    }
    static bool ends_with(const std::string& text, std::string_view end) {
        return text.size() >= end.size() &&
               text.compare(text.size() - end.size(), end.size(), end) == 0;
    }
    void check_length(const std::string& file, const host::PageStep& step) {
        if (const auto words = word_count(plain_text_of(step.text)); words > most_words)
            complain(file, step.line,
                     std::to_string(words) + " words; visitors read " + std::to_string(most_words));
        for (const auto& board : step.boards)
            for (const auto& line : board.lines) {
                if (line.kind != BoardLine::Kind::caption) continue;
                if (const auto words = word_count(line.text); words > most_caption_words)
                    complain(file, line.line,
                             "a caption of " + std::to_string(words) + " words; " +
                                 std::to_string(most_caption_words) + " at most");
            }
    }

    // A step is tied to a moment of the game by a note: "phase entering", "after announce.raichi".
    void check_moments(const PageFile& file, const std::set<std::string>& keys) {
        for (const auto& step : file.page->steps)
            for (const auto& note : moments_of(step)) {
                const auto name = note.substr(6);
                const auto key = note[0] == 'p' ? "phase." + name : name;
                if (!keys.count(key))
                    complain(file.name, step.line, "the note \"" + note + "\": there is no " + key);
            }
    }
    static std::vector<std::string> moments_of(const host::PageStep& step) {
        std::vector<std::string> moments;
        for (const auto& note : step.notes)
            if (note.rfind("phase ", 0) == 0 || note.rfind("after ", 0) == 0)
                moments.push_back(note);
        return moments;
    }

    void check_translation(const PageFile& file, const PageFile& original) {
        if (original.text.empty())
            return complain(file.name, 0, "has no original: " + original.name + " is missing");
        if (!file.page || !original.page) return;
        if (file.page->steps.size() != original.page->steps.size())
            complain(file.name, 0,
                     std::to_string(file.page->steps.size()) + " steps; " + original.name +
                         " has " + std::to_string(original.page->steps.size()));
        const auto steps = std::min(file.page->steps.size(), original.page->steps.size());
        for (std::size_t i = 0; i < steps; ++i)
            if (moments_of(file.page->steps[i]) != moments_of(original.page->steps[i]))
                complain(file.name, file.page->steps[i].line,
                         "this step opens at other moments (<!-- phase … -->) than in " +
                             original.name);
        const auto& notes = file.page->opening.notes;
        const std::string stamp = "of " + stamp_of(original.text);
        const auto stamped = std::find_if(notes.begin(), notes.end(),
                                          [](auto& note) { return note.rfind("of ", 0) == 0; });
        if (stamped == notes.end())
            complain(file.name, 1,
                     "is not stamped as true to " + original.name + " (ludariumctl content stamp)");
        else if (*stamped != stamp)
            complain(file.name, 1,
                     original.name + " has changed since this was translated; when it is true "
                                     "again, say so (ludariumctl content stamp)");
    }

    void check_strings(const std::string& language, const std::string& original,
                       const Glossary& glossary) {
        const std::string name = language + "/strings.po";
        check_letters(name, text_of(content_ / name));
        const PoFile file = strings(language);
        for (const auto& entry : file.entries)
            for (const auto& sentence : entry.strings)
                if (const auto breach = glossary.breach(sentence))
                    complain(name, entry.line, entry.id + ": " + *breach);
        for (const auto& problem : file.problems)
            complain_as_told(name, problem.substr(name.size() + 1));
        if (language == original) return;
        const auto keys = keys_of(file), wanted = keys_of(strings(original));
        for (const auto& key : wanted)
            if (!keys.count(key)) complain(name, 0, "lacks " + key);
        for (const auto& entry : file.entries)
            if (!wanted.count(entry.id))
                complain(name, entry.line, entry.id + " is not in " + original);
    }
    PoFile strings(const std::string& language) const {
        const std::string name = language + "/strings.po";
        return parse_po(text_of(content_ / name), name);
    }
    static std::set<std::string> keys_of(const PoFile& file) {
        std::set<std::string> keys;
        for (const auto& entry : file.entries) keys.insert(entry.id);
        return keys;
    }

    const fs::path& content_;
    const HasGlyph& has_glyph_;
    std::vector<Complaint> found_;
    std::set<std::string> read_once_;
};

} // namespace

std::string Complaint::text() const {
    return file + (line ? ":" + std::to_string(line) : "") + ": " + what;
}

std::vector<Complaint> check_words(const fs::path& content,
                                   const std::vector<std::string>& languages,
                                   const HasGlyph& has_glyph) {
    if (languages.empty()) return {};
    return Check(content, has_glyph).run(languages);
}

std::string stamp_of(std::string_view original) {
    return host::sha256_of(original).substr(0, 12);
}

} // namespace ludarium::shell

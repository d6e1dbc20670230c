#include "pages/glossary.hpp"

#include <boost/locale.hpp>

#include <sstream>

namespace ludarium::shell {
namespace {

constexpr std::string_view avoid = "not:";

std::string small_letters(std::string_view text) {
    static const std::locale locale = boost::locale::generator()("C.UTF-8");
    return boost::locale::to_lower(std::string(text), locale);
}

std::string trimmed(const std::string& text) {
    const auto from = text.find_first_not_of(' ');
    return from == text.npos ? "" : text.substr(from, text.find_last_not_of(' ') - from + 1);
}

// A byte of a letter: beyond ASCII all are taken for letters, but for the signs that stand between
// words (U+2000 to U+206F, and the no-break space).
bool ends_word(std::string_view text, std::size_t at) {
    if (at >= text.size()) return true;
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) return !std::isalnum(byte);
    return (byte == 0xe2 && at + 1 < text.size() &&
            static_cast<unsigned char>(text[at + 1]) <= 0x81) ||
           text.substr(at, 2) == "\u00a0" || text.substr(at, 2) == "\u00bb";
}
bool begins_word(std::string_view text, std::size_t at) {
    if (at == 0) return true;
    const auto before = static_cast<unsigned char>(text[at - 1]);
    if (before < 0x80) return !std::isalnum(before);
    return at >= 3 && ends_word(text, at - 3) && static_cast<unsigned char>(text[at - 3]) == 0xe2;
}

} // namespace

Glossary::Glossary(const host::Page& page) {
    for (const auto& step : page.steps)
        for (const auto& note : step.notes) {
            if (note.rfind(avoid, 0) != 0) continue;
            std::istringstream words(note.substr(avoid.size()));
            for (std::string word; std::getline(words, word, ',');)
                avoided_.push_back({small_letters(trimmed(word)), step.heading});
        }
}

std::optional<std::string> Glossary::breach(std::string_view text) const {
    const std::string small = small_letters(text);
    for (const auto& [word, term] : avoided_)
        for (auto at = small.find(word); at != small.npos; at = small.find(word, at + 1))
            if (begins_word(small, at) && ends_word(small, at + word.size()))
                return "say " + term + ", not " + word;
    return std::nullopt;
}

} // namespace ludarium::shell

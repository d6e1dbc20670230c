#include "pages/glossary.hpp"

#include <cctype>
#include <sstream>

#include <boost/locale.hpp>

#include "pages/letters.hpp"

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

bool is_letter(char32_t letter) {
    if (letter < 0x80) return std::isalnum(static_cast<int>(letter)) != 0;
    return letter >= 0xc0 && !(letter >= 0x2000 && letter < 0x2c00);
}

// Small letters, everything else a space, and a space at either end: whole words are then parted
// by spaces. What stands in {braces} is a name for the kiosk, not a word.
std::string spaced(std::string_view text) {
    const std::string small = small_letters(text);
    std::string out = " ";
    bool in_braces = false;
    for_each_letter(small, [&](char32_t letter, std::size_t at) {
        if (letter == U'{') in_braces = true;
        if (in_braces || !is_letter(letter))
            out += out.back() == ' ' ? "" : " ";
        else
            out += small.substr(at, letter < 0x80      ? 1
                                    : letter < 0x800   ? 2
                                    : letter < 0x10000 ? 3
                                                       : 4);
        if (letter == U'}') in_braces = false;
    });
    return out.back() == ' ' ? out : out + " ";
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
    const std::string words = spaced(text);
    for (const auto& [word, term] : avoided_)
        if (words.find(spaced(word)) != words.npos) return "say " + term + ", not " + word;
    return std::nullopt;
}

} // namespace ludarium::shell

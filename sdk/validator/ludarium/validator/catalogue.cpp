#include "catalogue.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace ludarium::validator {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// "…" with gettext's escapes, and nothing after it.
std::string quoted(std::string_view text) {
    if (text.size() < 2 || text.front() != '"') throw std::runtime_error("text in quotes expected");
    std::string read;
    std::size_t i = 1;
    for (; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] != '\\') {
            read += text[i];
            continue;
        }
        if (++i == text.size()) break;
        switch (text[i]) {
        case 'n':
            read += '\n';
            break;
        case 't':
            read += '\t';
            break;
        case '"':
        case '\\':
            read += text[i];
            break;
        default:
            throw std::runtime_error(std::string("unknown escape \\") + text[i]);
        }
    }
    if (i >= text.size()) throw std::runtime_error("the closing quote is missing");
    if (i + 1 != text.size()) throw std::runtime_error("something stands after the closing quote");
    return read;
}

// An entry grows line by line and is put away when the next one begins.
class Reader {
  public:
    void line(std::string_view text) {
        if (text.empty() || text.front() == '#') return;
        if (text.front() == '"') {
            if (!target_) throw std::runtime_error("text without msgid or msgstr");
            *target_ += quoted(text);
        } else if (take(text, "msgid_plural")) {
            begin(plural_, text);
        } else if (take(text, "msgctxt")) {
            throw std::runtime_error("msgctxt is not used here");
        } else if (take(text, "msgid")) {
            put_away();
            key_.emplace();
            begin(*key_, text);
        } else if (take(text, "msgstr")) {
            if (!key_) throw std::runtime_error("msgstr without msgid");
            begin_form(text);
        } else {
            throw std::runtime_error("msgid, msgstr or text in quotes expected");
        }
    }
    Catalogue finish() {
        put_away();
        return std::move(catalogue_);
    }

  private:
    static bool take(std::string_view& text, std::string_view word) {
        if (text.substr(0, word.size()) != word) return false;
        const char next = text.size() > word.size() ? text[word.size()] : '\0';
        if (next != ' ' && next != '\t' && next != '"' && next != '[') return false;
        text = trimmed(text.substr(word.size()));
        return true;
    }
    void begin(std::string& target, std::string_view text) {
        target = quoted(text);
        target_ = &target;
    }
    void begin_form(std::string_view text) {
        if (!text.empty() && text.front() == '[') {
            const auto close = text.find(']');
            if (close == std::string_view::npos || close < 2 ||
                text.substr(1, close - 1).find_first_not_of("0123456789") != std::string_view::npos)
                throw std::runtime_error("a form like msgstr[0] expected");
            text = trimmed(text.substr(close + 1));
        }
        if (has_sentence_) sentence_ += '\n';
        sentence_ += quoted(text);
        has_sentence_ = true;
        target_ = &sentence_;
    }
    void put_away() {
        if (!key_) return;
        if (!has_sentence_) throw std::runtime_error("the msgid before this has no msgstr");
        if (!key_->empty() && !sentence_.empty() && !catalogue_.emplace(*key_, sentence_).second)
            throw std::runtime_error("the key " + *key_ + " appears twice");
        key_.reset();
        sentence_.clear();
        plural_.clear();
        has_sentence_ = false;
        target_ = nullptr;
    }

    Catalogue catalogue_;
    std::optional<std::string> key_;
    std::string plural_, sentence_;
    bool has_sentence_ = false;
    std::string* target_ = nullptr;
};

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80       ? 1
                                   : lead >> 5 == 6  ? 2
                                   : lead >> 4 == 14 ? 3
                                   : lead >> 3 == 30 ? 4
                                                     : 0;
        if (length == 0 || i + length > text.size()) return false;
        for (std::size_t k = 1; k < length; ++k)
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return false;
        i += length;
    }
    return true;
}

} // namespace

host::Result<Catalogue> parse_po(std::string_view text) {
    Reader reader;
    std::size_t number = 0;
    try {
        while (!text.empty()) {
            ++number;
            const auto line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(text.size(), line.size() + 1));
            if (!is_utf8(line)) throw std::runtime_error("not UTF-8");
            reader.line(trimmed(line));
        }
        return reader.finish();
    } catch (const std::exception& error) {
        return host::Problem{std::to_string(number) + ": " + error.what()};
    }
}

std::set<std::string> placeholders(std::string_view sentence) {
    std::set<std::string> names;
    for (auto open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{', open + 1)) {
        const auto close = sentence.find('}', open);
        if (close == std::string_view::npos) break;
        names.emplace(sentence.substr(open + 1, close - open - 1));
    }
    return names;
}

} // namespace ludarium::validator

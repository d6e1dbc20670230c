#include "pages/markdown.hpp"

#include <cctype>

#include <md4c.h>

#include "pages/letters.hpp"

namespace ludarium::shell {
namespace {

class Writer {
  public:
    explicit Writer(bool marks) : marks_(marks) {}

    std::string write(std::string_view markdown) {
        MD_PARSER parser{};
        parser.flags = MD_FLAG_NOHTML;
        parser.enter_block = [](MD_BLOCKTYPE type, void*, void* self) {
            return as_writer(self).enter(type);
        };
        parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
        parser.enter_span = [](MD_SPANTYPE type, void*, void* self) {
            return as_writer(self).span(type, "<");
        };
        parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
            return as_writer(self).span(type, "</");
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
            return as_writer(self).text(type, {text, size});
        };
        md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, this);
        return std::move(out_);
    }

  private:
    static Writer& as_writer(void* self) { return *static_cast<Writer*>(self); }

    int enter(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_LI) {
            out_ += out_.empty() ? "• " : "\n• ";
            in_item_ = true;
        } else if (type == MD_BLOCK_P || type == MD_BLOCK_H || type == MD_BLOCK_UL) {
            // A loose list wraps its items' text in paragraphs.
            if (!in_item_ && !out_.empty()) out_ += type == MD_BLOCK_UL ? "\n" : "\n\n";
            in_item_ = false;
        }
        return 0;
    }
    int span(MD_SPANTYPE type, const char* bracket) {
        if (!marks_) return 0;
        if (type == MD_SPAN_EM) (out_ += bracket) += "i>";
        if (type == MD_SPAN_STRONG) (out_ += bracket) += "b>";
        return 0;
    }
    int text(MD_TEXTTYPE type, std::string_view text) {
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) {
            out_ += ' ';
            return 0;
        }
        for (const char letter : text) {
            if (marks_ && letter == '&')
                out_ += "&amp;";
            else if (marks_ && letter == '<')
                out_ += "&lt;";
            else
                out_ += letter;
        }
        return 0;
    }

    const bool marks_;
    bool in_item_ = false;
    std::string out_;
};

bool is_space(char letter) {
    return std::isspace(static_cast<unsigned char>(letter)) != 0;
}

// A lone dash, bullet or arrow is no word.
bool has_word(std::string_view piece) {
    bool found = false;
    for_each_letter(piece, [&](char32_t letter, std::size_t) {
        const bool sign = letter < 0xc0 || letter == U'×' || (letter >= 0x2000 && letter < 0x2c00);
        found = found || !sign || (letter < 0x80 && std::isalnum(static_cast<int>(letter)));
    });
    return found;
}

} // namespace

std::string markup_of(std::string_view markdown) {
    return Writer(true).write(markdown);
}

std::string plain_text_of(std::string_view markdown) {
    return Writer(false).write(markdown);
}

unsigned word_count(std::string_view plain_text) {
    unsigned count = 0;
    for (std::size_t from = 0; from < plain_text.size();) {
        if (is_space(plain_text[from])) {
            ++from;
            continue;
        }
        std::size_t to = from;
        while (to < plain_text.size() && !is_space(plain_text[to])) ++to;
        count += has_word(plain_text.substr(from, to - from));
        from = to;
    }
    return count;
}

} // namespace ludarium::shell

#include "language/po_file.hpp"

#include <cctype>
#include <optional>
#include <set>

namespace ludarium::shell {

namespace {

// One entry as it is collected line by line.
struct Draft {
    PoEntry entry;
    bool has_id = false;
    bool has_string = false;
    bool fuzzy = false;
    bool broken = false;
};

class Reader {
  public:
    Reader(std::string_view text, const std::string& name) : text_(text), name_(name) {}

    PoFile read() {
        while (!text_.empty()) {
            ++line_;
            take_line(next_line());
        }
        finish();
        return std::move(file_);
    }

  private:
    std::string_view next_line() {
        const auto end = text_.find('\n');
        std::string_view line = text_.substr(0, end);
        text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
        while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())))
            line.remove_suffix(1);
        while (!line.empty() && std::isspace(static_cast<unsigned char>(line.front())))
            line.remove_prefix(1);
        return line;
    }

    void take_line(std::string_view line) {
        if (line_ == 1 && line.substr(0, 3) == "\xEF\xBB\xBF") line.remove_prefix(3);
        if (line.empty()) return finish();
        if (line[0] == '#') return take_comment(line);
        if (line[0] == '"') return append(line);
        take_keyword(line);
    }

    void take_comment(std::string_view line) {
        if (draft_.has_string) finish();
        if (line.substr(0, 2) == "#," && line.find("fuzzy") != std::string_view::npos)
            draft_.fuzzy = true;
    }

    void take_keyword(std::string_view line) {
        const auto space = line.find_first_of(" \t\"");
        const std::string_view word = line.substr(0, space);
        const std::string_view rest =
            space == std::string_view::npos ? std::string_view() : line.substr(space);
        if (word == "msgid") {
            if (draft_.has_string || draft_.has_id) finish();
            draft_.has_id = true;
            draft_.entry.line = line_;
            target_ = &draft_.entry.id;
        } else if (word == "msgid_plural") {
            target_ = &draft_.entry.plural_id;
        } else if (word == "msgstr") {
            start_string(0);
        } else if (word.substr(0, 7) == "msgstr[" && word.size() == 9 && word[8] == ']' &&
                   word[7] >= '0' && word[7] <= '5') {
            start_string(static_cast<std::size_t>(word[7] - '0'));
        } else {
            return complain("msgid, msgid_plural or msgstr expected, not \"" + std::string(word) +
                            "\"");
        }
        append(rest.substr(std::min(rest.size(), rest.find_first_not_of(" \t"))));
    }

    void start_string(std::size_t form) {
        target_ = nullptr;
        if (!draft_.has_id) return complain("msgstr without a msgid before it");
        if (form != draft_.entry.strings.size())
            return complain("msgstr[" + std::to_string(form) + "] is out of order");
        draft_.has_string = true;
        draft_.entry.strings.emplace_back();
        target_ = &draft_.entry.strings.back();
    }

    void append(std::string_view quoted) {
        if (!target_) return draft_.broken ? void() : complain("text that belongs to nothing");
        if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"')
            return complain("the text is not closed with a \"");
        const auto plain = unescape(quoted.substr(1, quoted.size() - 2));
        if (plain) *target_ += *plain;
    }

    std::optional<std::string> unescape(std::string_view s) {
        std::string out;
        for (std::size_t i = 0; i < s.size(); ++i) {
            if (s[i] == '"')
                return complain("a \" inside the text needs a \\ before it"), std::nullopt;
            if (s[i] != '\\') {
                out += s[i];
                continue;
            }
            if (++i == s.size()) return complain("the text is not closed with a \""), std::nullopt;
            switch (s[i]) {
            case 'n':
                out += '\n';
                break;
            case 't':
                out += '\t';
                break;
            case '"':
                out += '"';
                break;
            case '\\':
                out += '\\';
                break;
            default:
                return complain(std::string("unknown escape \\") + s[i]), std::nullopt;
            }
        }
        return out;
    }

    void complain(const std::string& what) {
        file_.problems.push_back(name_ + ":" + std::to_string(line_) + ": " + what);
        draft_.broken = true;
    }

    void finish() {
        Draft draft = std::move(draft_);
        draft_ = {};
        target_ = nullptr;
        if (draft.broken || !draft.has_id) return;
        if (!draft.has_string) {
            file_.problems.push_back(name_ + ":" + std::to_string(draft.entry.line) + ": msgid \"" +
                                     draft.entry.id + "\" has no msgstr");
            return;
        }
        if (draft.entry.id.empty()) {
            file_.header = draft.entry.strings[0];
            return;
        }
        if (draft.fuzzy || draft.entry.strings[0].empty()) return;
        if (!seen_.insert(draft.entry.id).second) {
            file_.problems.push_back(name_ + ":" + std::to_string(draft.entry.line) + ": msgid \"" +
                                     draft.entry.id + "\" stands here a second time");
            return;
        }
        file_.entries.push_back(std::move(draft.entry));
    }

    std::string_view text_;
    const std::string& name_;
    std::size_t line_ = 0;
    Draft draft_;
    std::string* target_ = nullptr;
    std::set<std::string> seen_;
    PoFile file_;
};

} // namespace

PoFile parse_po(std::string_view text, const std::string& name) {
    return Reader(text, name).read();
}

} // namespace ludarium::shell

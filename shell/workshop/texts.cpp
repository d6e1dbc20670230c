#include "workshop/texts.hpp"

#include <algorithm>

#include "pages/marked_page.hpp"
#include "plugins/wire/bytes.hpp"

namespace ludarium::shell::workshop {

using wire::Reader;
using wire::Writer;

namespace {

// A page is at most 256 KB of Markdown, and escaping makes five letters of one at worst.
constexpr std::size_t longest_text = 2 * 1024 * 1024, longest_line = 64 * 1024, most_steps = 4096,
                      most_boards = 1024, most_lines = 16384, most_notes = 4096, most_choices = 64,
                      most_words = 65536, most_forms = 6, most_problems = 65536;
// Boost parses it by recursion, and the longest of any language has 180 letters.
constexpr std::size_t longest_header = 16 * 1024, longest_plural_rule = 400;

std::string marked(Reader& in) {
    std::string text = in.text(longest_text);
    if (!is_marked_text(text)) in.fail();
    return text;
}

void put(Writer& out, const host::Board& board) {
    out.number(std::uint64_t{board.line}).text(board.position);
    out.list(board.choices,
             [](Writer& w, const auto& choice) { w.text(choice.first).text(choice.second); });
    out.list(board.lines, [](Writer& w, const host::BoardLine& line) {
        w.number(static_cast<std::uint8_t>(line.kind))
            .number(std::uint64_t{line.line})
            .text(line.text);
    });
}

host::Board board_in(Reader& in) {
    host::Board board;
    board.line = in.number<std::uint64_t>();
    board.position = in.text(longest_line);
    in.list(most_choices, [&](Reader& r) {
        const std::string option = r.text(longest_line);
        board.choices[option] = r.text(longest_line);
    });
    in.list(most_lines, [&](Reader& r) {
        const auto kind = r.number<std::uint8_t>();
        if (kind > static_cast<std::uint8_t>(host::BoardLine::Kind::claim)) return r.fail();
        const auto line = r.number<std::uint64_t>();
        board.lines.push_back(
            {static_cast<host::BoardLine::Kind>(kind), line, r.text(longest_line)});
    });
    return board;
}

void put(Writer& out, const host::PageStep& step) {
    out.number(std::uint64_t{step.line}).text(step.heading).text(step.text).text(step.source);
    out.list(step.notes, [](Writer& w, const std::string& note) { w.text(note); });
    out.list(step.boards, [](Writer& w, const host::Board& board) { put(w, board); });
}

host::PageStep step_in(Reader& in) {
    host::PageStep step;
    step.line = in.number<std::uint64_t>();
    step.heading = in.text(longest_line);
    step.text = marked(in);
    step.source = marked(in);
    in.list(most_notes, [&](Reader& r) { step.notes.push_back(r.text(longest_line)); });
    in.list(most_boards, [&](Reader& r) { step.boards.push_back(board_in(r)); });
    return step;
}

bool plural_rule_is_short(const std::string& header) {
    const auto at = header.find("Plural-Forms:");
    return at == std::string::npos ||
           std::min(header.find('\n', at), header.size()) - at <= longest_plural_rule;
}

} // namespace

std::string encode(const host::Page& page) {
    Writer out;
    out.text(page.title);
    put(out, page.opening);
    out.list(page.steps, [](Writer& w, const host::PageStep& step) { put(w, step); });
    return out.bytes();
}

std::optional<host::Page> decode_page(std::string_view bytes) {
    Reader in(bytes);
    host::Page page;
    page.title = in.text(longest_line);
    page.opening = step_in(in);
    in.list(most_steps, [&](Reader& r) { page.steps.push_back(step_in(r)); });
    return in.finished() ? std::optional(std::move(page)) : std::nullopt;
}

std::string encode(const PoFile& words) {
    Writer out;
    out.text(words.header);
    out.list(words.entries, [](Writer& w, const PoEntry& entry) {
        w.text(entry.id).text(entry.plural_id).number(std::uint64_t{entry.line});
        w.list(entry.strings, [](Writer& each, const std::string& form) { each.text(form); });
    });
    out.list(words.problems, [](Writer& w, const std::string& problem) { w.text(problem); });
    return out.bytes();
}

std::optional<PoFile> decode_words(std::string_view bytes) {
    Reader in(bytes);
    PoFile words;
    words.header = in.text(longest_header);
    if (!plural_rule_is_short(words.header)) in.fail();
    in.list(most_words, [&](Reader& r) {
        PoEntry entry;
        entry.id = r.text(longest_line);
        entry.plural_id = r.text(longest_line);
        entry.line = r.number<std::uint64_t>();
        r.list(most_forms,
               [&](Reader& forms) { entry.strings.push_back(forms.text(longest_text)); });
        if (entry.id.empty() || entry.strings.empty()) r.fail();
        words.entries.push_back(std::move(entry));
    });
    in.list(most_problems, [&](Reader& r) { words.problems.push_back(r.text(longest_line)); });
    return in.finished() ? std::optional(std::move(words)) : std::nullopt;
}

} // namespace ludarium::shell::workshop

#include "page.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

namespace ludarium::host {
namespace {

constexpr std::string_view fence = "```";

bool starts(std::string_view line, std::string_view with) {
    return line.substr(0, with.size()) == with;
}

std::string trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t");
    if (from == text.npos) return {};
    return std::string(text.substr(from, text.find_last_not_of(" \t") - from + 1));
}

std::vector<std::string> split(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

BoardLine board_line(const std::string& line, std::size_t number) {
    using Kind = BoardLine::Kind;
    switch (line.front()) {
    case '>':
        return {Kind::caption, number, trimmed(std::string_view(line).substr(1))};
    case '?':
        return {Kind::visitor, number, trimmed(std::string_view(line).substr(1))};
    case '!':
        return {Kind::wrong, number, trimmed(std::string_view(line).substr(1))};
    case '=':
        return {Kind::claim, number, trimmed(std::string_view(line).substr(1))};
    default:
        return {Kind::play, number, line};
    }
}

// Reads line by line; a step or a board is the last of its list while it is being read.
class Reader {
  public:
    std::optional<Problem> take(const std::string& line) {
        ++number_;
        if (board_) return take_in_board(line);
        if (starts(line, fence)) return begin_board(line);
        if (starts(line, "## ")) {
            page_.steps.push_back({});
            step().line = number_;
            step().heading = trimmed(line.substr(3));
        } else if (starts(line, "# ")) {
            if (!page_.title.empty()) return problem("a page has one title (#)");
            page_.title = trimmed(line.substr(2));
        } else if (starts(line, "<!--")) {
            const auto end = line.find("-->");
            if (end == line.npos) return problem("a comment ends on its own line (-->)");
            step().notes.push_back(trimmed(line.substr(4, end - 4)));
        } else if (starts(line, "> ")) {
            step().source += (step().source.empty() ? "" : " ") + trimmed(line.substr(2));
        } else {
            step().text += line + "\n";
        }
        return std::nullopt;
    }

    Result<Page> finish() {
        if (board_) return *problem_at(board_->line, "the block has no end (```)");
        if (page_.title.empty()) return *problem_at(1, "a page begins with its title (# …)");
        tidy(page_.opening);
        for (auto& step : page_.steps) tidy(step);
        return std::move(page_);
    }

  private:
    static void tidy(PageStep& step) {
        auto& text = step.text;
        const auto first = text.find_first_not_of("\n ");
        text =
            first == text.npos ? "" : text.substr(first, text.find_last_not_of("\n ") - first + 1);
    }
    PageStep& step() { return page_.steps.empty() ? page_.opening : page_.steps.back(); }

    std::optional<Problem> problem(const std::string& what) const {
        return problem_at(number_, what);
    }
    static std::optional<Problem> problem_at(std::size_t line, const std::string& what) {
        return Problem{std::to_string(line) + ": " + what};
    }

    std::optional<Problem> begin_board(const std::string& line) {
        auto words = split(line.substr(fence.size()));
        if (words.empty() || words.front() != "board")
            return problem("only ```board blocks are known");
        Board board;
        board.line = number_;
        for (auto word = words.begin() + 1; word != words.end(); ++word) {
            const auto equals = word->find('=');
            if (equals == word->npos) return problem("\"" + *word + "\" is not option=choice");
            board.choices[word->substr(0, equals)] = word->substr(equals + 1);
        }
        board_ = std::move(board);
        return std::nullopt;
    }

    std::optional<Problem> take_in_board(const std::string& line) {
        const std::string text = trimmed(line);
        if (starts(line, fence)) {
            if (board_->position.empty()) return problem("the block shows no position");
            step().boards.push_back(std::move(*board_));
            board_.reset();
        } else if (board_->position.empty()) {
            board_->position = text;
        } else if (!text.empty()) {
            return add(board_line(text, number_));
        }
        return std::nullopt;
    }

    std::optional<Problem> add(BoardLine line) {
        if (line.text.empty()) return problem("nothing stands behind the sign");
        const bool after_visitor =
            !board_->lines.empty() && (board_->lines.back().kind == BoardLine::Kind::visitor ||
                                       board_->lines.back().kind == BoardLine::Kind::wrong);
        if (line.kind == BoardLine::Kind::wrong && !after_visitor)
            return problem("\"!\" follows the visitor's turn (\"?\")");
        board_->lines.push_back(std::move(line));
        return std::nullopt;
    }

    Page page_;
    std::optional<Board> board_;
    std::size_t number_ = 0;
};

} // namespace

std::vector<std::string> BoardLine::words() const {
    return split(text);
}

Result<Page> read_page(std::string_view text) {
    Reader reader;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string line(text.substr(0, end));
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (auto problem = reader.take(line)) return std::move(*problem);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.finish();
}

} // namespace ludarium::host

#include "pages/marked_page.hpp"

#include <utility>
#include <vector>

#include "pages/markdown.hpp"

namespace ludarium::shell {

namespace {

struct Sign {
    std::string_view written;
    char means;
};
constexpr Sign signs[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}};
constexpr std::string_view opening[] = {"<i>", "<b>"};
constexpr std::string_view closing[] = {"</i>", "</b>"};
constexpr std::size_t deepest = 64; // emphasis within emphasis

bool begins_with(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

// Goes through a text and gives each letter to `take`; false where a mark is none of ours, or not closed.
template <class Take>
bool walk(std::string_view rest, Take take) {
    std::vector<std::size_t> open;
    const auto passes_tag = [&] {
        for (std::size_t i = 0; i < std::size(opening); ++i) {
            if (begins_with(rest, opening[i]) && open.size() < deepest)
                return open.push_back(i), rest.remove_prefix(opening[i].size()), true;
            if (begins_with(rest, closing[i]) && !open.empty() && open.back() == i)
                return open.pop_back(), rest.remove_prefix(closing[i].size()), true;
        }
        return false;
    };
    const auto passes_sign = [&] {
        for (const Sign& sign : signs)
            if (begins_with(rest, sign.written))
                return take(sign.means), rest.remove_prefix(sign.written.size()), true;
        return false;
    };
    while (!rest.empty()) {
        if (rest[0] == '<' ? !passes_tag() : rest[0] == '&' && !passes_sign()) return false;
        while (!rest.empty() && rest[0] != '<' && rest[0] != '&') {
            if (rest[0] == '\0') return false;
            take(rest[0]);
            rest.remove_prefix(1);
        }
    }
    return open.empty();
}

void mark(host::PageStep& step) {
    step.text = markup_of(step.text);
    step.source = markup_of(step.source);
}

} // namespace

host::Result<host::Page> read_marked_page(std::string_view text) {
    auto page = host::read_page(text);
    if (!page) return page;
    mark(page->opening);
    for (host::PageStep& step : page->steps) mark(step);
    return page;
}

bool is_marked_text(std::string_view markup) {
    return walk(markup, [](char) {});
}

std::string without_marks(std::string_view markup) {
    std::string plain;
    walk(markup, [&plain](char letter) { plain += letter; });
    return plain;
}

} // namespace ludarium::shell

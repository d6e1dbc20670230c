#include "screens/book_words.hpp"

#include <algorithm>

#include "pages/marked_page.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int leading = 16; // of the text, in hundredths
constexpr int percents[] = {120, 112, 106, 100, 94, 88,
                            82,  76,  70,  64,  58, 52}; // of the usual sizes
constexpr int dot_size = 14;                             // in theme pixels
constexpr int bright_dot = 20;
constexpr int mark_margin = 8; // around what is being read aloud

} // namespace

BookWords::BookWords(const StageTools& tools, const Box& room, const Box& dots)
    : tools_(tools), room_(room), dots_room_(dots) {}

std::vector<BookWords::Block> BookWords::blocks(const host::Page& page, std::size_t step,
                                                int percent, bool with_opening) {
    const Theme& theme = tools_.theme;
    const host::PageStep& here = page.steps.at(step);
    std::vector<Block> all;
    const auto add = [&](const std::string& text, TextStyle style, int space_above,
                         bool aloud = true) {
        if (text.empty()) return;
        style.size = style.size * percent / 100;
        all.push_back({tools_.type.set(text, style, room_.width),
                       all.empty() ? 0 : tools_.scaled(space_above) * percent / 100, aloud});
    };
    TextStyle title = tools_.style(theme.type.small, theme.colours.text_quiet);
    title.small_caps = true;
    title.tracking = 60;
    add(page.title, title, 0, false);
    TextStyle heading = tools_.style(theme.type.title, theme.colours.accent);
    heading.bold = true;
    add(here.heading, heading, 10);
    TextStyle text = tools_.style(theme.type.body, theme.colours.text);
    text.markup = true;
    text.leading = leading;
    TextStyle quiet = text.coloured(theme.colours.text_quiet);
    quiet.italic = true;
    if (with_opening) add(page.opening.text, quiet, 14);
    add(here.text, text, 18);
    TextStyle source = tools_.style(theme.type.small, theme.colours.text_quiet);
    source.italic = true;
    source.markup = true;
    source.size = source.size * 9 / 10;
    add(here.source, source, 22, false);
    return all;
}

int BookWords::height(const std::vector<Block>& blocks) {
    int sum = 0;
    for (const Block& block : blocks) sum += block.space_above + block.picture->size.height;
    return sum;
}

void BookWords::show(const host::Page& page, std::size_t step) {
    const auto fits = [&](std::size_t i, int percent, bool with_opening) {
        return height(blocks(page, i, percent, with_opening)) <= room_.height;
    };
    const auto all_fit = [&](int percent) {
        for (std::size_t i = 0; i < page.steps.size(); ++i)
            if (!fits(i, percent, false)) return false;
        return true;
    };
    const auto usual = std::find_if(std::begin(percents), std::end(percents) - 1, all_fit);
    // The first step says what the chapter is about as well. That it may need smaller letters should
    // not make all the others small.
    const bool with_opening = step == 0;
    const int percent = *std::find_if(usual, std::end(percents) - 1, [&](int smaller) {
        return fits(step, smaller, with_opening);
    });
    words_.clear();
    passages_.clear();
    int top = room_.top;
    for (const Block& block : blocks(page, step, percent, with_opening)) {
        top += block.space_above;
        const Size size = block.picture->size;
        const Box place{room_.left, top, size.width, size.height};
        words_.emplace_back(tools_.scene, layer::label,
                            Look{block.picture, frame(place), 1, 1, true});
        if (block.aloud) passages_.push_back({room_.left, top, room_.width, size.height});
        top += size.height;
    }
    mark(std::nullopt);
    show_dots(step, page.steps.size());
}

std::vector<std::string> BookWords::passages(const host::Page& page, std::size_t step) {
    const host::PageStep& here = page.steps.at(step);
    std::vector<std::string> all{here.heading};
    if (step == 0) all.push_back(without_marks(page.opening.text));
    all.push_back(without_marks(here.text));
    all.erase(std::remove(all.begin(), all.end(), std::string()), all.end());
    return all;
}

void BookWords::mark(std::optional<std::size_t> passage) {
    if (passage && *passage >= passages_.size()) passage.reset();
    if (passage == marked_) return;
    marked_ = passage;
    if (!passage) return mark_.reset();
    PanelStyle style;
    style.fill = tools_.theme.colours.accent.with_alpha(0.16);
    style.border = tools_.theme.colours.accent;
    style.border_width = std::max(1.f, 2 * tools_.unit);
    style.radius = static_cast<float>(tools_.scaled(tools_.theme.spacing.radius)) / 2;
    const Box around = passages_[*passage].inset(-tools_.scaled(mark_margin));
    mark_ = Node(tools_.scene, layer::panel + 1,
                 {panel(around.size(), style), frame(around), 1, 1, true});
}

void BookWords::show_dots(std::size_t step, std::size_t count) {
    dots_.clear();
    if (count < 2) return;
    const auto n = static_cast<int>(count);
    const int apart = std::min(tools_.scaled(34), dots_room_.width / n);
    int middle = dots_room_.left + (dots_room_.width - apart * (n - 1)) / 2;
    for (std::size_t i = 0; i < count; ++i, middle += apart) {
        const int side = tools_.scaled(i == step ? bright_dot : dot_size);
        const Colour colour =
            i == step ? tools_.theme.colours.accent : tools_.theme.colours.text_off;
        const Box place{middle - side / 2, dots_room_.top + (dots_room_.height - side) / 2, side,
                        side};
        dots_.emplace_back(tools_.scene, layer::label,
                           Look{dot(place.size(), colour), frame(place), 1, 1, true});
    }
}

} // namespace ludarium::shell

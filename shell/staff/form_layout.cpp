#include "staff/form_layout.hpp"

#include <algorithm>

#include "staff/plot_layout.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int row_pad = 10;
constexpr int toggle_width = 250;
constexpr int number_width = 166;
constexpr int act_least = 220;
constexpr int act_most = 420;
constexpr int option_most = 300;
constexpr int meter_height = 34;
constexpr int between = 12;
constexpr int least_words = 250; // beside a key; where there are fewer, the key goes below

// Puts one item below the others; the row begins at `top` in a room of this width.
class Placing {
  public:
    Placing(int left, int top, int width, int target, const StageTools& tools)
        : left_(left), top_(top), width_(width), target_(target), tools_(tools) {}

    PlacedItem operator()(const Heading& h) const {
        PlacedItem at{h, {}, {}, {}, {}, {}};
        const int space = tools_.scaled(row_pad);
        const int across = tools_.type.measure(h.text, heading_letters(tools_)).width;
        const Size aside = tools_.type.measure(h.aside, about_letters(tools_));
        const int gap = tools_.scaled(2 * between);
        const bool one_line = across + gap + aside.width <= width_;
        const int width = one_line ? width_ - aside.width - gap : width_;
        at.words = {left_, top_ + 2 * space, width,
                    measured(h.text, heading_letters(tools_), width)};
        if (one_line)
            at.about = {left_ + width_ - aside.width, at.words.top, aside.width, at.words.height};
        else
            at.about = {left_, at.words.bottom(), width_,
                        measured(h.aside, about_letters(tools_), width_)};
        at.row = {left_, top_, width_,
                  std::max(at.words.bottom(), at.about.bottom()) + space - top_};
        return at;
    }
    PlacedItem operator()(const Note& n) const {
        PlacedItem at{n, {}, {}, {}, {}, {}};
        const int space = tools_.scaled(row_pad);
        const int height = measured(n.text, note_letters(tools_, n.tone), width_);
        at.words = {left_, top_ + space, width_, height};
        at.row = {left_, top_, width_, height + 2 * space};
        return at;
    }
    PlacedItem operator()(const Toggle& t) const {
        return beside(t, t.label, t.about, {std::max(target_, tools_.scaled(toggle_width))});
    }
    PlacedItem operator()(const Stepper& s) const {
        const int key = std::max(target_, tools_.scaled(tools_.theme.spacing.target));
        const int number = tools_.scaled(number_width);
        PlacedItem at = beside(s, s.label, s.about, {key, number, key});
        at.value = at.keys[1].box;
        at.keys.erase(at.keys.begin() + 1);
        name_keys(at);
        return at;
    }
    PlacedItem operator()(const Choice& c) const {
        if (c.large) return large(c);
        std::vector<int> widths;
        for (const auto& option : c.options)
            widths.push_back(key_width(option.label, target_, tools_.scaled(option_most)));
        return beside(c, c.label, c.about, widths);
    }
    PlacedItem operator()(const Act& a) const {
        return beside(a, a.label, a.about,
                      {key_width(a.word, std::max(target_, tools_.scaled(act_least)),
                                 tools_.scaled(act_most))});
    }
    PlacedItem operator()(const Progress& p) const {
        return above(p, p.label, tools_.scaled(meter_height));
    }
    PlacedItem operator()(const Plot& p) const { return above(p, p.label, plot_height(p, tools_)); }
    // Lines fill leaves by themselves.
    PlacedItem operator()(const Lines& l) const { return {l, {}, {}, {}, {}, {}}; }

  private:
    // Two abreast, and twice as high as other keys.
    PlacedItem large(const Choice& c) const {
        PlacedItem at{c, {}, {}, {}, {}, {}};
        const int space = tools_.scaled(row_pad);
        const int gap = tools_.scaled(2 * between);
        const int width = (width_ - gap) / 2;
        const int height = 2 * key_height();
        place_words(at, c.label, c.about, width_);
        const int top = at.about.bottom() + space;
        const auto count = static_cast<int>(c.options.size());
        for (int i = 0; i < count; ++i)
            at.keys.push_back(
                {{}, {left_ + i % 2 * (width + gap), top + i / 2 * (height + gap), width, height}});
        at.row = {left_, top_, width_, top + (count + 1) / 2 * (height + gap) - gap + space - top_};
        name_keys(at);
        return at;
    }
    int measured(const std::string& text, const TextStyle& style, int width) const {
        return text.empty() ? 0 : tools_.type.measure(text, style, width).height;
    }
    int key_width(const std::string& word, int least, int most) const {
        const int words = tools_.type.measure(word, label_letters(tools_)).width;
        return std::clamp(words + tools_.scaled(56), least, std::max(least, most));
    }
    int key_height() const { return std::max(target_, tools_.scaled(tools_.theme.spacing.target)); }

    static void name_keys(PlacedItem& at) {
        const auto keys = keys_of(at.item);
        for (std::size_t i = 0; i < keys.size(); ++i) at.keys.at(i).key = keys[i];
    }

    // The label on the left, keys of these widths on the right; below where there is no room.
    PlacedItem beside(Item item, const std::string& label, const std::string& about,
                      const std::vector<int>& widths) const {
        PlacedItem at{std::move(item), {}, {}, {}, {}, {}};
        const int space = tools_.scaled(row_pad);
        const int gap = tools_.scaled(between);
        int keys = -gap;
        for (const int width : widths) keys += width + gap;
        const int words = width_ - keys - 2 * gap;
        const bool below = words < tools_.scaled(least_words);
        place_words(at, label, about, below ? width_ : words);
        const int written = at.words.height + at.about.height;
        const int key = key_height();
        if (!below) {
            const int height = std::max(written, key) + 2 * space;
            place_row(at, left_ + width_ - keys, top_ + (height - key) / 2, widths);
            const int down = (height - 2 * space - written) / 2;
            at.words.top += down;
            at.about.top += down;
            at.row = {left_, top_, width_, height};
        } else {
            const int first = top_ + space + written + gap;
            const int last = place_grid(at, first, widths);
            at.row = {left_, top_, width_, last + space - top_};
        }
        const auto named = keys_of(at.item);
        if (named.size() == at.keys.size()) name_keys(at);
        return at;
    }
    void place_words(PlacedItem& at, const std::string& label, const std::string& about,
                     int width) const {
        const int top = top_ + tools_.scaled(row_pad);
        at.words = {left_, top, width, measured(label, label_letters(tools_), width)};
        at.about = {left_, at.words.bottom(), width, measured(about, about_letters(tools_), width)};
    }
    void place_row(PlacedItem& at, int left, int top, const std::vector<int>& widths) const {
        for (const int width : widths) {
            at.keys.push_back({{}, {left, top, width, key_height()}});
            left += width + tools_.scaled(between);
        }
    }
    // In rows that are as full as each other; where the last one ends.
    int place_grid(PlacedItem& at, int top, const std::vector<int>& widths) const {
        const int gap = tools_.scaled(between);
        const auto count = static_cast<int>(widths.size());
        const int widest = widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
        int total = -gap;
        for (const int width : widths) total += width + gap;
        if (total <= width_) {
            place_row(at, left_ + width_ - total, top, widths);
            return top + key_height();
        }
        const int fitting = std::clamp((width_ + gap) / (std::min(widest, width_) + gap), 1, count);
        const int rows = (count + fitting - 1) / fitting;
        const int columns = (count + rows - 1) / rows;
        for (int i = 0; i < count; ++i) {
            const int width = (width_ + gap) / columns - gap;
            at.keys.push_back({{},
                               {left_ + i % columns * (width + gap),
                                top + i / columns * (key_height() + gap), width, key_height()}});
        }
        return top + rows * (key_height() + gap) - gap;
    }
    // The label above a picture that is as wide as the room.
    PlacedItem above(Item item, const std::string& label, int height) const {
        PlacedItem at{std::move(item), {}, {}, {}, {}, {}};
        const int space = tools_.scaled(row_pad);
        place_words(at, label, "", width_);
        at.value = {left_, at.about.bottom() + space, width_, height};
        at.row = {left_, top_, width_, at.value.bottom() + space - top_};
        return at;
    }

    int left_;
    int top_;
    int width_;
    int target_;
    const StageTools& tools_;
};

class Filling {
  public:
    Filling(const Box& room, int target, const StageTools& tools)
        : room_(room), target_(target), tools_(tools), top_(room.top), leaves_(1) {}

    std::vector<Leaf> of(const Form& form) && {
        for (std::size_t i = 0; i < form.items.size();) {
            std::size_t end = i + 1;
            while (end < form.items.size() && !std::holds_alternative<Heading>(form.items[end]))
                ++end;
            group(form, i, end);
            i = end;
        }
        return std::move(leaves_);
    }

  private:
    PlacedItem placed(const Item& item, int top) const {
        return std::visit(Placing(room_.left, top, room_.width, target_, tools_), item);
    }
    void group(const Form& form, std::size_t from, std::size_t to) {
        int height = 0;
        for (std::size_t i = from; i < to; ++i) height += placed(form.items[i], 0).row.height;
        if (height > room_.bottom() - top_ && height <= room_.height) turn();
        for (std::size_t i = from; i < to; ++i)
            if (const auto* lines = std::get_if<Lines>(&form.items[i]))
                fill_with(*lines);
            else
                add(form.items[i], i + 1 < to ? &form.items[i + 1] : nullptr);
    }
    void add(const Item& item, const Item* next) {
        int needed = placed(item, 0).row.height;
        // A heading without anything below it would be lost at the end of a leaf.
        if (next && std::holds_alternative<Heading>(item)) needed += placed(*next, 0).row.height;
        if (top_ + needed > room_.bottom()) turn();
        put(item);
    }
    void fill_with(const Lines& lines) {
        Lines some;
        int end = top_;
        const auto put_some = [&] {
            const Box box{room_.left, top_, room_.width, end - top_};
            leaves_.back().push_back({std::exchange(some, {}), box, box, {}, {}, {}});
            top_ = end;
        };
        for (const std::string& line : lines.lines) {
            const int height = tools_.type.measure(line, line_letters(tools_), room_.width).height;
            if (end + height > room_.bottom() && end > room_.top) {
                put_some();
                turn();
                end = top_;
            }
            some.lines.push_back(line);
            end += height;
        }
        if (!some.lines.empty()) put_some();
    }
    void put(const Item& item) {
        leaves_.back().push_back(placed(item, top_));
        top_ = leaves_.back().back().row.bottom();
    }
    void turn() {
        if (leaves_.back().empty()) return;
        leaves_.emplace_back();
        top_ = room_.top;
    }

    Box room_;
    int target_;
    const StageTools& tools_;
    int top_;
    std::vector<Leaf> leaves_;
};

} // namespace

TextStyle label_letters(const StageTools& tools) {
    return tools.style(tools.theme.type.body, tools.theme.colours.text);
}

TextStyle about_letters(const StageTools& tools) {
    return tools.style(tools.theme.type.small, tools.theme.colours.text_quiet);
}

TextStyle heading_letters(const StageTools& tools) {
    TextStyle style = tools.style(tools.theme.type.body, tools.theme.colours.accent);
    style.bold = true;
    return style;
}

TextStyle line_letters(const StageTools& tools) {
    return tools.style(tools.theme.type.small * 9 / 10, tools.theme.colours.text);
}

TextStyle note_letters(const StageTools& tools, Note::Tone tone) {
    switch (tone) {
    case Note::Tone::quiet:
        return about_letters(tools);
    case Note::Tone::warning:
        return about_letters(tools).coloured(tools.theme.colours.accent);
    case Note::Tone::plain:
        break;
    }
    return label_letters(tools);
}

std::vector<Leaf> lay_out_form(const Form& form, const Box& room, int target,
                               const StageTools& tools) {
    return Filling(room, target, tools).of(form);
}

} // namespace ludarium::shell

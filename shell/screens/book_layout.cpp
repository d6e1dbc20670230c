#include "screens/book_layout.hpp"

#include <algorithm>
#include <cmath>

#include "art/outline.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int panel_beside = 620;
constexpr int panel_below = 660;
constexpr int strip_height = 128;
constexpr int dots_height = 26;
constexpr int way_height = 96; // of the buttons to the next step and back
constexpr int most_dice = 3;

class Arranging {
  public:
    Arranging(const BookNeeds& needs, const Theme& theme) : needs_(needs) {
        at_.portrait = is_portrait(needs.screen);
        at_.unit = screen_unit(needs.screen);
        margin_ = at_.scaled(theme.spacing.margin);
        gap_ = at_.scaled(theme.spacing.gap);
        target_ = std::max(at_.scaled(theme.spacing.target), needs.least_target);
    }

    BookLayout arranged() {
        const Box screen =
            Box{0, 0, needs_.screen.width, needs_.screen.height - needs_.rail}.inset(margin_);
        Box left;
        if (at_.portrait) {
            const int panel = std::min(at_.scaled(panel_below), screen.height / 2);
            at_.panel = {screen.left, screen.bottom() - panel, screen.width, panel};
            left = {screen.left, screen.top, screen.width, screen.height - panel - margin_};
        } else {
            const int panel = std::min(at_.scaled(panel_beside), screen.width / 2);
            at_.panel = {screen.right() - panel, screen.top, panel, screen.height};
            left = {screen.left, screen.top, screen.width - panel - margin_, screen.height};
        }
        at_.picture = left;
        const int strip = std::max(at_.scaled(strip_height), target_ + gap_);
        at_.strip = {left.left, left.bottom() - strip, left.width, strip};
        at_.stage = {left.left, left.top, left.width, left.height - strip - gap_};
        arrange_strip();
        arrange_panel();
        return at_;
    }

  private:
    void arrange_strip() {
        Box room = at_.strip.inset(gap_ / 2);
        const int again = std::max(target_, std::min(room.height, at_.scaled(way_height)));
        at_.again = {room.right() - again, room.top + (room.height - again) / 2, again, again};
        room.width -= again + gap_;
        if (needs_.dice) {
            const int die = std::min(room.height, std::max(target_, at_.scaled(way_height)));
            const int wide = std::min(room.width / 2, most_dice * (die + gap_) - gap_);
            at_.dice = {room.right() - wide, room.top + (room.height - die) / 2, wide, die};
            room.width -= wide + gap_;
        }
        at_.caption = {room.left + gap_, room.top, room.width - gap_, room.height};
    }

    void arrange_panel() {
        Box room = at_.panel.inset(gap_);
        const auto cut = [&room, this](int height) {
            const Box box{room.left, room.bottom() - height, room.width, height};
            room.height -= height + gap_;
            return box;
        };
        const auto count = static_cast<int>(needs_.chapters);
        const int columns = at_.portrait ? count : std::min(3, count);
        const int rows = columns == 0 ? 0 : (count + columns - 1) / columns;
        const int tight = gap_ / 2;
        if (rows > 0) {
            const Box tabs = cut(rows * (target_ + tight) - tight);
            for (int i = 0; i < count; ++i)
                at_.chapters.push_back(part(tabs, i % columns, columns, tight,
                                            tabs.top + i / columns * (target_ + tight), target_));
        }
        const int way = std::max(at_.scaled(way_height), target_);
        const Box ways = cut(way);
        const int back = std::max(target_, ways.width * (needs_.voice ? 2 : 3) / 10);
        at_.previous = {ways.left, ways.top, back, way};
        int left = at_.previous.right() + gap_;
        if (needs_.voice) {
            at_.aloud = {left, ways.top, back, way};
            left = at_.aloud.right() + gap_;
        }
        at_.next = {left, ways.top, ways.right() - left, way};
        at_.dots = cut(at_.scaled(dots_height));
        at_.words = room.inset(gap_ / 2);
    }

    static Box part(const Box& row, int index, int count, int gap, int top, int height) {
        const int left = row.left + (row.width + gap) * index / count;
        const int right = row.left + (row.width + gap) * (index + 1) / count - gap;
        return {left, top, right - left, height};
    }

    const BookNeeds& needs_;
    int margin_ = 0;
    int gap_ = 0;
    int target_ = 0;
    BookLayout at_;
};

} // namespace

int BookLayout::scaled(int theme_pixels) const {
    return static_cast<int>(std::lround(static_cast<float>(theme_pixels) * unit));
}

TableLayout BookLayout::table(float board_aspect) const {
    TableLayout at;
    at.unit = unit;
    at.portrait = portrait;
    at.board = pixels_of(centred(fitted(board_aspect, stage.size()), stage));
    at.panel = panel;
    at.dice = dice;
    return at;
}

BookLayout lay_out_book(const BookNeeds& needs, const Theme& theme) {
    return Arranging(needs, theme).arranged();
}

} // namespace ludarium::shell

#include "screens/table_layout.hpp"

#include <algorithm>
#include <cmath>

#include "art/outline.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int panel_least = 520;
constexpr int panel_most = 700;
constexpr int panel_below = 620; // height of the panel in portrait
constexpr int title_height = 66;
constexpr unsigned most_with_title = 4; // players; more of them need its room
constexpr int dice_height = 112;
constexpr int button_height = 132; // an icon and two lines

// Equal boxes in rows, filling the width.
std::vector<Box> grid(Box room, unsigned count, unsigned columns, int height, int gap) {
    std::vector<Box> boxes;
    for (unsigned i = 0; i < count; ++i) {
        const auto column = static_cast<int>(i % columns);
        const auto row = static_cast<int>(i / columns);
        const auto n = static_cast<int>(columns);
        const int left = room.left + (room.width + gap) * column / n;
        const int right = room.left + (room.width + gap) * (column + 1) / n - gap;
        boxes.push_back({left, room.top + row * (height + gap), right - left, height});
    }
    return boxes;
}

int grid_height(unsigned count, unsigned columns, int height, int gap) {
    const auto rows = static_cast<int>((count + columns - 1) / columns);
    return rows == 0 ? 0 : rows * (height + gap) - gap;
}

// Cuts pieces off a box, from above or below, leaving a gap.
struct Column {
    Box rest;
    int gap;

    Box from_top(int height) {
        const Box cut{rest.left, rest.top, rest.width, height};
        rest.top += height + gap;
        rest.height -= height + gap;
        return cut;
    }
    Box from_bottom(int height) {
        const Box cut{rest.left, rest.bottom() - height, rest.width, height};
        rest.height -= height + gap;
        return cut;
    }
};

struct Plates {
    unsigned columns;
    int height;
};

Plates plates_for(unsigned players, bool portrait) {
    if (portrait) return players <= 2 ? Plates{std::max(1u, players), 128} : Plates{4, 108};
    if (players <= 2) return {1, 124};
    if (players <= most_with_title) return {2, 124};
    return {2, 92};
}

// Whose turn it is, and four lines of what is going on, in theme pixels.
int words_height(const Theme& theme) {
    return theme.type.turn * 13 / 10 + theme.type.body * 5;
}

} // namespace

int TableLayout::scaled(int theme_pixels) const {
    return static_cast<int>(std::lround(static_cast<float>(theme_pixels) * unit));
}

TableLayout lay_out_table(const TableNeeds& needs, const Theme& theme) {
    TableLayout at;
    at.portrait = is_portrait(needs.screen);
    at.unit = screen_unit(needs.screen);
    const int margin = at.scaled(theme.spacing.margin);
    const int gap = at.scaled(theme.spacing.gap);
    const int target = std::max(at.scaled(theme.spacing.target), needs.least_target);
    const Box screen =
        Box{0, 0, needs.screen.width, needs.screen.height - needs.rail}.inset(margin);

    if (at.portrait) {
        const int below = at.scaled(panel_below);
        const Size room{screen.width, screen.height - below - margin};
        const Size board = fitted(needs.board_aspect, room);
        // What the board leaves free goes to the panel, up to a tenth more.
        const int panel = std::min(screen.height - margin - board.height, below * 11 / 10);
        at.panel = {screen.left, screen.bottom() - panel, screen.width, panel};
        at.board = pixels_of(centred(
            board, {screen.left, screen.top, screen.width, at.panel.top - margin - screen.top}));
    } else {
        const Size room{screen.width - at.scaled(panel_least) - margin, screen.height};
        const Size board = fitted(needs.board_aspect, room);
        const int panel = std::min(screen.width - margin - board.width, at.scaled(panel_most));
        at.panel = {screen.right() - panel, screen.top, panel, screen.height};
        at.board = pixels_of(centred(
            board, {screen.left, screen.top, at.panel.left - margin - screen.left, screen.height}));
    }

    Column column{at.panel.inset(gap), gap};
    const int tight = std::max(2, gap / 2);
    const int button = std::max(at.scaled(button_height), target);
    at.buttons =
        grid(column.from_bottom(button), needs.buttons, std::max(1u, needs.buttons), button, gap);

    const Plates plates = plates_for(needs.players, at.portrait);
    const int plate = at.scaled(plates.height);
    const int plates_height = grid_height(needs.players, plates.columns, plate, tight);
    const int die = needs.dice > 0 ? std::max(at.scaled(dice_height), target) : 0;
    const int rest = column.rest.height - plates_height - die - at.scaled(title_height) - 3 * gap;
    // The name gives way where words need its room.
    const bool titled =
        !at.portrait && needs.players <= most_with_title && rest >= at.scaled(words_height(theme));
    at.title = titled ? column.from_top(at.scaled(title_height)) : Box{};
    at.plates = grid(column.from_top(plates_height), needs.players, plates.columns, plate, tight);
    if (needs.dice > 0) {
        if (at.portrait) {
            const int wide =
                std::min(column.rest.width / 2, static_cast<int>(needs.dice) * (die + gap));
            at.dice = {column.rest.right() - wide, column.rest.top + (column.rest.height - die) / 2,
                       wide, die};
            column.rest.width -= wide + gap;
        } else {
            at.dice = column.from_bottom(die);
        }
    }
    at.message = column.rest;
    return at;
}

} // namespace ludarium::shell

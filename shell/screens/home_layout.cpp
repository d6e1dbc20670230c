#include "screens/home_layout.hpp"

#include <algorithm>
#include <cmath>

#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int headline_height = 104;
constexpr int widest_card = 620;
constexpr int narrowest_card = 330;
constexpr int pager_width = 96;

struct Grid {
    int columns = 1;
    int rows = 1;
    int width = 0;
    int height = 0;
    std::size_t holds() const { return static_cast<std::size_t>(columns * rows); }
};

// Columns and rows of the largest cards that hold all games; where that makes cards too narrow to
// read, the most that can be read.
Grid grid_for(Size room, std::size_t games, int gap, int words, float unit) {
    Grid best;
    for (int columns = 1; columns <= 12; ++columns) {
        Grid grid;
        grid.columns = columns;
        grid.width = std::min((room.width + gap) / columns - gap,
                              static_cast<int>(static_cast<float>(widest_card) * unit));
        if (columns > 1 &&
            static_cast<float>(grid.width) < static_cast<float>(narrowest_card) * unit)
            break;
        grid.height = std::min(grid.width * 3 / 4 + words, room.height);
        grid.rows = std::max(1, (room.height + gap) / (grid.height + gap));
        const std::size_t most = std::max(games, std::size_t{1});
        if (std::min(grid.holds(), most) > std::min(best.holds(), most) || best.width == 0)
            best = grid;
    }
    return best;
}

} // namespace

HomeLayout lay_out_home(const HomeNeeds& needs, const Theme& theme) {
    HomeLayout at;
    at.unit = screen_unit(needs.screen);
    const auto scaled = [&at](int pixels) {
        return static_cast<int>(std::lround(static_cast<float>(pixels) * at.unit));
    };
    const int margin = scaled(theme.spacing.margin);
    const int gap = scaled(theme.spacing.gap) * 4 / 3;
    const int pad = scaled(theme.spacing.gap);
    const Box screen =
        Box{0, 0, needs.screen.width, needs.screen.height - needs.rail}.inset(margin);
    at.headline = {screen.left, screen.top, screen.width, scaled(headline_height)};
    Box room{screen.left, at.headline.bottom(), screen.width,
             screen.bottom() - at.headline.bottom()};

    // A name may take two lines, and so may the place and time.
    const int name = scaled(theme.type.name) * 5 / 2;
    const int where = scaled(theme.type.small) * 27 / 10;
    const int facts = scaled(theme.type.small) * 3 / 2;
    const int words = name + where + facts + 3 * pad;

    Grid grid = grid_for(room.size(), needs.games, gap, words, at.unit);
    if (grid.holds() < needs.games) {
        const int pager = std::max(scaled(pager_width), needs.least_target);
        at.previous = {room.left, room.top, pager, room.height};
        at.next = {room.right() - pager, room.top, pager, room.height};
        room = {room.left + pager + gap, room.top, room.width - 2 * (pager + gap), room.height};
        grid = grid_for(room.size(), needs.games, gap, words, at.unit);
    }
    // What is left over goes to the pictures, up to nearly square ones.
    const int spare = (room.height + gap) / grid.rows - gap - grid.height;
    grid.height += std::clamp(grid.width * 87 / 100 - grid.width * 3 / 4, 0, std::max(0, spare));

    const std::size_t count = std::min(grid.holds(), needs.games);
    const int rows = static_cast<int>((count + static_cast<std::size_t>(grid.columns) - 1) /
                                      static_cast<std::size_t>(grid.columns));
    const int top = room.top + (room.height - (rows * (grid.height + gap) - gap)) / 2;
    for (std::size_t i = 0; i < count; ++i) {
        const int row = static_cast<int>(i) / grid.columns;
        const int column = static_cast<int>(i) % grid.columns;
        const int in_row = std::min(grid.columns, static_cast<int>(count) - row * grid.columns);
        const int left = room.left + (room.width - (in_row * (grid.width + gap) - gap)) / 2;
        CardLayout card;
        card.card = {left + column * (grid.width + gap), top + row * (grid.height + gap),
                     grid.width, grid.height};
        card.cover = {card.card.left, card.card.top, grid.width, grid.height - words};
        const int inner = grid.width - 2 * pad;
        card.name = {card.card.left + pad, card.cover.bottom() + pad / 2, inner, name};
        card.where = {card.name.left, card.name.bottom() + pad / 2, inner, where};
        card.facts = {card.name.left, card.card.bottom() - pad - facts, inner, facts};
        at.cards.push_back(card);
    }
    return at;
}

} // namespace ludarium::shell

#include "screens/rail_layout.hpp"

#include <algorithm>
#include <cmath>

#include "screens/screen_unit.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int back_width = 200;
constexpr int language_width = 160;
constexpr int tool_width = 92;
constexpr int pad = 12;

} // namespace

RailLayout lay_out_rail(const RailNeeds& needs, const Theme& theme) {
    RailLayout at;
    const float unit = screen_unit(needs.screen);
    const auto scaled = [unit](int pixels) {
        return static_cast<int>(std::lround(static_cast<float>(pixels) * unit));
    };
    const int target = std::max(scaled(theme.spacing.target), needs.least_target);
    const int margin = scaled(theme.spacing.margin);
    const int gap = scaled(theme.spacing.gap) * 2 / 3;
    const int width = needs.screen.width - 2 * margin;
    const auto languages = static_cast<int>(needs.languages);
    const auto tools = static_cast<int>(needs.tools);
    const int back = std::max(scaled(back_width), target);
    const int language = std::max(scaled(language_width), target);
    const int tool = std::max(scaled(tool_width), target);
    const int around = back + tools * (tool + gap);
    const bool one_row = around + languages * (language + gap) + 2 * margin <= width;

    // Languages: as many to a row as there is room for, and rows as full as each other.
    const int per_row =
        one_row ? std::max(1, languages)
                : std::clamp((width + gap) / (language + gap), 1, std::max(1, languages));
    const int language_rows = one_row ? 0 : (languages + per_row - 1) / per_row;
    const int rows = language_rows + 1;
    const int height = rows * (target + gap) - gap + 2 * scaled(pad);
    at.box = {0, needs.screen.height - height, needs.screen.width, height};
    const int last = at.box.bottom() - scaled(pad) - target;
    at.back = {margin, last, back, target};
    for (int i = 0; i < tools; ++i)
        at.tools.push_back({margin + width - (tools - i) * (tool + gap) + gap, last, tool, target});
    if (one_row) {
        const int all = languages * (language + gap) - gap;
        // In the middle of the screen, unless the buttons beside them are in the way.
        const int left = std::clamp((needs.screen.width - all) / 2, at.back.right() + margin,
                                    margin + width - tools * (tool + gap) - margin - all);
        for (int i = 0; i < languages; ++i)
            at.languages.push_back({left + i * (language + gap), last, language, target});
        return at;
    }
    const int columns = (languages + language_rows - 1) / std::max(1, language_rows);
    for (int i = 0; i < languages; ++i) {
        const int column = i % columns;
        const int left = margin + (width + gap) * column / columns;
        const int right = margin + (width + gap) * (column + 1) / columns - gap;
        at.languages.push_back(
            {left, at.box.top + scaled(pad) + i / columns * (target + gap), right - left, target});
    }
    return at;
}

} // namespace ludarium::shell

#include "staff/plot_layout.hpp"

#include <algorithm>

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int widest_bar = 90;
constexpr int standing_height = 196;
constexpr int lying_row = 44;

int most(const Plot& plot) {
    int highest = 1;
    for (const auto& bar : plot.bars) highest = std::max(highest, bar.value);
    return highest;
}

// The width of the widest label, and of the widest value.
std::pair<int, int> widest_words(const Plot& plot, const StageTools& tools) {
    std::pair<int, int> widest{0, 0};
    const TextStyle letters = plot_letters(tools);
    for (const auto& bar : plot.bars) {
        widest.first = std::max(widest.first, tools.type.measure(bar.label, letters).width);
        widest.second =
            std::max(widest.second, tools.type.measure(std::to_string(bar.value), letters).width);
    }
    return widest;
}

PlotLayout lay_out_lying(const Plot& plot, const Box& room, const StageTools& tools) {
    PlotLayout at;
    const auto [label, value] = widest_words(plot, tools);
    const int gap = tools.scaled(12);
    const int thin = std::max(1, tools.scaled(2));
    const int labels = std::min(label, room.width * 2 / 5);
    const int row = tools.scaled(lying_row);
    at.floor = {room.left + labels + gap, room.top, thin, row * static_cast<int>(plot.bars.size())};
    const int longest = room.right() - at.floor.right() - value - 2 * gap;
    int top = room.top;
    for (const auto& bar : plot.bars) {
        int width = longest * bar.value / most(plot);
        if (bar.value > 0) width = std::max(width, thin);
        at.bars.push_back({at.floor.right(), top + row / 6, width, row * 2 / 3});
        at.labels.push_back({bar.label, {room.left, top, labels, row}, Align::right});
        at.values.push_back({std::to_string(bar.value),
                             {at.floor.right() + width + gap, top, value + gap / 2, row},
                             Align::left});
        top += row;
    }
    return at;
}

} // namespace

TextStyle plot_letters(const StageTools& tools) {
    return tools.style(tools.theme.type.small * 9 / 10, tools.theme.colours.text_quiet,
                       Align::centre);
}

int plot_height(const Plot& plot, const StageTools& tools) {
    return plot.shape == Plot::Bars::standing
               ? tools.scaled(standing_height)
               : tools.scaled(lying_row) * static_cast<int>(plot.bars.size());
}

PlotLayout lay_out_plot(const Plot& plot, const Box& room, const StageTools& tools) {
    PlotLayout at;
    const auto count = static_cast<int>(plot.bars.size());
    if (count == 0) return at;
    if (plot.shape == Plot::Bars::lying) return lay_out_lying(plot, room, tools);
    const int highest = most(plot);
    const auto [widest, widest_value] = widest_words(plot, tools);
    const int line = tools.type.measure("0", plot_letters(tools)).height;
    const int thin = std::max(1, tools.scaled(2));
    at.floor = {room.left, room.bottom() - line - thin, room.width, thin};
    const int tallest = at.floor.top - room.top - line;
    const int gap = tools.scaled(8);
    const int each = room.width / count;
    const int every = std::max(1, (widest + gap + each - 1) / std::max(1, each));
    const bool all_values = widest_value + gap / 2 <= each;
    const int width = std::clamp(each - gap, thin, tools.scaled(widest_bar));
    for (int i = 0; i < count; ++i) {
        const auto& bar = plot.bars[static_cast<std::size_t>(i)];
        const int middle = room.left + room.width * (2 * i + 1) / (2 * count);
        int height = tallest * bar.value / highest;
        if (bar.value > 0) height = std::max(height, thin);
        at.bars.push_back({middle - width / 2, at.floor.top - height, width, height});
        if (bar.value > 0 && (all_values || bar.value == highest)) {
            const int across = std::max(each, widest_value);
            at.values.push_back({std::to_string(bar.value),
                                 {middle - across / 2, at.bars.back().top - line, across, line}});
        }
        if (i % every == 0) {
            const int across =
                std::min(each * every, 2 * std::min(middle - room.left, room.right() - middle));
            at.labels.push_back(
                {bar.label, {middle - across / 2, at.floor.bottom(), across, line}});
        }
    }
    return at;
}

} // namespace ludarium::shell

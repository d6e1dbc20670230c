// Where the bars of a plot stand. Pure arithmetic on measured words, for both views.
#pragma once

#include <string>
#include <vector>

#include "screens/stage_tools.hpp"
#include "staff/form.hpp"

namespace ludarium::shell {

struct PlotLayout {
    struct Word {
        std::string text;
        Box box;
        Align align = Align::centre;
    };
    Box floor; // the line all bars stand on, or begin at
    std::vector<Box> bars;
    std::vector<Word> values; // at their ends; where there is no room for all: of the highest
    std::vector<Word> labels; // before them; every second, third … where there is no room
};

TextStyle plot_letters(const StageTools& tools);
// What it needs in a room of any width.
int plot_height(const Plot& plot, const StageTools& tools);

PlotLayout lay_out_plot(const Plot& plot, const Box& room, const StageTools& tools);

} // namespace ludarium::shell

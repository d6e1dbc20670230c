#include "preview/remark_sheet.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"
#include "screens/stage_tools.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr std::size_t most_remarks = 4;
constexpr int margin = 24; // in theme pixels

} // namespace

std::string told_together(const std::vector<std::string>& remarks) {
    std::string text;
    for (std::size_t i = 0; i < std::min(remarks.size(), most_remarks); ++i)
        text += (i ? "\n" : "") + remarks[i];
    if (remarks.size() > most_remarks)
        text += "\n+ " + std::to_string(remarks.size() - most_remarks);
    return text;
}

void RemarkSheet::show(const Surroundings& around, const std::vector<std::string>& remarks) {
    face_.reset();
    words_.reset();
    if (remarks.empty()) return;
    Motion still(around.scene, around.clock);
    const StageTools tools{around.scene, still, around.theme, around.type,
                           screen_unit(around.scene.size())};
    const int space = tools.scaled(margin);
    const Size screen = around.scene.size();
    // Beside a page's words, over its board: these are what is being edited.
    const int width = is_portrait(screen) ? screen.width : screen.width * 65 / 100;
    const Picture words = tools.type.fit(
        told_together(remarks), tools.style(around.theme.type.body, around.theme.colours.text),
        {width - 4 * space, screen.height / 3});
    const Box box{space, space, width - 2 * space, words->size.height + 2 * space};
    PanelStyle style;
    style.fill = around.theme.colours.night.with_alpha(0.97);
    style.border = around.theme.colours.accent;
    style.border_width = std::max(2.f, 3 * tools.unit);
    style.radius = static_cast<float>(tools.scaled(around.theme.spacing.radius));
    face_ =
        Node(around.scene, layer::question, Look{panel(box.size(), style), frame(box), 1, 1, true});
    const Box room{box.left + space, box.top + space, words->size.width, words->size.height};
    words_ = Node(around.scene, layer::question + 1, Look{words, frame(room), 1, 1, true});
}

} // namespace ludarium::shell

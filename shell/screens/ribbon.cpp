#include "screens/ribbon.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"
#include "screens/stage_tools.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int letters = 20; // for whoever stands before it, not for visitors
constexpr int above = 2;
constexpr int beside = 26;

} // namespace

void Ribbon::show(const Surroundings& around, const Words& words) {
    hide();
    Motion still(around.scene, around.clock);
    const StageTools tools{around.scene, still, around.theme, around.type,
                           screen_unit(around.scene.size())};
    const Size screen = around.scene.size();
    const Theme::Colours& colours = around.theme.colours;
    TextStyle style = tools.style(letters, colours.night);
    style.bold = true;
    const Picture text = tools.type.fit(words.shell("developer.ribbon"), style,
                                        {screen.width * 9 / 10, tools.scaled(2 * letters)});
    const int high = text->size.height + 2 * tools.scaled(above);
    const int wide = text->size.width + 2 * tools.scaled(beside);
    const int left = (screen.width - wide) / 2;
    // Hangs from the upper edge; its upper corners are beyond it.
    const int radius = tools.scaled(14);
    PanelStyle face;
    face.fill = colours.accent;
    face.border = colours.night;
    face.border_width = std::max(1.f, 2 * tools.unit);
    face.radius = static_cast<float>(radius);
    const Box box{left, -radius, wide, high + radius};
    face_ =
        Node(around.scene, layer::ribbon, Look{panel(box.size(), face), frame(box), 1, 1, true});
    const Box room{left + tools.scaled(beside), tools.scaled(above), text->size.width,
                   text->size.height};
    words_ = Node(around.scene, layer::ribbon + 1, Look{text, frame(room), 1, 1, true});
}

void Ribbon::hide() {
    face_.reset();
    words_.reset();
}

} // namespace ludarium::shell

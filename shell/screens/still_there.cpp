#include "screens/still_there.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

// In theme pixels.
constexpr int width = 860;
constexpr int number_height = 210;
constexpr int button_height = 150;

} // namespace

StillThere::StillThere(const Surroundings& around, const Words& words)
    : around_(around),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, screen_unit(around.scene.size()),
             &around.icons} {
    const Theme& theme = around.theme;
    const Size screen = around.scene.size();
    const Box all{0, 0, screen.width, screen.height};
    const int pad = tools_.scaled(48);
    const int headline = tools_.scaled(theme.type.headline) * 27 / 10;
    const int sentence = tools_.scaled(theme.type.body) * 27 / 10;
    const int button = std::max(tools_.scaled(button_height), around.fingertip);
    const int across = std::min(tools_.scaled(width), screen.width - 2 * pad);
    const Size size{across, headline + tools_.scaled(number_height) + sentence + button + 3 * pad};
    const Box box = pixels_of(centred(size, all));

    parts_.emplace_back(around.scene, layer::question,
                        Look{plain(theme.colours.veil), frame(all), 1, 1, true});
    PanelStyle style;
    style.fill = theme.colours.night;
    style.border = theme.colours.accent;
    style.border_width = std::max(2.f, 3 * tools_.unit);
    style.radius = static_cast<float>(tools_.scaled(theme.spacing.radius)) * 2;
    parts_.emplace_back(around.scene, layer::question + 1,
                        Look{panel(box.size(), style), frame(box), 1, 1, true});
    Box line{box.left + pad, box.top + pad, box.width - 2 * pad, headline};
    TextStyle letters = tools_.style(theme.type.headline, theme.colours.text, Align::centre);
    letters.bold = true;
    parts_.push_back(
        label(tools_, layer::question + 2, words.shell("idle.question"), letters, line));
    number_room_ = {line.left, line.bottom(), line.width, tools_.scaled(number_height)};
    line = {line.left, number_room_.bottom(), line.width, sentence};
    parts_.push_back(label(tools_, layer::question + 2, words.shell("idle.sentence"),
                           tools_.style(theme.type.body, theme.colours.text_quiet, Align::centre),
                           line));
    Button& here = buttons_.add(tools_, "still-here",
                                Box{line.left, box.bottom() - pad - button, line.width, button},
                                layer::question + 2);
    here.look({std::nullopt, theme.type.turn, false});
    here.state(Button::State::selected);
    here.label(words.shell("idle.here"));
    around.witness.places(buttons_.places());
    around.witness.dialogue(words.shell("idle.question"), words.shell("idle.sentence"));
}

void StillThere::count(int seconds) {
    TextStyle style =
        tools_.style(around_.theme.type.announcement, around_.theme.colours.accent, Align::centre);
    number_ = label(tools_, layer::question + 2, std::to_string(seconds), style, number_room_);
}

} // namespace ludarium::shell

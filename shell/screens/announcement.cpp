#include "screens/announcement.hpp"

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

Announcement::Announcement(const StageTools& tools, const Box& board)
    : tools_(tools),
      board_(board),
      band_(tools.scene, layer::announcement),
      words_(tools.scene, layer::announcement + 1) {}

void Announcement::call_out(const std::string& text, Point happened) {
    const Theme& theme = tools_.theme;
    TextStyle style = tools_.style(theme.type.announcement, theme.colours.accent, Align::centre);
    style.bold = true;
    const Size room{board_.width * 7 / 10, tools_.scaled(theme.type.announcement * 2)};
    const Picture words = tools_.type.fit(text, style, room);
    // On a band of night, so that it can be read on any board.
    PanelStyle band;
    band.fill = theme.colours.night.with_alpha(0.88);
    band.border = theme.colours.accent.with_alpha(0.6);
    band.border_width = std::max(1.f, 2 * tools_.unit);
    band.radius = static_cast<float>(tools_.scaled(theme.spacing.radius)) * 1.6f;
    const Size size{board_.width * 8 / 10, words->size.height + tools_.scaled(60)};
    Box half{board_.left, board_.top, board_.width, board_.height / 2};
    if (happened.y < board_.centre().y) half.top += half.height;
    band_.frame(centred(size, half));
    band_.picture(panel(size, band));
    words_.frame(centred(words->size, half));
    words_.picture(words);

    const auto& pace = theme.pace;
    for (Node* node : {&band_, &words_}) {
        node->opacity(0);
        tools_.motion.fade(node->id(), 1, {milliseconds(0), pace.fade, Ease::out});
        tools_.motion.fade(node->id(), 0, {pace.fade + pace.announcement, pace.fade, Ease::in_out});
    }
    tools_.motion.after(pace.fade * 2 + pace.announcement, [this] {
        band_.picture(nullptr);
        words_.picture(nullptr);
    });
}

} // namespace ludarium::shell

#include "screens/announcement.hpp"

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

Announcement::Announcement(const StageTools& tools, const Box& board)
    : tools_(tools),
      board_(board),
      band_(tools.scene, layer::announcement),
      call_(tools.scene, layer::announcement + 1),
      meaning_(tools.scene, layer::announcement + 1) {}

void Announcement::call_out(const std::string& text, Point happened) {
    const Theme& theme = tools_.theme;
    // "Raichi! The king sees a way out.": the call is large, what it means stands below.
    const auto call_end = text.find("! ");
    const std::string call =
        text.substr(0, call_end == std::string::npos ? call_end : call_end + 1);
    const std::string meaning =
        call_end == std::string::npos ? std::string() : text.substr(call_end + 2);
    TextStyle style = tools_.style(theme.type.announcement, theme.colours.accent, Align::centre);
    style.bold = true;
    const int width = board_.width * 7 / 10;
    const Picture large =
        tools_.type.fit(call, style, {width, tools_.scaled(theme.type.announcement * 3 / 2)});
    const Picture small =
        meaning.empty()
            ? nullptr
            : tools_.type.fit(meaning,
                              tools_.style(theme.type.title, theme.colours.text, Align::centre),
                              {width, tools_.scaled(theme.type.title * 3)});
    const int height = large->size.height + (small ? small->size.height : 0);
    // On a band of night, so that it can be read on any board.
    PanelStyle band;
    band.fill = theme.colours.night.with_alpha(0.88);
    band.border = theme.colours.accent.with_alpha(0.6);
    band.border_width = std::max(1.f, 2 * tools_.unit);
    band.radius = static_cast<float>(tools_.scaled(theme.spacing.radius)) * 1.6f;
    const Size size{board_.width * 8 / 10, height + tools_.scaled(60)};
    Box half{board_.left, board_.top, board_.width, board_.height / 2};
    if (happened.y < board_.centre().y) half.top += half.height;
    band_.frame(centred(size, half));
    band_.picture(panel(size, band));
    Box line = pixels_of(centred({width, height}, half));
    line.height = large->size.height;
    call_.frame(centred(large->size, line));
    call_.picture(large);
    if (small) {
        line.top += line.height;
        line.height = small->size.height;
        meaning_.frame(centred(small->size, line));
    }
    meaning_.picture(small);

    const auto& pace = theme.pace;
    for (Node* node : {&band_, &call_, &meaning_}) {
        node->opacity(0);
        tools_.motion.fade(node->id(), 1, {milliseconds(0), pace.fade, Ease::out});
        tools_.motion.fade(node->id(), 0, {pace.fade + pace.announcement, pace.fade, Ease::in_out});
    }
    tools_.motion.after(pace.fade * 2 + pace.announcement, [this] {
        band_.picture(nullptr);
        call_.picture(nullptr);
        meaning_.picture(nullptr);
    });
}

} // namespace ludarium::shell

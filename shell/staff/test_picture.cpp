#include "staff/test_picture.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int steps_of_grey = 11;

} // namespace

TestPicture::TestPicture(const StageTools& tools, int layer)
    : tools_(tools),
      all_{0, 0, tools.scene.size().width, tools.scene.size().height},
      layer_(layer) {
    block(all_, tools.theme.colours.night, layer);
    corners(all_, layer + 1);
    circle(all_, layer + 1);
    const int margin = all_.width / 8;
    greys({margin, all_.height * 14 / 16, all_.width - 2 * margin, all_.height / 16}, layer + 2);
}

void TestPicture::write(const Words& words) {
    const auto& theme = tools_.theme;
    const int margin = all_.width / 8;
    int top = all_.height / 10;
    // The kiosk's own letters, the largest first.
    for (const int size :
         {theme.type.headline, theme.type.title, theme.type.body, theme.type.small}) {
        const int line = tools_.scaled(size) * 3 / 2;
        parts_.push_back(label(tools_, layer_ + 2, words.shell("staff.test.letters"),
                               tools_.style(size, theme.colours.text, Align::centre),
                               {margin, top, all_.width - 2 * margin, line}));
        top += line;
    }
    parts_.push_back(
        label(tools_, layer_ + 2, words.shell("staff.test.sentence"),
              tools_.style(theme.type.body, theme.colours.accent, Align::centre),
              {margin, all_.height * 10 / 16, all_.width - 2 * margin, all_.height * 3 / 16}));
}

void TestPicture::block(const Box& box, Colour fill, int layer) {
    parts_.emplace_back(tools_.scene, layer, Look{plain(fill), frame(box), 1, 1, true});
}

// An angle in each, and a line along each edge, one pixel from being cut.
void TestPicture::corners(const Box& all, int layer) {
    const auto& colours = tools_.theme.colours;
    const int thin = std::max(2, tools_.scaled(2));
    const int thick = tools_.scaled(14);
    const int arm = tools_.scaled(120);
    for (const int top : {0, all.height - thin})
        block({0, top, all.width, thin}, colours.text_quiet, layer);
    for (const int left : {0, all.width - thin})
        block({left, 0, thin, all.height}, colours.text_quiet, layer);
    for (const int top : {0, all.height - thick})
        for (const int left : {0, all.width - arm})
            block({left, top, arm, thick}, colours.accent, layer + 1);
    for (const int top : {0, all.height - arm})
        for (const int left : {0, all.width - thick})
            block({left, top, thick, arm}, colours.accent, layer + 1);
}

void TestPicture::circle(const Box& all, int layer) {
    const int side = std::min(all.width, all.height) * 9 / 10;
    const Box box = pixels_of(centred({side, side}, all));
    PanelStyle style;
    style.fill = tools_.theme.colours.night.with_alpha(0);
    style.border = tools_.theme.colours.panel_edge;
    style.border_width = std::max(2.f, 3 * tools_.unit);
    style.radius = static_cast<float>(side) / 2;
    parts_.emplace_back(tools_.scene, layer,
                        Look{panel(box.size(), style), frame(box), 1, 1, true});
}

void TestPicture::greys(const Box& room, int layer) {
    for (int i = 0; i < steps_of_grey; ++i) {
        const double share = static_cast<double>(i) / (steps_of_grey - 1);
        const int left = room.left + room.width * i / steps_of_grey;
        const int right = room.left + room.width * (i + 1) / steps_of_grey;
        block({left, room.top, right - left, room.height}, {share, share, share}, layer);
    }
}

} // namespace ludarium::shell

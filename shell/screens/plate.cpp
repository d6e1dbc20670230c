#include "screens/plate.hpp"

#include <algorithm>

#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

constexpr int small_plate = 126; // theme pixels

} // namespace

int emblem_size(const TableLayout& layout) {
    if (layout.plates.empty()) return 0;
    const Box& plate = layout.plates.front();
    return std::min(plate.height * 8 / 10, plate.width / 4);
}

Plate::Plate(const StageTools& tools, Box box)
    : tools_(tools),
      box_(box),
      face_(tools.scene, layer::panel + 1),
      emblem_(tools.scene, layer::label),
      name_(tools.scene, layer::label),
      seat_(tools.scene, layer::label) {
    face_.frame(frame(box_));
    redraw();
}

void Plate::show(const Content& content) {
    if (content == content_) return;
    content_ = content;
    redraw();
}

// On a small plate larger letters would not be larger, only cut.
int Plate::below_size() const {
    return box_.height < tools_.scaled(small_plate) ? Theme{}.type.small - 2
                                                    : tools_.theme.type.small;
}

void Plate::redraw() {
    const auto& colours = tools_.theme.colours;
    PanelStyle style;
    style.radius = static_cast<float>(tools_.scaled(tools_.theme.spacing.radius));
    style.fill = content_.active ? colours.plate_active : colours.plate;
    face_.picture(panel(box_.size(), style));

    const int pad = box_.height / 10;
    const Box emblem{box_.left + pad, box_.top + pad,
                     std::min(box_.height - 2 * pad, box_.width / 4), box_.height - 2 * pad};
    emblem_.picture(content_.emblem);
    if (content_.emblem) emblem_.frame(centred(content_.emblem->size, emblem));
    emblem_.opacity(content_.out ? 0.3f : content_.active ? 1.f : 0.8f);

    const int left = emblem.right() + pad;
    const Box words{left, box_.top + pad, box_.right() - pad - left, box_.height - 2 * pad};
    Colour ink = content_.active ? colours.plate_text : colours.text;
    Colour quiet = content_.active ? colours.plate_text_quiet : colours.text_quiet;
    if (content_.out) ink = quiet = colours.text_off;
    std::string below = content_.seat;
    if (!content_.counted.empty()) below += (below.empty() ? "" : " · ") + content_.counted;

    TextStyle name = tools_.style(box_.height < tools_.scaled(small_plate) ? Theme{}.type.name - 6
                                                                           : tools_.theme.type.name,
                                  ink);
    name.bold = true;
    const int line = std::min(words.height, tools_.scaled(tools_.theme.type.name) * 13 / 10);
    const int name_height = below.empty() ? line : std::min(line, words.height * 11 / 20);
    Picture title = content_.name.empty()
                        ? nullptr
                        : tools_.type.fit(content_.name, name, {words.width, name_height});
    const int left_over = words.height - (title ? title->size.height : 0);
    Picture seat = below.empty() ? nullptr
                                 : tools_.type.fit(below, tools_.style(below_size(), quiet),
                                                   {words.width, left_over});
    const int heights = (title ? title->size.height : 0) + (seat ? seat->size.height : 0);
    int top = words.top + std::max(0, (words.height - heights) / 2);
    const auto place = [&](Node& node, Picture picture) {
        if (picture) {
            node.frame(frame(Box{words.left, top, picture->size.width, picture->size.height}));
            top += picture->size.height;
        }
        node.picture(std::move(picture));
    };
    place(name_, std::move(title));
    place(seat_, std::move(seat));
}

} // namespace ludarium::shell

#include "screens/label.hpp"

namespace ludarium::shell {

Node label(const StageTools& tools, int layer, const std::string& text, const TextStyle& style,
           const Box& room, Upright upright) {
    if (text.empty() || room.empty()) return Node(tools.scene, layer);
    Picture words = tools.type.fit(text, style, room.size());
    Frame place = centred(words->size, room);
    if (style.align == Align::left) place.left = static_cast<float>(room.left);
    if (style.align == Align::right)
        place.left = static_cast<float>(room.right() - words->size.width);
    if (upright == Upright::top) place.top = static_cast<float>(room.top);
    if (upright == Upright::bottom)
        place.top = static_cast<float>(room.bottom() - words->size.height);
    return Node(tools.scene, layer, {std::move(words), place, 1, 1, true});
}

} // namespace ludarium::shell

#include "art/outline.hpp"

#include <algorithm>
#include <cmath>

namespace ludarium::shell {

std::string Outline::hide_unchosen(const std::vector<std::string>& chosen) const {
    std::string css;
    for (const std::string& id : variants)
        if (std::find(chosen.begin(), chosen.end(), id) == chosen.end())
            css += "#when-" + id + " { display: none }\n";
    return css;
}

Size fitted(float aspect, Size into) {
    const float width =
        std::min(static_cast<float>(into.width), static_cast<float>(into.height) * aspect);
    return {static_cast<int>(width), static_cast<int>(width / aspect)};
}

Size covering(float aspect, Size room) {
    const float width =
        std::max(static_cast<float>(room.width), static_cast<float>(room.height) * aspect);
    return {std::max(room.width, static_cast<int>(std::ceil(width))),
            std::max(room.height, static_cast<int>(std::ceil(width / aspect)))};
}

} // namespace ludarium::shell

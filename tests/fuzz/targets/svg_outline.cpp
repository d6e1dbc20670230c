// What the workshop reads of a drawing before it is drawn. Sizes that come of it fit a screen.
#include "workshop/svg_outline.hpp"
#include "../target.hpp"

FUZZ_TARGET(svg_outline) {
    using namespace ludarium::shell;
    std::string problem;
    const auto outline = read_outline(std::string(input), problem);
    ludarium::fuzz::promise(outline.has_value() == problem.empty(), "what is refused has a reason");
    if (!outline) return;
    outline->hide_unchosen({"rules-old"});
    const Size room{1920, 1080};
    const Size inside = fitted(outline->aspect(), room);
    ludarium::fuzz::promise(inside.width >= 0 && inside.width <= room.width && inside.height >= 0 &&
                                inside.height <= room.height,
                            "a fitted drawing fits");
    const Size around = covering(outline->aspect(), room);
    ludarium::fuzz::promise(around.width >= room.width && around.height >= room.height,
                            "a covering drawing covers");
}

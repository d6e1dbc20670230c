// A drawing of a bundle, as the workshop reads and draws it. What librsvg can't bear ends the workshop only;
// this is about what we make of its answers.
#include "../target.hpp"
#include "workshop/svg.hpp"
#include "workshop/svg_outline.hpp"

FUZZ_TARGET(svg_drawing) {
    using namespace ludarium::shell;
    const std::string text(input);
    std::string problem;
    const auto outline = read_outline(text, problem);
    if (!outline) return;
    const auto drawing = Svg::parse(text, outline->hide_unchosen({}), problem);
    if (!drawing) return ludarium::fuzz::promise(!problem.empty(), "a reason is given");
    const Size size{48, 32};
    for (const auto& spot : drawing->spots(*outline, size))
        ludarium::fuzz::promise(outline->spots.count(spot.first) == 1, "a spot of the outline");
    const Picture picture = drawing->render(size, problem);
    ludarium::fuzz::promise(!picture || picture->size == size, "a picture has the size asked for");
}

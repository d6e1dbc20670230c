#include "workshop/desk.hpp"

#include <exception>

#include "pages/marked_page.hpp"
#include "workshop/questions.hpp"
#include "workshop/svg.hpp"
#include "workshop/svg_outline.hpp"
#include "workshop/texts.hpp"

namespace ludarium::shell::workshop {

namespace {

// A drawing and its size, or why there is none.
struct Read {
    std::optional<Outline> outline;
    std::optional<Svg> svg;
    std::string problem;
};

Read read(const std::string& text, const std::string& style_sheet) {
    Read read;
    read.outline = read_outline(text, read.problem);
    if (read.outline) read.svg = Svg::parse(text, style_sheet, read.problem);
    return read;
}

struct Work {
    Done operator()(const Survey& asked) const {
        std::string problem;
        const auto outline = read_outline(asked.svg, problem);
        return outline ? Done{false, encode(*outline)} : Done{true, problem};
    }
    Done operator()(const Draw& asked) const {
        Read drawing = read(asked.svg, asked.style_sheet);
        if (!drawing.svg) return {true, drawing.problem};
        Drawn drawn;
        drawn.picture = drawing.svg->render(asked.size, drawn.problem);
        if (!drawn.picture) return {true, "there is not enough memory to draw it"};
        return {false, encode(drawn)};
    }
    Done operator()(const Place& asked) const {
        const Read drawing = read(asked.svg, asked.style_sheet);
        if (!drawing.svg) return {true, drawing.problem};
        return {false, encode(drawing.svg->spots(*drawing.outline, asked.size))};
    }
    Done operator()(const ReadPage& asked) const {
        const auto page = read_marked_page(asked.markdown);
        return page ? Done{false, encode(*page)} : Done{true, page.problem()};
    }
    Done operator()(const ReadWords& asked) const {
        return {false, encode(parse_po(asked.po, asked.name))};
    }
};

} // namespace

Done work_on(std::string_view bytes) {
    const auto question = decode_question(bytes);
    if (!question) return {true, "what is asked is longer or larger than anything shown"};
    try {
        return std::visit(Work{}, *question);
    } catch (const std::exception& failed) {
        return {true, failed.what()};
    }
}

} // namespace ludarium::shell::workshop

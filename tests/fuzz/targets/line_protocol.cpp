// What an outside engine says, in pieces of any size: the same lines, and never more of them than fit.
#include "../target.hpp"
#include "ctl/spoken_lines.hpp"

FUZZ_TARGET(line_protocol) {
    using ludarium::ctl::SpokenLines;
    SpokenLines at_once, in_pieces;
    at_once.hear(input);
    for (std::size_t i = 0; i < input.size(); i += 3) in_pieces.hear(input.substr(i, 3));
    while (const auto line = at_once.next()) {
        ludarium::fuzz::promise(line->size() <= SpokenLines::longest, "a line is never too long");
        ludarium::fuzz::promise(in_pieces.next() == line, "pieces make the same lines");
        ludarium::ctl::said_after("move", *line);
    }
    ludarium::fuzz::promise(!in_pieces.next(), "and no more of them");
}

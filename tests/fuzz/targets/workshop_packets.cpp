// What the shell and its workshop tell each other: questions, and answers that nobody trusts.
#include "../target.hpp"
#include "workshop/questions.hpp"
#include "workshop/texts.hpp"

FUZZ_TARGET(workshop_packets) {
    using namespace ludarium::shell;
    using namespace ludarium::shell::workshop;
    if (const auto question = decode_question(input))
        ludarium::fuzz::promise(encode(*question) == input, "a question is itself again");
    if (const auto outline = decode_outline(input)) decode_outline(encode(*outline));
    if (const auto places = decode_places(input)) decode_places(encode(*places));
    if (const auto page = decode_page(input)) decode_page(encode(*page));
    if (const auto words = decode_words(input)) decode_words(encode(*words));
    decode_drawn(input, {2, 3});
}

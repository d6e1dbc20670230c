// What the shell and its workshop tell each other: questions, and answers that nobody trusts.
#include "../target.hpp"
#include "workshop/questions.hpp"

FUZZ_TARGET(workshop_packets) {
    using namespace ludarium::shell;
    using namespace ludarium::shell::workshop;
    if (const auto question = decode_question(input))
        ludarium::fuzz::promise(encode(*question) == input, "a question is itself again");
    if (const auto outline = decode_outline(input)) decode_outline(encode(*outline));
    if (const auto places = decode_places(input)) decode_places(encode(*places));
    decode_drawn(input, {2, 3});
}

static std::vector<std::string> workshop_packets_seeds() {
    using namespace ludarium::shell;
    using namespace ludarium::shell::workshop;
    Outline outline;
    outline.spots["a1"] = StackFrom::top;
    outline.variants = {"rules-old"};
    return {encode(Question(Survey{"<svg/>"})), encode(Question(Draw{"<svg/>", "g{}", {30, 20}})),
            encode(Question(Place{"<svg/>", "", {3, 2}})), encode(outline),
            encode(SpotPlaces{{"a1", {{1, 2, 3, 4}, StackFrom::left}}})};
}
static const ludarium::fuzz::SeedMaker workshop_packets_maker("workshop_packets",
                                                              workshop_packets_seeds);

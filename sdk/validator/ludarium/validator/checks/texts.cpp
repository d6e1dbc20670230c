// Actions and positions as text, and back.
#include <set>

#include "../checks.hpp"

namespace ludarium::validator::checks {

void action_text(Trial& trial) {
    trial.walk(800, [&](const Here& here) {
        std::set<std::string> texts;
        for (const Action action : here.legal) {
            const auto text = needed(here.state.action_text(action), here);
            if (text.empty()) here.fail("an action has no text");
            if (!texts.insert(text).second) here.fail("two actions have the text \"" + text + "\"");
            const auto read = here.state.action_from_text(text);
            if (!read || *read != action)
                here.fail("\"" + text + "\" does not read back as the action it was made from");
            if (text.find_first_of(" \t\n`") != std::string::npos)
                trial.warn("\"" + text + "\" has a space, so lessons can't list it");
        }
    });
}

void notation(Trial& trial) {
    if (!trial.plugin.notation()) {
        trial.warn("without notation/1 lessons and puzzles can't show positions");
        return;
    }
    trial.walk(1500, [&](const Here& here) {
        const auto text = needed(here.state.position_text(), here);
        const auto again = State::from_text(here.plugin, here.setup.raw(), text);
        if (!again) here.fail("a position does not read back: " + again.problem());
        if (needed(again->position_text(), here) != text)
            here.fail("a position reads back as another");
        if (again->actor() != here.actor) here.fail("a position reads back with another actor");
        if (text.empty() || text.find('\n') != std::string::npos)
            here.fail("a position is not one line of text");
    });
}

} // namespace ludarium::validator::checks

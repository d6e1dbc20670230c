// Bytes and text that no well-meaning program would send.
#include <algorithm>

#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

// Cut, lengthened, flipped, doubled, or nothing like it at all.
std::string mutated(std::string bytes, Random& random) {
    const auto byte = [&] { return static_cast<char>(random.below(256)); };
    switch (random.below(6)) {
    case 0:
        bytes.resize(random.below(bytes.size() + 1));
        break;
    case 1:
        bytes.append(1 + random.below(8), byte());
        break;
    case 2:
        bytes.insert(random.below(bytes.size() + 1), 1, byte());
        break;
    case 3:
        bytes += bytes;
        break;
    case 4:
        bytes.assign(random.below(200), '\0');
        std::generate(bytes.begin(), bytes.end(), byte);
        break;
    default:
        for (std::uint64_t i = 0; i <= random.below(3) && !bytes.empty(); ++i)
            bytes[random.below(bytes.size())] = byte();
    }
    return bytes;
}

// A state made from strange bytes must still be a state of this game.
void use(State state, const Here& here, const char* made_by) {
    const auto sound = [&](bool fine) {
        if (!fine)
            here.fail(std::string(made_by) +
                      " made a state that can't be played from strange input");
    };
    for (int plies = 0; plies < 12; ++plies) {
        const auto actor = state.actor();
        sound(actor >= LUDARIUM_END &&
              actor < static_cast<int>(here.plugin.descriptor().player_count));
        sound(bool(state.view()) && bool(state.serialize()));
        const auto legal = state.legal_actions();
        sound(bool(legal));
        if (actor == LUDARIUM_END) return;
        sound(!legal->empty());
        sound(state.apply(random_action(state, actor, *legal, here.random)) == LUDARIUM_OK);
    }
}

} // namespace

void strange_bytes(Trial& trial) {
    trial.walk(400, [&](const Here& here) {
        const auto saved = needed(here.state.serialize(), here);
        const auto setup = here.setup.raw();
        for (int i = 0; i < 6; ++i) {
            const std::string bytes = mutated(saved, here.random);
            ludarium_state* raw = nullptr;
            const auto status = here.plugin.game().deserialize(&setup, ludarium::text(bytes), &raw);
            if (status == LUDARIUM_OK) {
                here.plugin.game().destroy(raw);
                use(needed(State::deserialize(here.plugin, setup, bytes), here), here,
                    "deserialize");
            } else if (status != LUDARIUM_BAD_DATA) {
                here.fail("deserialize answered \"" + std::string(host::status_text(status)) +
                          "\" to strange bytes instead of \"bad data\"");
            }
        }
    });
    const NamedSetup first = trial.setups().front();
    const auto setup = first.raw();
    ludarium_state* none = nullptr;
    if (trial.plugin.game().deserialize(&setup, {nullptr, 0}, &none) == LUDARIUM_OK)
        trial.plugin.game().destroy(none);
}

void strange_text(Trial& trial) {
    const auto* notation = trial.plugin.notation();
    trial.walk(400, [&](const Here& here) {
        const std::string action =
            here.legal.empty() ? "x" : needed(here.state.action_text(here.legal.front()), here);
        for (int i = 0; i < 4; ++i) {
            const std::string text = mutated(action, here.random);
            Action read = 0;
            const auto status =
                here.plugin.game().action_from_text(here.state.raw(), ludarium::text(text), &read);
            if (status == LUDARIUM_OK && !here.is_legal(read))
                here.fail("action_from_text read an illegal action from strange text");
            if (status != LUDARIUM_OK && status != LUDARIUM_BAD_TEXT &&
                status != LUDARIUM_ILLEGAL_ACTION)
                here.fail("action_from_text answered \"" + std::string(host::status_text(status)) +
                          "\" to strange text");
        }
        if (!notation) return;
        const auto setup = here.setup.raw();
        const auto position = needed(here.state.position_text(), here);
        for (int i = 0; i < 4; ++i) {
            const std::string text = mutated(position, here.random);
            ludarium_state* raw = nullptr;
            ludarium_notation_error error{};
            const auto status =
                notation->position_from_text(&setup, ludarium::text(text), &raw, &error);
            if (status == LUDARIUM_OK) {
                here.plugin.game().destroy(raw);
                use(needed(State::from_text(here.plugin, setup, text), here), here,
                    "position_from_text");
            } else if (status != LUDARIUM_BAD_TEXT) {
                here.fail("position_from_text answered \"" +
                          std::string(host::status_text(status)) +
                          "\" to strange text instead of \"bad text\"");
            } else if (error.offset > text.size() || error.reason.length == 0) {
                here.fail("position_from_text does not say where and why strange text is wrong");
            }
        }
    });
}

} // namespace ludarium::validator::checks

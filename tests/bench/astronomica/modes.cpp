#include "modes.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace astronomica {

nlohmann::json manifest() {
    return nlohmann::json::parse(std::ifstream(ASTRONOMICA_MANIFEST));
}

ludarium::Setup setup_of(const nlohmann::json& manifest, const nlohmann::json& mode,
                         unsigned seats) {
    ludarium::Setup setup{seats, {}};
    for (const auto& option : manifest["options"]) {
        const auto& id = option["id"];
        const auto& wanted = mode["options"].contains(id) ? mode["options"][id.get<std::string>()]
                                                          : option["default"];
        const auto& choices = option["choices"];
        const auto found = std::find(choices.begin(), choices.end(), wanted);
        setup.choices.push_back(static_cast<std::uint32_t>(found - choices.begin()));
    }
    return setup;
}

ludarium::Setup setup_of(const nlohmann::json& manifest, const std::string& mode, unsigned seats) {
    for (const auto& known : manifest["modes"])
        if (known["id"] == mode) return setup_of(manifest, known, seats);
    throw std::invalid_argument("no mode is called " + mode);
}

unsigned spread_seats(unsigned players, unsigned first) {
    unsigned seats = 0;
    for (unsigned i = 0; i < players; ++i)
        seats |= 1u << (first + i * planet_count / players) % planet_count;
    return seats;
}

ludarium::Action thrown(const State& state, ludarium::search::Random& random) {
    ludarium::Actions actions;
    std::vector<std::uint32_t> weights;
    Astronomica::legal_actions(state, actions);
    Astronomica::chance_weights(state, weights);
    return actions[random.by_weight(weights)];
}

} // namespace astronomica

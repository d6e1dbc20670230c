// What the programs here share: the manifest's modes, seats round the ring, and fair dice.
#pragma once

#include <string>

#include <astronomica/game.hpp>
#include <ludarium/search/rules.hpp>
#include <nlohmann/json.hpp>

namespace astronomica {

nlohmann::json manifest();

// The choices of a mode, for the planets in `seats`.
ludarium::Setup setup_of(const nlohmann::json& manifest, const nlohmann::json& mode,
                         unsigned seats);
ludarium::Setup setup_of(const nlohmann::json& manifest, const std::string& mode, unsigned seats);

// So many planets, spread round the ring, the first of them at `first`.
unsigned spread_seats(unsigned players, unsigned first);

// Whatever chance throws in this state.
ludarium::Action thrown(const State& state, ludarium::search::Random& random);

} // namespace astronomica

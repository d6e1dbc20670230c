// What plugin.json says is what the library says: the menu is built from the one, games from the
// other.
#include "../checks.hpp"

namespace ludarium::validator::checks {
namespace {

void same(const std::string& what, const std::string& in_manifest, const std::string& in_library) {
    if (in_manifest != in_library)
        throw Failed{what + " is \"" + in_manifest + "\" in plugin.json but \"" + in_library +
                     "\" in the library"};
}

void same(const std::string& what, std::size_t in_manifest, std::size_t in_library) {
    same(what, std::to_string(in_manifest), std::to_string(in_library));
}

std::string copied(ludarium_text text) {
    return std::string(ludarium::view(text));
}

ludarium_status status_of(const Plugin& plugin, const ludarium_setup& setup) {
    ludarium_state* state = nullptr;
    const auto status = plugin.game().create(&setup, &state);
    if (status == LUDARIUM_OK) plugin.game().destroy(state);
    return status;
}

} // namespace

void descriptor(Trial& trial) {
    const auto& d = trial.plugin.descriptor();
    const auto& m = trial.manifest;
    same("the id", m.id, copied(d.id));
    same("the version", m.version, copied(d.version));
    same("the number of players", m.players.size(), d.player_count);
    for (std::uint32_t i = 0; i < d.player_count; ++i)
        same("player " + std::to_string(i), m.players[i], copied(d.players[i]));
    same("the least number of seats", m.min_seats, d.min_seats);
    same("the greatest number of seats", m.max_seats, d.max_seats);
    same("the number of options", m.options.size(), d.option_count);
    for (std::uint32_t i = 0; i < d.option_count; ++i) {
        const auto& option = m.options[i];
        same("option " + std::to_string(i), option.id, copied(d.options[i].id));
        same("the number of choices of " + option.id, option.choices.size(),
             d.options[i].choice_count);
        for (std::uint32_t k = 0; k < d.options[i].choice_count; ++k)
            same("a choice of " + option.id, option.choices[k], copied(d.options[i].choices[k]));
        same("the default of " + option.id, option.choices[option.default_choice],
             copied(d.options[i].choices[d.options[i].default_choice]));
    }
}

void extensions(Trial& trial) {
    const auto& plugin = trial.plugin;
    for (const char* name : {"", "ai", "ai/0", "ai/2", "explain/2", "validator/no-such-thing/1"})
        if (plugin.game().get_extension(name))
            throw Failed{std::string("get_extension(\"") + name + "\") is not null"};
    if (const auto* ai = plugin.ai(); ai && (!ai->choose || ai->level_count == 0))
        throw Failed{"ai/1 lacks its function or its levels"};
    if (const auto* explain = plugin.explain(); explain && (!explain->why_not || !explain->forced))
        throw Failed{"explain/1 lacks a function"};
    if (const auto* hint = plugin.hint(); hint && !hint->hint)
        throw Failed{"hint/1 lacks its function"};
    if (const auto* notation = plugin.notation();
        notation && (!notation->position_to_text || !notation->position_from_text))
        throw Failed{"notation/1 lacks a function"};
    if (!plugin.ai()) trial.warn("without ai/1 nobody can play against the computer");
}

void setups(Trial& trial) {
    for (const auto& setup : trial.setups())
        if (!trial.start(setup)) trial.warn("the game can't be played with " + setup.name);

    const auto& d = trial.plugin.descriptor();
    const auto refused = [&](const char* what, const ludarium_setup& setup) {
        if (const auto status = status_of(trial.plugin, setup); status != LUDARIUM_BAD_SETUP)
            throw Failed{std::string("create answered \"") + host::status_text(status) +
                         "\" instead of \"bad setup\" to " + what};
    };
    refused("a game without players", {0, 0, nullptr});
    if (d.player_count < 32)
        refused("a player who does not exist", {1u << d.player_count, 0, nullptr});
    if (d.option_count == 0) return;
    std::vector<std::uint32_t> choices(d.option_count + 1, 0);
    const std::uint32_t seats = (1u << d.max_seats) - 1;
    refused("one choice too many", {seats, d.option_count + 1, choices.data()});
    choices[0] = d.options[0].choice_count;
    refused("a choice that does not exist", {seats, d.option_count, choices.data()});
}

} // namespace ludarium::validator::checks

#include "chosen_setup.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace ludarium::ctl {
namespace {

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

template <class Items>
std::string ids(const Items& items) {
    std::vector<std::string> names;
    for (const auto& item : items) names.push_back(item.id);
    return joined(names);
}

} // namespace

void ChosenSetup::add_to(CLI::App& subcommand) {
    subcommand.add_option("--mode", mode_, "one of the game's modes");
    subcommand
        .add_option("--option", options_,
                    "a choice of an option, such as rules=five-thrones; may be repeated")
        ->allow_extra_args(false);
    subcommand.add_option("--players", players_, "how many take part");
}

host::Result<Setup> ChosenSetup::for_game(const host::Manifest& manifest) const {
    Setup setup;
    for (const auto& option : manifest.options) setup.choices.push_back(option.default_choice);
    if (!mode_.empty()) {
        const auto mode = std::find_if(manifest.modes.begin(), manifest.modes.end(),
                                       [&](const auto& m) { return m.id == mode_; });
        if (mode == manifest.modes.end())
            return host::Problem{"there is no mode " + mode_ + "; there is " + ids(manifest.modes)};
        setup.choices = mode->choices;
    }
    for (const auto& given : options_) {
        const auto equals = given.find('=');
        const auto id = given.substr(0, equals);
        const auto option = std::find_if(manifest.options.begin(), manifest.options.end(),
                                         [&](const auto& o) { return o.id == id; });
        if (option == manifest.options.end())
            return host::Problem{"there is no option " + id + "; there is " +
                                 ids(manifest.options)};
        const auto wanted = equals == std::string::npos ? "" : given.substr(equals + 1);
        const auto choice = std::find(option->choices.begin(), option->choices.end(), wanted);
        if (choice == option->choices.end())
            return host::Problem{"option " + id + " is one of " + joined(option->choices)};
        setup.choices[static_cast<std::size_t>(option - manifest.options.begin())] =
            static_cast<std::uint32_t>(choice - option->choices.begin());
    }
    const unsigned players = players_ ? players_ : manifest.max_seats;
    if (players < manifest.min_seats || players > manifest.max_seats)
        return host::Problem{"the game is for " + std::to_string(manifest.min_seats) + " to " +
                             std::to_string(manifest.max_seats) + " players"};
    setup.seats = (1u << players) - 1;
    return setup;
}

} // namespace ludarium::ctl

// The kiosk whose games are looked after: where they are installed, and which keys it trusts.
#pragma once

#include <string>

#include "bundles/store.hpp"
#include "bundles/trusted_keys.hpp"

namespace CLI {
class App;
}

namespace ludarium::ctl {

struct Site {
    std::string store = LUDARIUM_ON_SITE_GAMES;
    std::string keys = LUDARIUM_TRUSTED_KEYS;

    // --store and --keys.
    void add_options(CLI::App& subcommand, bool with_keys);
    bundles::TrustedKeys trusted() const; // says on standard error which keys don't count
};

// What the kiosk remembers.
struct StateFolder {
    std::string path = LUDARIUM_STATE_FOLDER;

    void add_option(CLI::App& subcommand); // --state
};

} // namespace ludarium::ctl

#include "site.hpp"

#include <iostream>

#include <CLI/CLI.hpp>

#include "plugins/key_folder.hpp"

namespace ludarium::ctl {

void Site::add_options(CLI::App& subcommand, bool with_keys) {
    subcommand
        .add_option("--store", store, "the folder of games installed on site; default " + store)
        ->envname("LUDARIUM_STORE");
    if (with_keys)
        subcommand.add_option("--keys", keys, "the folder of trusted keys; default " + keys)
            ->envname("LUDARIUM_KEYS");
}

bundles::TrustedKeys Site::trusted() const {
    auto read = bundles::read_trusted_keys(keys, shell::owner_of_this_program());
    for (const auto& problem : read.problems) std::cerr << problem << "\n";
    return read;
}

void StateFolder::add_option(CLI::App& subcommand) {
    subcommand
        .add_option("--state", path, "the folder of what the kiosk remembers; default " + path)
        ->envname("LUDARIUM_STATE");
}

} // namespace ludarium::ctl

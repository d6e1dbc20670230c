// Brings a bundle into the store: copied, its signature checked, unpacked, tried out, switched in.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bundles/limits.hpp"
#include "bundles/store.hpp"
#include "bundles/trusted_keys.hpp"
#include "plugins/reason.hpp"

namespace ludarium::bundles {

enum class Stage { copying, unpacking, trying, switching };

struct Wish {
    fs::path bundle;          // its signature beside it: <bundle>.minisig
    bool allow_older = false; // than what was installed on site
    Limits limits;
};

// Runs a game that nobody has run here before: why it may not be installed, or nothing. Tells the
// share that is done.
using Trial = std::function<std::optional<std::string>(const fs::path& game,
                                                       const std::function<void(double)>& told)>;

struct InstalledBundle {
    host::Manifest manifest;
    std::string signed_by; // empty: unsigned
    bool was_there = false;
};

// `elsewhere`: folders of games that were not installed on site, which may be newer. Where there is a
// reason against it, the store is as it was.
host::Result<InstalledBundle, shell::Reason>
install(Store& store, const Wish& wish, const TrustedKeys& trusted,
        const std::vector<fs::path>& elsewhere, const Trial& trial,
        const std::function<void(Stage, double)>& told);

host::Result<host::Manifest, shell::Reason> remove(Store& store, const std::string& id);
// What is played now.
host::Result<host::Manifest, shell::Reason> roll_back(Store& store, const std::string& id);

} // namespace ludarium::bundles

// Tests any plugin against the promises of the SDK.
#pragma once

#include <filesystem>
#include <functional>

#include "finding.hpp"
#include "isolation.hpp"

namespace ludarium::validator {

struct Settings {
    std::uint64_t seed = 1; // the same seed plays the same games
    TimeLimits limits;
    std::vector<std::string> only;      // these checks, and loading; none given: all of them
    std::vector<std::string> languages; // their content alone; none given: all of the manifest
};

// `folder` holds plugin.json, the library and content/. Each check runs in a confined process of
// its own; `told` sees the report as it grows, the newest finding last. After two checks that
// crashed or hung the rest is left out.
Report validate(const std::filesystem::path& folder, const Settings& settings = {},
                const std::function<void(const Report&)>& told = {});

} // namespace ludarium::validator

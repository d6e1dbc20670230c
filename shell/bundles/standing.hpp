// How a bundle stands to what is installed already.
#pragma once

#include <string>
#include <vector>

#include "bundles/minisign.hpp"
#include "bundles/store.hpp"

namespace ludarium::bundles {

struct Standing {
    enum class Kind {
        fresh,
        update,
        same,
        older,   // than what was installed on site
        outdone, // by what was not: that would be played all the same
    };
    Kind kind = Kind::fresh;
    std::string installed; // the version that is played now; empty: none
};

// A version of a game with the bytes of one bundle: "1.0.2+5f3a90c1d2e4".
std::string version_name(const host::Manifest& manifest, const Hash& bundle);

// `elsewhere`: folders of games that were not installed on site, which may be newer.
Standing standing_of(const host::Manifest& manifest, const std::string& name, const Store& store,
                     const std::vector<fs::path>& elsewhere);

} // namespace ludarium::bundles

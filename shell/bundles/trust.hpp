// Who answers for a bundle: whether its signature is there, whole, and by a key the museum trusts.
#pragma once

#include <optional>
#include <string>

#include "bundles/trusted_keys.hpp"
#include "plugins/reason.hpp"

namespace ludarium::bundles {

struct Trust {
    enum class Kind {
        trusted,
        let_in, // unsigned, in developer mode
        not_signed,
        unknown_key,
        changed, // after it was signed; or the signature itself can't be read
    };
    Kind kind = Kind::not_signed;
    std::string by;                       // the trusted key's name, or what is known of another key
    std::optional<shell::Reason> problem; // nothing: it may be installed
};

// The text of <bundle>.minisig; nothing if there is no such file.
std::optional<std::string> read_signature(const fs::path& bundle);

Trust trust_in(const fs::path& bundle, const std::optional<std::string>& signature,
               const Hash& hash, const TrustedKeys& trusted);

} // namespace ludarium::bundles

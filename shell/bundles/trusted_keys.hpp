// The keys a museum trusts: *.pub files in a folder that only root writes.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

#include "bundles/disk.hpp"
#include "bundles/minisign.hpp"

namespace ludarium::bundles {

struct TrustedKey {
    PublicKey key;
    std::string name; // of its file, without .pub
};

struct TrustedKeys {
    std::vector<TrustedKey> keys;
    bool developer_mode = false;
    std::vector<std::string> problems; // a sentence for each key that does not count

    const TrustedKey* find(const KeyId& id) const;
};

// A folder or file that anybody but `owner` could have written counts for nothing.
TrustedKeys read_trusted_keys(const fs::path& folder, uid_t owner);

} // namespace ludarium::bundles

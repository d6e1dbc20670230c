// The hash that signatures are over.
#pragma once

#include <string_view>

#include <sodium.h>

#include "bundles/disk.hpp"
#include "bundles/minisign.hpp"

namespace ludarium::bundles {

// Grows with each part of a file: BLAKE2b-512.
class FileHash {
  public:
    FileHash() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash)); }
    void add(std::string_view bytes) {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  bytes.size());
    }
    Hash value() {
        Hash hash{};
        crypto_generichash_final(&state_, hash.data(), hash.size());
        return hash;
    }

  private:
    crypto_generichash_state state_;
};

inline Hash hash_of(const fs::path& path) {
    FileHash hash;
    File file = File::read(path);
    std::string buffer(1 << 16, '\0');
    for (auto part = file.next(buffer); !part.empty(); part = file.next(buffer)) hash.add(part);
    return hash.value();
}

} // namespace ludarium::bundles

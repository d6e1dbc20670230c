// The secret half of a minisign key, which signs bundles.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "bundles/minisign.hpp"

namespace ludarium::bundles {

// A .key file as minisign writes it, still locked by its password if it has one.
class LockedKey {
  public:
    static host::Result<LockedKey> parse(std::string_view text);
    bool needs_password() const { return needs_password_; }

  private:
    friend class SecretKey;
    std::string salt_;
    std::uint64_t operations_ = 0;
    std::uint64_t memory_ = 0;
    std::string sealed_; // id, key, checksum
    bool needs_password_ = false;
};

class SecretKey {
  public:
    static SecretKey make();
    // Takes about a second with a password: guessing it should be dear.
    static host::Result<SecretKey> unlock(const LockedKey& locked, const std::string& password);

    // The text of a .key file; an empty password leaves it open.
    std::string as_text(const std::string& password) const;
    PublicKey public_key() const;
    Signature sign(const Hash& file, const std::string& trusted_comment) const;

  private:
    KeyId id_{};
    std::array<unsigned char, 64> bytes_{};
};

} // namespace ludarium::bundles

// Signatures and public keys as the minisign tool writes them: Ed25519 over the BLAKE2b-512 hash of
// a file, and a second signature over the first one and its trusted comment.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <ludarium/host/result.hpp>

namespace ludarium::bundles {

using KeyId = std::array<unsigned char, 8>;
using Hash = std::array<unsigned char, 64>;
using SignatureBytes = std::array<unsigned char, 64>;

struct PublicKey {
    KeyId id{};
    std::array<unsigned char, 32> bytes{};
};

struct Signature {
    KeyId key{};
    SignatureBytes of_file{};
    std::string trusted_comment;
    SignatureBytes of_comment{};
};

// As minisign prints it: "E7620F1842B4E81F".
std::string key_text(const KeyId& id);

// The text of a .pub or .minisig file. Untrusted: the problem says what is wrong with it.
host::Result<PublicKey> parse_public_key(std::string_view text);
host::Result<Signature> parse_signature(std::string_view text);
std::string as_text(const PublicKey& key);
std::string as_text(const Signature& signature);

// True if the owner of `key` has signed a file with this hash, and the comment too.
bool verifies(const Signature& signature, const PublicKey& key, const Hash& file);

// What the second signature is over.
std::string signed_comment(const Signature& signature);

} // namespace ludarium::bundles

#include "bundles/secret_key.hpp"

#include <algorithm>

#include <sodium.h>

#include "bundles/base64.hpp"
#include "bundles/refused.hpp"

namespace ludarium::bundles {

using host::Problem;
using host::Result;

namespace {

constexpr std::size_t salt_size = crypto_pwhash_scryptsalsa208sha256_SALTBYTES;
constexpr std::size_t checksum_size = 32;
constexpr std::size_t sealed_size = sizeof(KeyId) + crypto_sign_SECRETKEYBYTES + checksum_size;
constexpr std::string_view no_password("\0\0", 2);
// More than minisign itself asks for; a file that wants more is a trap.
constexpr std::uint64_t most_memory = 2ull << 30;

const unsigned char* unsigned_bytes(std::string_view bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string little_endian(std::uint64_t number) {
    std::string bytes;
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
    return bytes;
}

std::uint64_t from_little_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return number;
}

std::string checksum(std::string_view id_and_key) {
    const std::string of = "Ed" + std::string(id_and_key);
    std::string sum(checksum_size, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(sum.data()), sum.size(), unsigned_bytes(of),
                       of.size(), nullptr, 0);
    return sum;
}

// Locks and unlocks: the password becomes a stream of bytes that the key is mixed with.
bool mix(std::string& sealed, const std::string& password, const std::string& salt,
         std::uint64_t operations, std::uint64_t memory) {
    std::string stream(sealed.size(), '\0');
    if (crypto_pwhash_scryptsalsa208sha256(reinterpret_cast<unsigned char*>(stream.data()),
                                           stream.size(), password.data(), password.size(),
                                           unsigned_bytes(salt), operations,
                                           static_cast<std::size_t>(memory)) != 0)
        return false;
    std::transform(sealed.begin(), sealed.end(), stream.begin(), sealed.begin(),
                   [](char a, char b) { return static_cast<char>(a ^ b); });
    return true;
}

} // namespace

Result<LockedKey> LockedKey::parse(std::string_view text) {
    const auto end_of_comment = text.find('\n');
    if (end_of_comment == std::string_view::npos)
        return Problem{"not a secret key of minisign: it has one line only"};
    auto line = text.substr(end_of_comment + 1);
    line = line.substr(0, line.find_first_of("\r\n"));
    const auto bytes = from_base64(line, 2 + 2 + 2 + salt_size + 8 + 8 + sealed_size);
    if (!bytes || bytes->substr(0, 2) != "Ed" || bytes->substr(4, 2) != "B2")
        return Problem{"not a secret key of minisign: its second line makes no sense"};
    LockedKey key;
    const std::string lock = bytes->substr(2, 2);
    if (lock != "Sc" && lock != no_password)
        return Problem{"the secret key is locked in an unknown way"};
    key.needs_password_ = lock == "Sc";
    key.salt_ = bytes->substr(6, salt_size);
    key.operations_ = from_little_endian(std::string_view(*bytes).substr(6 + salt_size, 8));
    key.memory_ = from_little_endian(std::string_view(*bytes).substr(14 + salt_size, 8));
    key.sealed_ = bytes->substr(22 + salt_size);
    return key;
}

SecretKey SecretKey::make() {
    SecretKey key;
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> ignored{};
    randombytes_buf(key.id_.data(), key.id_.size());
    crypto_sign_keypair(ignored.data(), key.bytes_.data());
    return key;
}

Result<SecretKey> SecretKey::unlock(const LockedKey& locked, const std::string& password) {
    std::string opened = locked.sealed_;
    if (locked.needs_password_ &&
        (locked.memory_ > most_memory ||
         !mix(opened, password, locked.salt_, locked.operations_, locked.memory_)))
        return Problem{"there is not enough memory to unlock the secret key"};
    const std::string_view whole = opened;
    const auto id_and_key = whole.substr(0, whole.size() - checksum_size);
    if (checksum(id_and_key) != whole.substr(id_and_key.size()))
        return Problem{locked.needs_password_ ? "that is not the password of the secret key"
                                              : "the secret key is damaged"};
    SecretKey key;
    std::copy_n(opened.begin(), key.id_.size(), key.id_.begin());
    std::copy_n(opened.begin() + static_cast<std::ptrdiff_t>(key.id_.size()), key.bytes_.size(),
                key.bytes_.begin());
    return key;
}

std::string SecretKey::as_text(const std::string& password) const {
    std::string sealed(id_.begin(), id_.end());
    sealed.append(bytes_.begin(), bytes_.end());
    sealed += checksum(sealed);
    std::string salt(salt_size, '\0');
    std::uint64_t operations = 0, memory = 0;
    if (!password.empty()) {
        randombytes_buf(salt.data(), salt.size());
        operations = crypto_pwhash_scryptsalsa208sha256_OPSLIMIT_SENSITIVE;
        memory = crypto_pwhash_scryptsalsa208sha256_MEMLIMIT_SENSITIVE;
        if (!mix(sealed, password, salt, operations, memory))
            throw Refused("there is not enough memory to lock the secret key");
    }
    const std::string bytes = "Ed" + (password.empty() ? std::string(no_password) : "Sc") + "B2" +
                              salt + little_endian(operations) + little_endian(memory) + sealed;
    return "untrusted comment: minisign secret key " + key_text(id_) + "\n" + to_base64(bytes) +
           "\n";
}

PublicKey SecretKey::public_key() const {
    PublicKey key;
    key.id = id_;
    crypto_sign_ed25519_sk_to_pk(key.bytes.data(), bytes_.data());
    return key;
}

Signature SecretKey::sign(const Hash& file, const std::string& trusted_comment) const {
    Signature signature;
    signature.key = id_;
    signature.trusted_comment = trusted_comment;
    crypto_sign_detached(signature.of_file.data(), nullptr, file.data(), file.size(),
                         bytes_.data());
    const std::string comment = signed_comment(signature);
    crypto_sign_detached(signature.of_comment.data(), nullptr, unsigned_bytes(comment),
                         comment.size(), bytes_.data());
    return signature;
}

} // namespace ludarium::bundles

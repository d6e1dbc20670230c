#include "bundles/minisign.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include <sodium.h>

#include "bundles/base64.hpp"

namespace ludarium::bundles {

using host::Problem;
using host::Result;

namespace {

constexpr std::string_view untrusted = "untrusted comment: ";
constexpr std::string_view trusted = "trusted comment: ";
constexpr std::size_t algorithm_size = 2;

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool starts_with(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

template <class Bytes>
void take(std::string_view& from, Bytes& into) {
    std::copy_n(from.begin(), into.size(), into.begin());
    from.remove_prefix(into.size());
}

template <class Bytes>
std::string_view view(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

std::string key_text(const KeyId& id) {
    // Stored with the lowest byte first, printed as a number.
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (auto byte = id.rbegin(); byte != id.rend(); ++byte) {
        text += digits[*byte >> 4];
        text += digits[*byte & 15];
    }
    return text;
}

Result<PublicKey> parse_public_key(std::string_view text) {
    PublicKey key;
    const auto lines = lines_of(text);
    if (lines.size() < 2 || !starts_with(lines[0], untrusted))
        return Problem{"not a public key of minisign: the first line must be a comment"};
    const auto bytes = from_base64(lines[1], algorithm_size + key.id.size() + key.bytes.size());
    if (!bytes || !starts_with(*bytes, "Ed"))
        return Problem{"not a public key of minisign: its second line makes no sense"};
    std::string_view rest = *bytes;
    rest.remove_prefix(algorithm_size);
    take(rest, key.id);
    take(rest, key.bytes);
    return key;
}

Result<Signature> parse_signature(std::string_view text) {
    Signature signature;
    const auto lines = lines_of(text);
    if (lines.size() < 4 || !starts_with(lines[0], untrusted) || !starts_with(lines[2], trusted))
        return Problem{"the signature is cut off or not one of minisign's"};
    const auto first =
        from_base64(lines[1], algorithm_size + signature.key.size() + signature.of_file.size());
    const auto second = from_base64(lines[3], signature.of_comment.size());
    if (!first || !second) return Problem{"the signature makes no sense"};
    if (starts_with(*first, "Ed"))
        return Problem{
            "the signature is in minisign's old format; sign again with a newer minisign"};
    if (!starts_with(*first, "ED")) return Problem{"the signature is of an unknown kind"};
    std::string_view rest = *first;
    rest.remove_prefix(algorithm_size);
    take(rest, signature.key);
    take(rest, signature.of_file);
    rest = *second;
    take(rest, signature.of_comment);
    signature.trusted_comment = lines[2].substr(trusted.size());
    return signature;
}

std::string as_text(const PublicKey& key) {
    std::string text(untrusted);
    text += "minisign public key " + key_text(key.id) + "\n";
    text += to_base64("Ed" + std::string(view(key.id)) + std::string(view(key.bytes))) + "\n";
    return text;
}

std::string as_text(const Signature& signature) {
    std::string text(untrusted);
    text += "signature of a Ludarium bundle\n";
    text +=
        to_base64("ED" + std::string(view(signature.key)) + std::string(view(signature.of_file))) +
        "\n";
    text += std::string(trusted) + signature.trusted_comment + "\n";
    text += to_base64(view(signature.of_comment)) + "\n";
    return text;
}

std::string signed_comment(const Signature& signature) {
    return std::string(view(signature.of_file)) + signature.trusted_comment;
}

bool verifies(const Signature& signature, const PublicKey& key, const Hash& file) {
    const auto by_key = [&key](const SignatureBytes& signed_by, std::string_view message) {
        return crypto_sign_verify_detached(signed_by.data(),
                                           reinterpret_cast<const unsigned char*>(message.data()),
                                           message.size(), key.bytes.data()) == 0;
    };
    return by_key(signature.of_file, view(file)) &&
           by_key(signature.of_comment, signed_comment(signature));
}

} // namespace ludarium::bundles

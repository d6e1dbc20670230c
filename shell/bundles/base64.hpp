// Base64 as minisign's files use it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <sodium.h>

namespace ludarium::bundles {

// Nothing unless it is the text of exactly `size` bytes.
inline std::optional<std::string> from_base64(std::string_view text, std::size_t size) {
    std::string bytes(size + 3, '\0');
    std::size_t got = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &got, nullptr,
                          sodium_base64_VARIANT_ORIGINAL) != 0 ||
        got != size)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

inline std::string to_base64(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    text.resize(text.size() - 1); // its terminating zero
    return text;
}

} // namespace ludarium::bundles

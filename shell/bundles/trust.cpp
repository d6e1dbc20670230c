#include "bundles/trust.hpp"

namespace ludarium::bundles {

std::optional<std::string> read_signature(const fs::path& bundle) {
    const fs::path path = bundle.string() + ".minisig";
    std::error_code failed;
    if (!fs::exists(path, failed)) return std::nullopt;
    std::string text(4096, '\0'); // four lines
    File file = File::read(path);
    text.resize(file.next(text).size());
    return text;
}

Trust trust_in(const fs::path& bundle, const std::optional<std::string>& text, const Hash& hash,
               const TrustedKeys& trusted) {
    using Kind = Trust::Kind;
    if (!text && trusted.developer_mode) return {Kind::let_in, "", std::nullopt};
    if (!text)
        return {Kind::not_signed, "",
                shell::Reason{"the bundle is not signed: there is no " +
                                  bundle.filename().string() + ".minisig beside it",
                              "stick.unsigned"}};
    const auto signature = parse_signature(*text);
    if (!signature) return {Kind::changed, "", shell::Reason{signature.problem(), "stick.changed"}};
    const TrustedKey* key = trusted.find(signature->key);
    if (!key)
        return {Kind::unknown_key, key_text(signature->key),
                shell::Reason{"the bundle is signed with a key this kiosk does not trust (" +
                                  key_text(signature->key) + ")",
                              "stick.unknown-key",
                              {{"by", key_text(signature->key)}}}};
    if (!verifies(*signature, key->key, hash))
        return {Kind::changed, key->name,
                shell::Reason{"the bundle was changed after " + key->name + " signed it",
                              "stick.changed"}};
    return {Kind::trusted, key->name, std::nullopt};
}

} // namespace ludarium::bundles

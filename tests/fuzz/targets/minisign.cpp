// Signatures and keys: what came with a bundle, what a museum trusts, what signs.
#include "bundles/minisign.hpp"
#include "../target.hpp"
#include "bundles/secret_key.hpp"

FUZZ_TARGET(minisign) {
    using namespace ludarium::bundles;
    LockedKey::parse(input);
    const auto key = parse_public_key(input);
    if (key)
        ludarium::fuzz::promise(parse_public_key(as_text(*key))->bytes == key->bytes,
                                "a key reads back");
    const auto signature = parse_signature(input);
    if (!signature) return;
    const auto again = parse_signature(as_text(*signature));
    ludarium::fuzz::promise(again && again->of_file == signature->of_file &&
                                again->trusted_comment == signature->trusted_comment,
                            "a signature reads back");
    ludarium::fuzz::promise(!verifies(*signature, PublicKey{}, Hash{}),
                            "nobody signs with nothing");
}

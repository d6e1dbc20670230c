// What the shell says to a host.
#include "../target.hpp"
#include "plugins/wire/messages.hpp"

FUZZ_TARGET(wire_request) {
    using namespace ludarium::shell::wire;
    const auto read = decode_request(input);
    if (!read) return;
    // Not the bytes of the input: any byte but 0 is true.
    const std::string written = encode(read->number, read->message);
    const auto again = decode_request(written);
    ludarium::fuzz::promise(again && encode(again->number, again->message) == written,
                            "a message that was read can be sent on");
}

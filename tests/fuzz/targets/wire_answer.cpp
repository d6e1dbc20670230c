// What a host says to the shell.
#include "../target.hpp"
#include "../wire_parts.hpp"

FUZZ_TARGET(wire_answer) {
    using namespace ludarium::shell::wire;
    decode_answer(input, nullptr);
    const auto parts = ludarium::fuzz::wire_parts();
    const auto read = decode_answer(input, &parts);
    if (!read) return;
    // Not the bytes of the input: any byte but 0 is true.
    const std::string written = encode(read->number, read->message);
    const auto again = decode_answer(written, &parts);
    ludarium::fuzz::promise(again && encode(again->number, again->message) == written,
                            "a message that was read can be sent on");
}

// libFuzzer's side: one program for all targets, so that a change is built once. Which of them it
// drives stands in FUZZ_TARGET.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "target.hpp"

namespace {

ludarium::fuzz::Parse chosen() {
    const char* name = std::getenv("FUZZ_TARGET");
    const auto& all = ludarium::fuzz::targets();
    const auto found = all.find(name ? name : "");
    if (found != all.end()) return found->second;
    std::fprintf(stderr, "set FUZZ_TARGET to one of:\n");
    for (const auto& target : all) std::fprintf(stderr, "  %s\n", target.first.c_str());
    std::_Exit(2); // libFuzzer takes an orderly end for a crash
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ludarium::fuzz::Parse parse = chosen();
    parse({reinterpret_cast<const char*>(data), size});
    return 0;
}

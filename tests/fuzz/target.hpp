// A parser of what others write or edit, as libFuzzer and the replay call it: any bytes go in, and
// nothing but a return may come of it.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium::fuzz {

using Parse = void (*)(std::string_view input);

// By name, as the files in targets/ are called.
std::map<std::string, Parse>& targets();

struct Target {
    Target(const std::string& name, Parse parse) { targets()[name] = parse; }
};

// Good inputs of a target that no file of ours holds; fuzz_seeds writes them down.
using MakeSeeds = std::vector<std::string> (*)();
std::map<std::string, MakeSeeds>& seed_makers();

struct SeedMaker {
    SeedMaker(const std::string& target, MakeSeeds make) { seed_makers()[target] = make; }
};

// What holds for everything that was accepted. A broken promise ends the process: a finding.
void promise(bool kept, const char* what);

// A file with this text, for parsers that read files; in memory where the system allows it. It is alone
// in its folder: what the last input left there is gone.
std::filesystem::path file_with(std::string_view text, const std::string& name = "input");

} // namespace ludarium::fuzz

#define FUZZ_TARGET(name)                                                                          \
    static void fuzz_##name(std::string_view input);                                               \
    static const ::ludarium::fuzz::Target target_##name(#name, fuzz_##name);                       \
    static void fuzz_##name(std::string_view input)

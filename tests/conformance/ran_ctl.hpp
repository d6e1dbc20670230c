// ludariumctl, run in a shell of its own.
#pragma once

#include <array>
#include <cstdio>
#include <string>

#include <sys/wait.h>

struct Ran {
    std::string output; // both streams
    int code = -1;
};

// With `typed` as its input, in which \\n ends a line, and these variables: "A=1 B=2".
inline Ran ran_ctl(const std::string& arguments, const std::string& typed,
                   const std::string& variables = "") {
    const std::string command =
        "printf '" + typed + "' | " + variables + " " LUDARIUMCTL " " + arguments + " 2>&1";
    Ran ran;
    FILE* pipe = ::popen(command.c_str(), "r");
    std::array<char, 4096> chunk;
    for (std::size_t got; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;)
        ran.output.append(chunk.data(), got);
    const int status = ::pclose(pipe);
    if (WIFEXITED(status)) ran.code = WEXITSTATUS(status);
    return ran;
}

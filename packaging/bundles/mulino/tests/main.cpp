// Runs every test; the exit code is 1 if anything was not as wanted.
#include "check.hpp"

int main() {
    for (const auto* tests : {&perft_tests, &ruling_tests, &explain_tests})
        for (const Test& test : *tests) {
            std::cout << test.name << std::endl;
            test.run();
        }
    return failures ? 1 : 0;
}

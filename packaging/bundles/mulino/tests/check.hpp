// A test is a name and a function; `expect` says what it found wrong. No framework, so that an
// installed SDK is all the project needs.
#pragma once

#include <iostream>
#include <string>
#include <vector>

#include "mulino.hpp"

struct Test {
    const char* name;
    void (*run)();
};
extern const std::vector<Test> perft_tests, ruling_tests, explain_tests;
inline int failures = 0;

template <class Found, class Wanted>
void expect(const char* what, const Found& found, const Wanted& wanted) {
    if (found == wanted) return;
    ++failures;
    std::cerr << "  " << what << ": found " << found << ", wanted " << wanted << '\n';
}

// Nine men and flying, unless other choices are named.
inline ludarium::Setup setup(unsigned rules = 0, unsigned flying = 0) {
    return {3, {rules, flying}};
}

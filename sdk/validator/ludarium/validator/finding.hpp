// What one check found, and what all of them found together.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ludarium::validator {

enum class Verdict {
    pass,
    warning, // visitors would notice, but the game can be played
    fail,    // a promise of the SDK is broken
    crashed,
    hung
};

struct Finding {
    std::string check; // "actions"
    Verdict verdict = Verdict::pass;
    std::string line; // what was promised, or in one line how it was broken
};

struct Report {
    std::string game; // the manifest's id, or the folder's name where there is none
    std::string version;
    std::uint64_t seed = 0;
    std::vector<Finding> findings;

    // True if the kiosk may run it: warnings are allowed.
    bool passed() const;
    // The first finding of that check, or nullptr.
    const Finding* of(const std::string& check) const;
};

const char* verdict_text(Verdict verdict);

// A table for a person, and the same for a program.
std::string finding_as_text(const Finding& finding);
std::string heading_as_text(const Report& report);
std::string summary_as_text(const Report& report);
std::string as_json(const std::vector<Report>& reports);

} // namespace ludarium::validator

// Why something is not done, or not offered. Staff read it in their language; the log and ludariumctl
// speak English.
#pragma once

#include <functional>
#include <map>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace ludarium::shell {

struct Reason {
    std::string what; // in English: one line, no stop at its end
    // A string of the shell, "staff.reason.crashed"; empty: there is only the English.
    std::string key = {};
    // Fill its gaps. They are the same in every language: a file's name, what the system said.
    std::map<std::string, std::string, std::less<>> arguments = {};

    // All of `what` is a technical detail: the gap {detail} of `key`.
    static Reason detailed(std::string key, const std::string& what) {
        return {what, std::move(key), {{"detail", what}}};
    }
};

// Within an object that tells more: `what` is called `name` there, and the rest stands beside it.
void write_reason(nlohmann::json& object, const char* name, const Reason& reason);
// From an object that anybody may have written. A text alone is a reason, too: older versions wrote no
// more.
Reason read_reason(const nlohmann::json& object, const char* name);

} // namespace ludarium::shell

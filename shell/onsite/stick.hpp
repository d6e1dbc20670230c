// What is on a USB stick, as staff see it.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace ludarium::shell {

struct StickBundle {
    enum class Standing {
        fresh,  // no such game is here
        update, // of the installed version
        same,   // is installed already
        older,  // than the installed version: if staff insist
        // What may not be installed:
        outdone, // a newer version came with the kiosk and would be played all the same
        not_signed,
        unknown_key,
        changed, // after it was signed
        damaged,
    };
    std::filesystem::path file;
    std::string id; // empty if it can't be read
    std::string version;
    std::map<std::string, std::string> names; // by language
    std::string by;                           // the key that signed it; empty: unsigned
    std::string installed;                    // the version that is here now
    Standing standing = Standing::damaged;

    bool installable() const {
        return standing == Standing::fresh || standing == Standing::update ||
               standing == Standing::older;
    }
    // In this language, or in English, or whatever there is; else the file's name.
    std::string name(const std::string& language) const;
    // Why it can or can't be installed: a string of the shell, "stick.update", with gaps for version,
    // installed and by.
    std::string key() const;
};

// One line of `ludariumctl look --json`; nothing if it makes no sense.
std::optional<StickBundle> read_stick_bundle(const nlohmann::json& line);

} // namespace ludarium::shell

// Games that failed too often, until staff act or their version changes.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "plugins/reason.hpp"

namespace ludarium::shell {

class Quarantine {
  public:
    // `file` is a JSON object of id → {version, since, reason}; a missing or broken one is an empty
    // quarantine.
    explicit Quarantine(std::filesystem::path file);

    // Why this version of the game is not offered, if it is not.
    std::optional<Reason> reason(const std::string& id, const std::string& version) const;
    void add(const std::string& id, const std::string& version, const Reason& reason);
    void release(const std::string& id);

  private:
    struct Entry {
        std::string version;
        Reason reason;
        std::string since;
    };
    void save() const;

    std::filesystem::path file_;
    std::map<std::string, Entry> entries_;
};

} // namespace ludarium::shell

// Games that failed too often, each set aside for a while: till the next day, longer if it fails again.
// It is tried again by itself then, and also at the next start of the kiosk, and in another build.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include <ludarium/host/manifest.hpp>
#include <nlohmann/json_fwd.hpp>

#include "plugins/reason.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

class Quarantine {
  public:
    static constexpr int enough = 3;                  // faults of a game's own …
    static constexpr milliseconds near_time{600'000}; // … within this time
    static constexpr int longest_days = 16;

    // `file` is a JSON object of id → {version, hash, since, until, times, reason}; a missing or
    // broken one is an empty quarantine.
    Quarantine(std::filesystem::path file, const Clock& clock);

    // The kiosk starts: whoever was set aside is tried again, and a broken file is set aside itself.
    void try_all_again();

    struct Stay {
        Reason reason;
        std::optional<int> until; // the day it is offered again; none: staff have to act
        int times = 1;            // it was set aside
    };
    // Why and until when this build of a game is not offered, if it is not.
    std::optional<Stay> stay(const host::Manifest& game) const;

    // A fault of the game's own. How many there have been lately; from `enough` on it is set aside.
    int blame(const host::Manifest& game, const Reason& reason);
    void release(const std::string& id);

  private:
    struct Entry {
        std::string version;
        std::string hash; // of the library; empty: any
        Reason reason;
        std::optional<int> since, until; // days
        int times = 1;
        bool tried_again = false;

        bool is_about(const host::Manifest& game) const;
    };
    static Entry read_entry(const nlohmann::json& object);
    void set_aside_game(const host::Manifest& game, const Reason& reason);
    void save() const;

    std::filesystem::path file_;
    const Clock& clock_;
    bool broken_ = false;
    std::map<std::string, Entry> entries_;
    std::map<std::string, std::deque<Time>> faults_; // the latest ones
};

} // namespace ludarium::shell

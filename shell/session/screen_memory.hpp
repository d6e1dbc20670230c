// Which kind of screen works on this machine, learned by trying. Kept in the state folder; on another machine, with
// another card or under another kernel all is tried anew.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "session/screen_kind.hpp"

namespace ludarium::session {

constexpr const char* screen_memory_file = "screen.json";

class ScreenMemory {
  public:
    struct Failure {
        int times = 0;
        std::string why; // the last time
    };

    // What is kept in that file of this machine. One that is damaged holds nothing.
    ScreenMemory(std::filesystem::path file, std::string machine);
    // Of whichever machine: for who only wants to read it.
    explicit ScreenMemory(std::filesystem::path file);

    const std::string& machine() const { return machine_; }
    const std::optional<ScreenKind>& works() const { return works_; }
    const std::map<ScreenKind, Failure>& failures() const { return failures_; }
    // What to try, one after the other: what works, then what has failed least.
    std::vector<ScreenKind> order() const;

    void has_worked(ScreenKind kind);
    // It did not get to a picture.
    void has_failed(ScreenKind kind, const std::string& why);
    // It had worked for a while. Once may be an accident.
    void has_crashed(ScreenKind kind, const std::string& why);
    // For so long that what was before is no matter any more.
    void has_lasted(ScreenKind kind);

    static constexpr int too_many_crashes = 3;

  private:
    void read();
    void save() const;

    std::filesystem::path file_;
    std::string machine_;
    std::optional<ScreenKind> works_;
    std::map<ScreenKind, Failure> failures_;
};

} // namespace ludarium::session

// A compositor or X server, and in it the keeper.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keeper/kept_process.hpp"
#include "session/screen_kind.hpp"

namespace ludarium::session {

// The programs, and where they keep things while they run.
struct Equipment {
    std::string cage = "/usr/bin/cage";
    std::string xorg = "/usr/lib/xorg/Xorg"; // not the wrapper that wants to become root
    std::filesystem::path xorg_settings;
    std::filesystem::path input_devices = "/run/udev/data"; // what is known of them
    std::filesystem::path displays = "/sys/class/drm";      // what is plugged in
    std::filesystem::path runtime;                          // for this user's eyes only
    std::vector<std::string> keeper;                        // the command, with its arguments
    std::vector<std::string> cage_options;                  // "-r" turns the screen
    int turn = 0;                                           // by so many degrees clockwise …
    bool cage_turns = false;                                // … which this cage has an option for
};

class Screen {
  public:
    Screen(ScreenKind kind, const Equipment& equipment);
    ~Screen(); // ends whatever is left of it
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    std::vector<int> descriptors() const;
    // The next step of getting there, where there are several.
    void poll();
    // How it ended, once it has: "cage ended by signal 11".
    std::optional<std::string> ended();
    // By a fault of the compositor's own.
    bool crashed() const { return crashed_; }
    // In order, if it is known who the keeper is: when that has ended, so does the rest.
    void ask_to_end(pid_t keeper);
    void kill();

  private:
    void start_cage();
    void start_xorg();
    void read_display();
    std::filesystem::path xorg_settings() const;
    std::vector<std::string> keeper_command() const;
    void note_end(const std::string& program, const keeper::End& end);

    ScreenKind kind_;
    const Equipment& equipment_;
    std::optional<keeper::KeptProcess> server_;
    std::optional<keeper::KeptProcess> keeper_; // where cage does not start it
    int display_number_ = -1;                   // Xorg tells it here
    std::string number_;
    std::string end_;
    bool crashed_ = false;
};

} // namespace ludarium::session

// The real kiosk in a real window on a virtual screen, touched through X events, watched through its report.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "child.hpp"
#include "temporary_folder.hpp"

namespace ludarium::test {

// An X server of its own, on a display that is free.
class VirtualScreen {
  public:
    VirtualScreen(int width, int height);
    // By this command, which is also told to say its display on descriptor 3.
    explicit VirtualScreen(std::vector<std::string> server);
    const std::string& display() const { return display_; }
    void end() { server_.reset(); }

  private:
    std::string display_;
    std::unique_ptr<Child> server_;
};

struct KioskStart {
    int width = 1920;
    int height = 1080;
    std::string game = {};     // opens its table at once; empty: the kiosk sleeps
    std::string settings = {}; // the text of a kiosk.toml
    std::string content = {};  // a folder of texts and theme; empty: the shipped one
    std::vector<std::string> environment = {}; // "PATH=…"
    std::string games = {};                    // a folder of games; empty: those of this tree
    std::vector<std::string> command = {};     // what opens the window in the kiosk's stead
    std::vector<std::string> options = {};     // further ones of the kiosk
    std::vector<std::string> server = {};      // that makes the screen, instead of the usual one
    bool kiosk = false;                        // the whole screen, as in a museum
    // What the kiosk remembers; empty: a folder of its own. Pictures that lie there are not shared.
    std::filesystem::path state = {};
};

class KioskWindow {
  public:
    // At the table of a game that needs no dice.
    explicit KioskWindow(int width = 1920, int height = 1080);
    explicit KioskWindow(KioskStart how);
    ~KioskWindow();

    // Starts the shell (again); what it remembers between starts is in state().
    void start();
    // Kills the shell as a crash would.
    void kill_shell(int signal = SIGKILL);
    // The X server ends.
    void lose_screen() { screen_.end(); }
    // Another X server, perhaps of another size.
    void have_screen(int width, int height);
    // The running X server changes the size of its screen.
    void resize_screen(int width, int height);
    // The exit code of a shell that ends by itself.
    int await_end();
    // Ends it as systemd does; gives its wait status.
    int stop_shell() { return shell_->end(SIGTERM); }

    using Line = nlohmann::json;
    // The next line of the report with this "saw"; lines before it are dropped. Fails the test after 60 s.
    Line await(const std::string& saw);
    // The next line with this "saw" and this member.
    Line await(const std::string& saw, const std::string& member, const Line& value);
    // The next position that has come to rest with this ply.
    Line await_position(std::uint64_t ply);
    // Frames, boxes and pixels drawn so far, as the shell counts them.
    Line counters();

    std::pair<int, int> middle_of(const std::string& place) const;
    // Touches the middle of a place: "spot-e5", "button-hint".
    void tap(const std::string& place);
    void drag(const std::string& from, const std::string& to);
    // A place on the screen that may be anything.
    void tap_at(int x, int y);
    // Touches one place after the other, as fast as they come.
    void tap_all(const std::vector<std::string>& places);
    // A finger that rests for so long on one place after the other.
    void hold_at(const std::vector<std::pair<int, int>>& places, double seconds);
    // Goes on touching one place after the other until it is ended, at most so often in a second.
    Child drumming(const std::vector<std::string>& places, int times_a_second);
    // Until the kiosk takes its touch panel for a broken one, or believes it.
    void await_panel(bool raves);
    // A script of xdotool's, for hands that do many things at once.
    void hands(const std::string& script);
    // "Tab", "Return", "Escape", "Right" …
    void key(const std::string& name);
    // From the home screen, with all as it is offered, to the game's first position.
    void sit_down(const std::string& game);
    // What could be touched when it was last told, the most likely first.
    const std::vector<std::string>& offers() const { return offers_; }
    // What the keyboard meant when it was last told; empty: nothing.
    const std::string& focus() const { return focus_; }
    // Whether there has been such a place.
    bool has_shown(const std::string& place) const { return places_.contains(place); }
    // Every screen that was shown since the last time somebody asked.
    std::set<std::string> screens_seen() { return std::exchange(screens_, {}); }
    std::string log() const;
    const std::string& display() const { return screen_.display(); }

    int shell_pid() const { return shell_->pid(); }
    // As staff tell a running kiosk that words have changed.
    void reload() { ::kill(shell_pid(), SIGHUP); }
    int host_pid() const { return host_pid_; }
    std::filesystem::path state() const {
        return how_.state.empty() ? folder_ / "state" : how_.state;
    }

  private:
    void xdotool(const std::vector<std::string>& words);
    std::vector<std::string> at(const std::string& place) const;
    void note(const Line& line);

    KioskStart how_;
    TemporaryFolder folder_;
    VirtualScreen screen_;
    std::unique_ptr<Child> shell_;
    int report_ = -1;
    int host_pid_ = -1;
    std::string unread_;
    nlohmann::json places_ = nlohmann::json::object();
    std::vector<std::string> offers_;
    std::string focus_;
    std::set<std::string> screens_;
    std::set<std::string> modes_; // of the screen, beyond its first
    bool raves_ = false;          // the panel, when it was last told
};

} // namespace ludarium::test

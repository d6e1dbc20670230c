// What happens on site while the kiosk runs: a stick is plugged in, games come and go, whether by the
// staff's panel or from a shell, and developer mode is switched. Nothing here waits, and while nothing
// happens it costs nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "onsite/folder_watch.hpp"
#include "onsite/game_change.hpp"
#include "onsite/stick.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

class OnSite {
  public:
    struct Places {
        std::filesystem::path ctl;   // the program that does the work
        std::filesystem::path games; // that were not installed on site
        std::filesystem::path store;
        std::filesystem::path keys;
        std::filesystem::path stick; // empty: no stick counts
    };
    OnSite(Places places, const Clock& clock);

    struct News {
        bool games = false; // have come, gone or been updated
        bool developer_mode = false;
        bool stick = false;
        bool change = false;
        bool any() const { return games || developer_mode || stick || change; }
    };
    News poll();
    // Somebody has met files that are not what they were: the next poll() tells it.
    void games_may_have_changed() { disturbed_ = true; }

    // Unsigned bundles are let in.
    bool developer_mode() const { return developer_mode_; }
    // Nothing until it has been looked at.
    const std::vector<StickBundle>& on_stick() const { return on_stick_; }
    bool looking() const { return look_.has_value(); }

    // One change at a time: while there is one, another is not begun.
    // Staff call the game so.
    void install(const StickBundle& bundle, const std::string& called);
    void remove(const std::string& id, const std::string& called);
    void roll_back(const std::string& id, const std::string& called);
    bool busy() const { return change_ && !change_->over(); }
    // The one under way, or the last; null: there was none.
    const GameChange* change() const { return change_ ? &*change_ : nullptr; }
    // Its outcome has been read.
    void forget_change();

    // The version a rollback of this game would bring back, if staff have installed it.
    std::optional<std::string> version_before(const std::string& id) const;
    // Another number whenever something of all this has changed.
    unsigned revision() const { return revision_; }

    // To wait on: readable …
    std::vector<int> descriptors() const;
    // … or exceptional, or this time has come.
    int mounts() const { return watch_.mounts(); }
    void mounts_have_changed() { watch_.mounts_have_changed(); }
    std::optional<Time> deadline() const;

  private:
    enum Folder : std::size_t { store, keys, stick };
    void begin(GameChange::Kind kind, const std::string& called,
               const std::vector<std::string>& words);
    // Of ludariumctl.
    std::vector<std::string> command(const std::string& subcommand, const std::string& subject,
                                     const std::vector<std::string>& options = {}) const;
    // Where a bundle is read.
    std::vector<std::string> keys_option() const { return {"--keys", places_.keys.string()}; }
    void look_soon();
    bool look();

    Places places_;
    const Clock& clock_;
    FolderWatch watch_;
    bool developer_mode_;
    std::vector<StickBundle> on_stick_;
    std::vector<StickBundle> seen_; // by the look under way
    std::optional<CtlRun> look_;
    std::optional<Time> look_at_; // the stick, when whoever writes there has finished
    Time look_ends_{};
    std::optional<GameChange> change_;
    unsigned revision_ = 0;
    bool disturbed_ = false;
};

} // namespace ludarium::shell

// What the staff panel may see and change of the house. The app carries it out; the panel knows
// neither windows nor processes.
#pragma once

#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plugins/reason.hpp"
#include "staff/form.hpp"
#include "statistics/statistics.hpp"
#include "visit/kiosk_settings.hpp"
#include "visit/staff_settings.hpp"

namespace ludarium::shell {

struct GameOnSite {
    std::string id;
    std::string name; // in the language asked for
    std::string version;
    bool installed_here = false; // by staff; otherwise it came with the kiosk
    bool enabled = true;
    std::vector<Choice::Option> modes;
    std::size_t mode = 0;                 // the one to be offered first
    std::optional<Reason> quarantined;    // why
    std::optional<int> quarantined_until; // the day it is offered again by itself
};

class Caretaker {
  public:
    virtual ~Caretaker() = default;

    virtual const KioskSettings& settings() const = 0;
    // In force at once and after a restart; false: it could not be written, and nothing has changed.
    virtual bool set(const std::string& key, const SettingValue& value) = 0;
    // As kiosk.toml has it.
    virtual bool forget_settings() = 0;

    virtual std::vector<GameOnSite> games(const std::string& language) = 0;
    // Installed and not to be offered: which folder, and why.
    virtual std::vector<std::pair<std::string, Reason>> refused_games() = 0;
    virtual void release_from_quarantine(const std::string& id) = 0;
    // Why only what never failed is offered; nothing: all is well.
    virtual std::optional<Reason> safe_mode() = 0;

    // Code and own name of every language there are words in, the offered ones first.
    virtual std::vector<std::pair<std::string, std::string>> languages() = 0;

    virtual bool can_be_heard() = 0;
    virtual void play_test_sound() = 0;

    // Counts the visits of the last days, today included, while the panel goes on, and then tells;
    // nothing: the file can't be read. Whoever asks again hears of the later question only.
    using Counted = std::function<void(std::optional<Statistics>)>;
    virtual void count_visits(int days, Counted tell) = 0;
    virtual void stop_counting() = 0; // nobody listens any more

    virtual bool has_pin() = 0;
    // The first start of this machine is not finished.
    virtual bool has_course() = 0;

    virtual std::time_t now() = 0; // on the machine's clock
    virtual double diagonal() = 0; // of the screen, in inches
    // How far it is turned; nothing where nobody turns it.
    virtual std::optional<int> screen_turn() = 0;
    // From the next session on, until somebody says there that it is right.
    virtual bool try_screen_turn(int degrees) = 0;

    virtual std::vector<std::string> log() = 0; // the newest line first
    virtual std::string version() = 0;          // of the kiosk
    // How often since the start the touch panel has reported touches nobody made.
    virtual int panel_raved() = 0;
};

} // namespace ludarium::shell

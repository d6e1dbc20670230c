// Something staff have asked for: a game installed, removed, or put back to the version before.
#pragma once

#include <optional>
#include <string>

#include "onsite/ctl_run.hpp"
#include "plugins/reason.hpp"

namespace ludarium::shell {

class GameChange {
  public:
    enum class Kind { install, remove, roll_back };
    enum class Stage { copying, unpacking, trying, switching };

    // `called`: the game's name for staff.
    GameChange(Kind kind, std::string called, const std::vector<std::string>& command);

    Kind kind() const { return kind_; }
    const std::string& called() const { return called_; }
    Stage stage() const { return stage_; }
    int percent() const { return percent_; } // of the whole way

    bool over() const { return !run_; }
    // Once it is over: nothing if all went well.
    const std::optional<Reason>& problem() const { return problem_; }
    const std::string& id() const { return id_; } // of the game, once it is over
    const std::string& version() const { return version_; }

    // Takes in what has been told. Whether there is something to show.
    bool poll();
    int descriptor() const { return run_ ? run_->descriptor() : -1; }

  private:
    void take(const nlohmann::json& line);

    Kind kind_;
    std::string called_;
    std::optional<CtlRun> run_;
    Stage stage_ = Stage::copying;
    int percent_ = 0;
    int told_ = 0; // percent
    bool answered_ = false;
    std::optional<Reason> problem_;
    std::string id_, version_;
};

} // namespace ludarium::shell

// One run of ludariumctl on the kiosk's behalf, which tells what it does in lines of JSON. It deals
// with files of strangers, so what it says is read with care; and nobody waits for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "plugins/child_process.hpp"

namespace ludarium::shell {

class CtlRun {
  public:
    static std::optional<CtlRun> start(const std::vector<std::string>& command);
    CtlRun(CtlRun&& other) noexcept;
    CtlRun& operator=(CtlRun&& other) noexcept;
    ~CtlRun();

    // The objects that have come since the last call.
    std::vector<nlohmann::json> take();
    // It has ended, and everything it said has been taken.
    bool over();
    int descriptor() const { return pipe_ >= 0 ? pipe_ : process_.descriptor(); }

  private:
    CtlRun(ChildProcess process, int pipe) : process_(std::move(process)), pipe_(pipe) {}
    void close_pipe();

    ChildProcess process_;
    int pipe_;
    std::string unread_;
    std::size_t bytes_ = 0;
};

} // namespace ludarium::shell

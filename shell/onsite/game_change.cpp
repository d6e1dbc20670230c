#include "onsite/game_change.hpp"

#include <algorithm>

#include "plugins/told_text.hpp"

namespace ludarium::shell {

namespace {

// What grows faster than this is not worth drawing a page for.
constexpr int step = 4; // percent

// Trying a game out takes nearly all of the time.
struct Part {
    const char* name;
    GameChange::Stage stage;
    int from;
    int to; // percent of the whole way
};
constexpr Part parts[] = {{"copying", GameChange::Stage::copying, 0, 10},
                          {"unpacking", GameChange::Stage::unpacking, 10, 20},
                          {"trying", GameChange::Stage::trying, 20, 98},
                          {"switching", GameChange::Stage::switching, 98, 100}};

Reason no_answer(const std::string& what) {
    return Reason::detailed("staff.reason.no-answer", what);
}

} // namespace

GameChange::GameChange(Kind kind, std::string called, const std::vector<std::string>& command)
    : kind_(kind), called_(std::move(called)), run_(CtlRun::start(command)) {
    if (!run_) problem_ = no_answer(command.front() + " can't be started");
}

void GameChange::take(const nlohmann::json& line) {
    if (line.contains("problem") || line.contains("version")) {
        answered_ = true;
        if (line.contains("problem")) problem_ = read_reason(line, "problem");
        id_ = told_text(line, "id");
        version_ = told_text(line, "version");
        if (!problem_) percent_ = 100;
        return;
    }
    const std::string stage = told_text(line, "stage");
    const auto percent = line.find("percent");
    if (percent == line.end() || !percent->is_number_integer()) return;
    for (const Part& part : parts) {
        if (stage != part.name) continue;
        const auto done = std::clamp<std::int64_t>(percent->get<std::int64_t>(), 0, 100);
        stage_ = part.stage;
        percent_ = part.from + static_cast<int>((part.to - part.from) * done / 100);
    }
}

bool GameChange::poll() {
    if (over()) return false;
    const Stage stage = stage_;
    for (const auto& line : run_->take()) take(line);
    if (run_->over()) {
        run_.reset();
        if (!answered_) problem_ = no_answer("ludariumctl ended without an answer");
    }
    if (!over() && stage_ == stage && percent_ < told_ + step) return false;
    told_ = percent_;
    return true;
}

} // namespace ludarium::shell

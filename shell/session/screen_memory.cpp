#include "session/screen_memory.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "visit/whole_file.hpp"

namespace ludarium::session {

namespace {

using nlohmann::json;

constexpr std::size_t longest_file = 16 * 1024;

std::string text(const json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

int count(const json& object, const char* name) {
    const auto found = object.find(name);
    constexpr int most = 1000;
    if (found == object.end() || !found->is_number_unsigned()) return 0;
    return static_cast<int>(std::min<std::uint64_t>(found->get<std::uint64_t>(), most));
}

} // namespace

ScreenMemory::ScreenMemory(std::filesystem::path file) : file_(std::move(file)) {
    read();
}

ScreenMemory::ScreenMemory(std::filesystem::path file, std::string machine)
    : file_(std::move(file)) {
    read();
    if (machine_ == machine) return;
    machine_ = std::move(machine);
    works_.reset();
    failures_.clear();
}

std::vector<ScreenKind> ScreenMemory::order() const {
    std::vector<ScreenKind> all(screen_kinds.begin(), screen_kinds.end());
    const auto doubt = [this](ScreenKind kind) {
        const auto failed = failures_.find(kind);
        return kind == works_ ? -1 : failed == failures_.end() ? 0 : failed->second.times;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](ScreenKind a, ScreenKind b) { return doubt(a) < doubt(b); });
    return all;
}

void ScreenMemory::has_worked(ScreenKind kind) {
    if (works_ == kind) return;
    works_ = kind;
    save();
}

void ScreenMemory::has_failed(ScreenKind kind, const std::string& why) {
    if (works_ == kind) works_.reset();
    failures_[kind].why = why;
    ++failures_[kind].times;
    save();
}

void ScreenMemory::has_crashed(ScreenKind kind, const std::string& why) {
    const auto before = works_;
    has_failed(kind, why);
    if (failures_[kind].times >= too_many_crashes) return;
    works_ = before;
    save();
}

void ScreenMemory::has_lasted(ScreenKind kind) {
    if (failures_.erase(kind) > 0) save();
}

void ScreenMemory::read() {
    const auto found = shell::read_whole(file_, longest_file);
    const auto all = found ? json::parse(*found, nullptr, false) : json();
    if (!all.is_object()) return;
    machine_ = text(all, "machine");
    works_ = kind_named(text(all, "works"));
    const auto failed = all.find("failed");
    if (failed == all.end() || !failed->is_object()) return;
    for (const auto& [name, failure] : failed->items())
        if (const auto kind = kind_named(name); kind && failure.is_object())
            failures_[*kind] = {count(failure, "times"), text(failure, "why")};
}

void ScreenMemory::save() const {
    json failed = json::object();
    for (const auto& [kind, failure] : failures_)
        failed[std::string(name_of(kind))] = {{"times", failure.times}, {"why", failure.why}};
    const json all{{"machine", machine_},
                   {"works", works_ ? std::string(name_of(*works_)) : ""},
                   {"failed", failed}};
    shell::replace_whole(file_, all.dump(1, ' ', false, json::error_handler_t::replace) + "\n",
                         shell::Reaches::kernel);
}

} // namespace ludarium::session

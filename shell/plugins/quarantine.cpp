#include "plugins/quarantine.hpp"

#include <ctime>

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "plugins/told_text.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &parts);
    return text;
}

} // namespace

Quarantine::Quarantine(std::filesystem::path file) : file_(std::move(file)) {
    const auto text = read_whole(file_, 1024 * 1024);
    if (!text) return;
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    if (!json.is_object()) {
        spdlog::warn("quarantine: {} is not readable; every game is offered again", file_.string());
        return;
    }
    for (const auto& [id, entry] : json.items())
        if (entry.is_object())
            entries_[id] = {told_text(entry, "version"), read_reason(entry, "reason"),
                            told_text(entry, "since")};
}

std::optional<Reason> Quarantine::reason(const std::string& id, const std::string& version) const {
    const auto found = entries_.find(id);
    if (found == entries_.end() || found->second.version != version) return std::nullopt;
    return found->second.reason;
}

void Quarantine::add(const std::string& id, const std::string& version, const Reason& reason) {
    entries_[id] = {version, reason, today()};
    save();
}

void Quarantine::release(const std::string& id) {
    if (entries_.erase(id)) save();
}

void Quarantine::save() const {
    auto json = nlohmann::json::object();
    for (const auto& [id, entry] : entries_) {
        json[id] = {{"version", entry.version}, {"since", entry.since}};
        write_reason(json[id], "reason", entry.reason);
    }
    // What a plugin said of its end may be any bytes.
    const std::string text = json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
    if (!replace_whole(file_, text + "\n"))
        spdlog::warn("quarantine: {} can't be written", file_.string());
}

} // namespace ludarium::shell

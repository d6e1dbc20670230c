#include "plugins/quarantine.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "plugins/told_text.hpp"
#include "visit/calendar.hpp"
#include "visit/odd_file.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {
namespace {

using nlohmann::json;

// Entries that only remember how often a game was set aside. A list, because each object beside it is
// a game that is set aside now, for whoever reads the file.
constexpr const char* tried_again_list = "_tried_again";
// A game that was well for so long after its last stay has nothing against it any more.
constexpr int forgotten_after = 30;

std::optional<int> told_day(const json& object, const char* name) {
    return parse_iso_date(told_text(object, name).substr(0, 10));
}

int told_times(const json& object) {
    const auto found = object.find("times");
    return found != object.end() && found->is_number_integer()
               ? static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), 1, 100))
               : 1;
}

std::string hash_of(const host::Manifest& game) {
    const std::string* hash = game.library_hash();
    return hash ? *hash : "";
}

int days_for(int times) {
    return std::min(1 << std::min(times - 1, 8), Quarantine::longest_days);
}

} // namespace

Quarantine::Entry Quarantine::read_entry(const json& object) {
    return {told_text(object, "version"),
            told_text(object, "hash"),
            read_reason(object, "reason"),
            told_day(object, "since"),
            told_day(object, "until"),
            told_times(object),
            false};
}

Quarantine::Quarantine(std::filesystem::path file, const Clock& clock)
    : file_(std::move(file)), clock_(clock) {
    const auto text = read_whole(file_, 1024 * 1024);
    std::error_code failed;
    const auto read = text ? json::parse(*text, nullptr, false) : json();
    broken_ = !read.is_object() && std::filesystem::exists(file_, failed);
    if (!read.is_object()) return;
    if (const auto before = read.find(tried_again_list); before != read.end() && before->is_array())
        for (const json& object : *before)
            if (object.is_object()) {
                Entry& entry = entries_[told_text(object, "game")] = read_entry(object);
                entry.tried_again = true;
            }
    for (const auto& [id, object] : read.items())
        if (object.is_object()) entries_[id] = read_entry(object);
}

void Quarantine::try_all_again() {
    if (std::exchange(broken_, false)) {
        spdlog::warn("quarantine: {} is not readable and is set aside; every game is offered again",
                     file_.string());
        set_aside(file_);
    }
    if (entries_.empty()) return;
    const int today = clock_.local().day;
    for (auto at = entries_.begin(); at != entries_.end();) {
        at->second.tried_again = true;
        const bool old = today >= at->second.until.value_or(today) + forgotten_after;
        at = old ? entries_.erase(at) : std::next(at);
    }
    save();
}

bool Quarantine::Entry::is_about(const host::Manifest& game) const {
    return version == game.version && (hash.empty() || hash == hash_of(game));
}

// A clock that has jumped, in either direction, sets free: better tried once too often than lost.
std::optional<Quarantine::Stay> Quarantine::stay(const host::Manifest& game) const {
    const auto found = entries_.find(game.id);
    if (found == entries_.end()) return std::nullopt;
    const Entry& entry = found->second;
    if (!entry.is_about(game) || entry.tried_again) return std::nullopt;
    const int today = clock_.local().day;
    if (today < entry.since.value_or(today) || today >= entry.until.value_or(today + 1))
        return std::nullopt;
    return Stay{entry.reason, entry.until, entry.times};
}

int Quarantine::blame(const host::Manifest& game, const Reason& reason) {
    auto& faults = faults_[game.id];
    const Time now = clock_.now();
    faults.push_back(now);
    while (now - faults.front() > near_time) faults.pop_front();
    const int lately = static_cast<int>(faults.size());
    if (lately < enough) return lately;
    faults.clear();
    set_aside_game(game, reason);
    return lately;
}

void Quarantine::set_aside_game(const host::Manifest& game, const Reason& reason) {
    const auto known = entries_.find(game.id);
    const bool again = known != entries_.end() && known->second.is_about(game);
    const int times = again ? known->second.times + 1 : 1;
    const int today = clock_.local().day;
    entries_[game.id] = {game.version, hash_of(game), reason, today, today + days_for(times),
                         times,        false};
    spdlog::error("game {} {} goes into quarantine until {}: {}", game.id, game.version,
                  iso_date(today + days_for(times)), reason.what);
    save();
}

void Quarantine::release(const std::string& id) {
    faults_.erase(id);
    if (entries_.erase(id)) save();
}

void Quarantine::save() const {
    auto all = json::object();
    auto tried_again = json::array();
    for (const auto& [id, entry] : entries_) {
        json written = {{"version", entry.version}, {"hash", entry.hash}, {"times", entry.times}};
        if (entry.since) written["since"] = iso_date(*entry.since);
        if (entry.until) written["until"] = iso_date(*entry.until);
        write_reason(written, "reason", entry.reason);
        if (entry.tried_again) {
            written["game"] = id;
            tried_again.push_back(std::move(written));
        } else {
            all[id] = std::move(written);
        }
    }
    if (!tried_again.empty()) all[tried_again_list] = std::move(tried_again);
    // What a plugin said of its end may be any bytes.
    const std::string text = all.dump(2, ' ', false, json::error_handler_t::replace);
    if (!replace_whole(file_, text + "\n"))
        spdlog::warn("quarantine: {} can't be written", file_.string());
}

} // namespace ludarium::shell

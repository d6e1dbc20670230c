#include "visit/crash_record.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include <nlohmann/json.hpp>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

using nlohmann::json;

constexpr std::size_t longest_file = 64 * 1024;
constexpr std::size_t most_kept = 50;
constexpr std::size_t longest_name = 500;

constexpr int whole = 2; // the weight of a crash …
constexpr int half = 1;  // … and of one that took the machine along
constexpr int left_out_at = 2 * whole;
constexpr int safe_mode_at = 3 * whole;

constexpr milliseconds day{24 * 3600 * 1000};
constexpr milliseconds ten_minutes{10 * 60 * 1000};
// So much of a day that goes well is not counted if the power is cut.
constexpr milliseconds note_running{3600 * 1000};

constexpr std::array<std::pair<Thing::Kind, const char*>, 5> kinds{
    {{Thing::Kind::game, "game"},
     {Thing::Kind::picture, "picture"},
     {Thing::Kind::page, "page"},
     {Thing::Kind::file, "file"},
     {Thing::Kind::journal, "journal"}}};

int weight(const Crash& crash) {
    return crash.with_machine ? half : whole;
}

// A number as anybody may have written it: nothing where it is none, or could not be true.
std::optional<std::int64_t> number(const json& object, const char* name, std::int64_t most) {
    const auto found = object.find(name);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    if (value < -most || value > most) return std::nullopt;
    return value;
}

std::string text(const json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::optional<Crash> crash_from(const json& read) {
    if (!read.is_object()) return std::nullopt;
    constexpr std::int64_t century = 100LL * 366 * 24 * 3600 * 1000;
    const auto since_boot = number(read, "since-boot", century);
    const auto ran = number(read, "ran", century);
    const auto on = number(read, "day", 10'000'000);
    const auto minute = number(read, "minute", 24 * 60);
    const auto with_machine = read.find("with-machine");
    if (!since_boot || !ran || *ran < 0 || !on || !minute) return std::nullopt;
    Crash crash;
    crash.thing = thing_from(text(read, "thing"));
    crash.boot = text(read, "boot");
    crash.since_boot = milliseconds(*since_boot);
    crash.local.day = static_cast<int>(*on);
    crash.local.minute = static_cast<int>(*minute);
    crash.with_machine = with_machine != read.end() && *with_machine == true;
    crash.ran = milliseconds(*ran);
    return crash;
}

json json_of(const Crash& crash) {
    return {{"thing", crash.thing ? text_of(*crash.thing) : ""},
            {"boot", crash.boot},
            {"since-boot", crash.since_boot.count()},
            {"day", crash.local.day},
            {"minute", crash.local.minute},
            {"with-machine", crash.with_machine},
            {"ran", crash.ran.count()}};
}

} // namespace

std::string text_of(const Thing& thing) {
    for (const auto& [kind, name] : kinds)
        if (kind == thing.kind) return name + (" " + thing.name);
    return thing.name;
}

std::optional<Thing> thing_from(std::string_view text) {
    const auto space = text.find(' ');
    if (space == std::string_view::npos || text.size() > longest_name) return std::nullopt;
    for (const auto& [kind, name] : kinds)
        if (text.substr(0, space) == name) return Thing{kind, std::string(text.substr(space + 1))};
    return std::nullopt;
}

CrashRecord::CrashRecord(std::filesystem::path file, const Clock& clock, std::string boot)
    : file_(std::move(file)), clock_(clock), boot_(std::move(boot)), counted_(clock.now()) {
    if (file_.empty()) return;
    read();
    if (forgive_old()) save();
}

void CrashRecord::add(const std::optional<Thing>& thing, bool with_machine) {
    if (file_.empty()) return;
    count_running();
    const auto since_boot = clock_.now().time_since_epoch();
    crashes_.push_back({thing, boot_, since_boot, clock_.local(), with_machine, {}});
    if (crashes_.size() > most_kept) crashes_.erase(crashes_.begin());
    safe_mode_ = too_many();
    save();
}

void CrashRecord::forgive(const Thing& thing) {
    const auto kept = std::remove_if(crashes_.begin(), crashes_.end(),
                                     [&](const Crash& crash) { return crash.thing == thing; });
    if (kept == crashes_.end()) return;
    crashes_.erase(kept, crashes_.end());
    safe_mode_ = too_many();
    save();
}

int CrashRecord::failures(const Thing& thing) const {
    int sum = 0;
    for (const Crash& crash : crashes_)
        if (crash.thing == thing) sum += weight(crash);
    return sum;
}

bool CrashRecord::left_out(const Thing& thing) const {
    const int failed = failures(thing);
    // Of an interrupted game the next one is as good: its journal gets no second try.
    if (thing.kind == Thing::Kind::journal) return failed >= whole;
    return failed >= (safe_mode_ ? half : left_out_at);
}

// Within a boot no clock on the wall is asked: whoever sets it wrong, or right, changes nothing.
bool CrashRecord::near(const Crash& a, const Crash& b) const {
    constexpr int minutes_a_day = 24 * 60;
    if (a.boot == b.boot) return std::chrono::abs(a.since_boot - b.since_boot) <= ten_minutes;
    const int apart = (a.local.day - b.local.day) * minutes_a_day + a.local.minute - b.local.minute;
    return std::chrono::minutes(std::abs(apart)) <= ten_minutes;
}

bool CrashRecord::too_many() const {
    for (auto first = crashes_.begin(); first != crashes_.end(); ++first) {
        int sum = 0;
        for (auto it = first; it != crashes_.end(); ++it)
            if (near(*first, *it)) sum += weight(*it);
        if (sum >= safe_mode_at) return true;
    }
    return false;
}

// Time.

bool CrashRecord::forgiven(const Crash& crash) const {
    if (crash.ran + (clock_.now() - counted_) >= day) return true;
    // Since the machine was started again, another date is another day, be it an earlier one.
    return crash.boot != boot_ && crash.local.day != clock_.local().day;
}

// In safe mode all or nothing: it ends when the last crash is a day ago.
bool CrashRecord::forgive_old() {
    const std::size_t before = crashes_.size();
    const auto old = [this](const Crash& crash) { return forgiven(crash); };
    if (!safe_mode_ || old(crashes_.back()))
        crashes_.erase(std::remove_if(crashes_.begin(), crashes_.end(), old), crashes_.end());
    safe_mode_ = too_many();
    return crashes_.size() != before;
}

bool CrashRecord::proceed() {
    const auto due = deadline();
    if (!due || clock_.now() < *due) return false;
    count_running();
    const bool changed = forgive_old();
    save();
    return changed;
}

std::optional<Time> CrashRecord::deadline() const {
    if (crashes_.empty()) return std::nullopt;
    return counted_ + note_running;
}

void CrashRecord::count_running() {
    const Time now = clock_.now();
    for (Crash& crash : crashes_) crash.ran += std::max(now - counted_, milliseconds(0));
    counted_ = now;
}

// The file.

void CrashRecord::read() {
    const auto found = read_whole(file_, longest_file);
    const auto all = found ? json::parse(*found, nullptr, false) : json();
    if (!all.is_array()) return;
    for (const json& one : all)
        if (auto crash = crash_from(one); crash && crashes_.size() < most_kept)
            crashes_.push_back(std::move(*crash));
    safe_mode_ = too_many();
}

void CrashRecord::save() {
    json all = json::array();
    for (const Crash& crash : crashes_) all.push_back(json_of(crash));
    replace_whole(file_, all.dump(1, ' ', false, json::error_handler_t::replace) + "\n",
                  Reaches::kernel);
}

} // namespace ludarium::shell

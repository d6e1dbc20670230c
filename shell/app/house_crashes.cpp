// What the house does about things that it crashed over.
#include <algorithm>

#include <spdlog/spdlog.h>

#include "app/house.hpp"
#include "visit/calendar.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

Thing thing_of(const InstalledGame& game) {
    return {Thing::Kind::game, game.manifest.id + " " + game.manifest.version};
}

std::string told(const Crash& crash) {
    const int minute = crash.local.minute;
    return fmt::format("{} {:02}:{:02} {}", iso_date(crash.local.day), minute / 60, minute % 60,
                       crash.thing ? text_of(*crash.thing) : "(nothing in hand)");
}

} // namespace

// Where every game has failed, the one that failed least is still offered: a screen that now and then
// starts anew is better than one that says "back soon" for a day.
bool House::crashed_over(const InstalledGame& game) const {
    if (!crashes.left_out(thing_of(game))) return false;
    const InstalledGame* least = nullptr;
    for (const SharedGame& other : installed.games) {
        if (disabled(other->manifest.id) || quarantine.stay(other->manifest)) continue;
        if (!crashes.left_out(thing_of(*other))) return true;
        if (!least || crashes.failures(thing_of(*other)) < crashes.failures(thing_of(*least)))
            least = other.get();
    }
    return least != &game;
}

std::optional<Reason> House::set_aside(const InstalledGame& game) const {
    if (auto stay = quarantine.stay(game.manifest)) return stay->reason;
    if (!crashed_over(game)) return std::nullopt;
    std::string last;
    for (const Crash& crash : crashes.crashes())
        if (crash.thing == thing_of(game)) last = told(crash);
    return Reason{"the kiosk itself crashed while it was open, at last " + last,
                  "staff.reason.crash-loop",
                  {{"detail", last}}};
}

InHand House::take_in_hand(const InstalledGame& game) {
    return hands.hold(thing_of(game));
}

void House::try_again(const std::string& id) {
    quarantine.release(id);
    for (const SharedGame& game : installed.games)
        if (game->manifest.id == id) crashes.forgive(thing_of(*game));
}

namespace {

constexpr std::size_t longest_catalogue = 1024 * 1024;

Catalogue read_catalogue(const std::filesystem::path& file, Lectern& lectern,
                         std::vector<std::string>& problems) {
    const auto text = read_whole(file, longest_catalogue);
    if (!text) return problems.push_back(file.string() + ": can't be read"), Catalogue();
    const auto words = lectern.words(*text, file.string());
    if (words) return Catalogue(*words, file.string(), problems);
    return problems.push_back(file.string() + ": " + words.problem()), Catalogue();
}

} // namespace

// A language that can't be read leaves the others.
Strings House::read_strings(const std::filesystem::path& folder) {
    std::vector<std::string> problems;
    Strings strings;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const auto file = entry.path() / "strings.po";
        if (!std::filesystem::exists(file, failed)) continue;
        if (const auto held = hands.try_hold({Thing::Kind::file, file.string()}))
            strings.add(entry.path().filename().string(), read_catalogue(file, lectern, problems));
        else
            problems.push_back(left_out_sentence(file));
    }
    log_problems(problems);
    words_missing |= lectern.missed_any();
    return strings;
}

std::string left_out_sentence(const std::filesystem::path& file) {
    return file.string() + " is left out: the kiosk crashed when it was read";
}

std::optional<Reason> House::why_safe_mode() const {
    if (!crashes.safe_mode()) return std::nullopt;
    std::string all;
    for (const Crash& crash : crashes.crashes()) all += (all.empty() ? "" : "; ") + told(crash);
    return Reason{"the kiosk crashed too often: " + all, "staff.safe-mode", {{"detail", all}}};
}

void House::tell_safe_mode() {
    const auto why = why_safe_mode();
    if (why)
        spdlog::warn("safe mode, only with what never failed: {}", why->what);
    else
        spdlog::info("no crash for a day: safe mode is over, and what was left out is back");
    report.safe_mode(why ? why->what : "");
}

} // namespace ludarium::shell

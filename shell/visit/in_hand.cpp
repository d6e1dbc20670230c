#include "visit/in_hand.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

using nlohmann::json;

constexpr std::size_t longest_note = 4096;
// A machine that went down with the kiosk is up again by then. One that was switched off for the
// night is not.
constexpr int minutes_to_boot = 10;

std::int64_t minutes(const LocalTime& time) {
    return std::int64_t{24 * 60} * time.day + time.minute;
}

} // namespace

InHand::~InHand() {
    if (hands_) hands_->release(number_);
}

Hands::Hands(std::filesystem::path file, CrashRecord& record, const Clock& clock, std::string boot)
    : file_(std::move(file)), clock_(clock), boot_(std::move(boot)) {
    if (file_.empty()) return;
    take_left_note(record);
    note();
}

// A note that can't be removed would be found at every start: it does not count at all.
void Hands::take_left_note(CrashRecord& record) {
    const auto found = read_whole(file_, longest_note);
    std::error_code failed;
    if (!std::filesystem::remove(file_, failed) || failed || !found) return;
    const json left = json::parse(*found, nullptr, false);
    if (!left.is_object()) return;
    const auto thing = left.find("thing");
    const auto boot = left.find("boot");
    const auto minute = left.find("minute");
    if (thing == left.end() || !thing->is_string() || boot == left.end() || minute == left.end() ||
        !minute->is_number_integer())
        return;
    const auto blamed = thing_from(thing->get<std::string>());
    if (*boot == boot_) return record.add(blamed);
    const std::int64_t now = minutes(clock_.local());
    const auto then = minute->get<std::int64_t>();
    if (then <= now && then >= now - minutes_to_boot) record.add(blamed, true);
}

InHand Hands::hold(const Thing& thing) {
    held_.emplace_back(next_, thing);
    note();
    return InHand(*this, next_++);
}

void Hands::release(std::uint64_t number) {
    const auto found = std::find_if(held_.begin(), held_.end(),
                                    [number](const auto& held) { return held.first == number; });
    const bool blamed = found + 1 == held_.end();
    held_.erase(found);
    if (blamed) note();
}

void Hands::end() {
    remove();
    file_.clear();
}

void Hands::remove() {
    std::error_code failed;
    if (!file_.empty()) std::filesystem::remove(file_, failed);
}

// Where there is no room for the new note, the old one must not stay: it would blame the wrong thing.
void Hands::note() {
    if (file_.empty()) return;
    const json note{{"thing", held_.empty() ? "" : text_of(held_.back().second)},
                    {"boot", boot_},
                    {"minute", minutes(clock_.local())}};
    if (!replace_whole(file_, note.dump(-1, ' ', false, json::error_handler_t::replace) + "\n",
                       Reaches::kernel))
        remove();
}

} // namespace ludarium::shell

#include "visit/in_hand.hpp"

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

using nlohmann::json;

// Always as long: what is written over an older note covers all of it.
constexpr std::size_t note_length = 1024;
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
    : file_(std::move(file)), record_(record), clock_(clock), boot_(std::move(boot)) {
    noting_ = !file_.empty();
    if (!noting_) return;
    take_left_note();
    note();
}

Hands::~Hands() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

// A note that can't be removed would be found at every start: it does not count at all.
void Hands::take_left_note() {
    const auto found = read_whole(file_, note_length);
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
    if (*boot == boot_) return record_.add(blamed);
    const std::int64_t now = minutes(clock_.local());
    const auto then = minute->get<std::int64_t>();
    if (then <= now && then >= now - minutes_to_boot) record_.add(blamed, true);
}

InHand Hands::hold(const Thing& thing) {
    held_.emplace_back(next_, thing);
    note();
    return InHand(*this, next_++);
}

std::optional<InHand> Hands::try_hold(const Thing& thing) {
    if (record_.left_out(thing)) return std::nullopt;
    return hold(thing);
}

void Hands::release(std::uint64_t number) {
    const auto found = std::find_if(held_.begin(), held_.end(),
                                    [number](const auto& held) { return held.first == number; });
    const bool blamed = found + 1 == held_.end();
    held_.erase(found);
    if (blamed) note();
}

void Hands::end() {
    if (!std::exchange(noting_, false)) return;
    tear_up();
}

void Hands::tear_up() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    std::error_code failed;
    std::filesystem::remove(file_, failed);
}

// A disk that was full or a folder that was removed may be there again.
bool Hands::has_paper() {
    struct stat found{};
    if (descriptor_ >= 0 && ::fstat(descriptor_, &found) == 0 && found.st_nlink > 0) return true;
    tear_up();
    std::error_code failed;
    std::filesystem::create_directories(file_.parent_path(), failed);
    descriptor_ = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    return descriptor_ >= 0;
}

// Where a note can't be written there is none: an older one would blame the wrong thing.
void Hands::note() {
    if (!noting_ || !has_paper()) return;
    const auto text_with = [this](const std::string& thing) {
        const json note{{"thing", thing}, {"boot", boot_}, {"minute", minutes(clock_.local())}};
        return note.dump(-1, ' ', false, json::error_handler_t::replace);
    };
    std::string text = text_with(held_.empty() ? "" : text_of(held_.back().second));
    if (text.size() >= note_length) text = text_with("");
    text.resize(note_length - 1, ' ');
    text += '\n';
    if (::pwrite(descriptor_, text.data(), text.size(), 0) != static_cast<ssize_t>(text.size()))
        tear_up();
}

} // namespace ludarium::shell

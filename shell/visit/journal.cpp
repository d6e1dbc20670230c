#include "visit/journal.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <sstream>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "visit/boot.hpp"
#include "visit/odd_file.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {
namespace {

using nlohmann::json;

constexpr std::size_t largest_journal = 16 * 1024 * 1024;
constexpr int format = 1;

std::string seat_text(const Seat& seat) {
    switch (seat.kind) {
    case Seat::Kind::visitor:
        return "visitor";
    case Seat::Kind::computer:
        return "computer:" + std::to_string(seat.level);
    default:
        return "";
    }
}

Seat seat_from(const std::string& text) {
    if (text == "visitor") return {Seat::Kind::visitor, 0};
    if (text.rfind("computer:", 0) == 0)
        return {Seat::Kind::computer, static_cast<unsigned>(std::stoul(text.substr(9)))};
    return {};
}

json header_json(const GameHeader& header) {
    json seats = json::array();
    for (const auto& seat : header.seats) seats.push_back(seat_text(seat));
    return {
        {"ludarium-journal", format},  {"game", header.game},       {"version", header.version},
        {"seed", header.seed},         {"choices", header.choices}, {"seats", seats},
        {"language", header.language}, {"boot", boot_id()},         {"position", header.position}};
}

// "it", "pt-BR", "zh_Hans": whatever else stands there was not written by us.
std::string language_from(std::string text) {
    const auto usual = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '@';
    };
    if (text.size() > 32 || !std::all_of(text.begin(), text.end(), usual))
        throw std::runtime_error("no language is called so");
    return text;
}

GameHeader header_from(const json& read) {
    if (read.at("ludarium-journal") != format) throw std::runtime_error("another version wrote it");
    GameHeader header;
    header.game = read.at("game");
    header.version = read.at("version");
    header.seed = read.at("seed");
    header.choices = read.at("choices").get<std::vector<std::uint32_t>>();
    header.language = language_from(read.at("language"));
    header.position = read.value("position", "");
    const auto& seats = read.at("seats");
    for (std::size_t i = 0; i < header.seats.size(); ++i) header.seats[i] = seat_from(seats.at(i));
    return header;
}

// All of it: "1e9" is not the action 1, nor "-1" a very large one.
std::uint64_t number_from(const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc() || stopped != end) throw std::runtime_error("not a number");
    return number;
}

// Far from where adding and subtracting would overflow.
Time time_from(std::int64_t since_boot) {
    if (since_boot < 0 || since_boot > std::int64_t{1} << 53)
        throw std::runtime_error("no clock shows that time");
    return Time(milliseconds(since_boot));
}

std::int64_t since_boot(Time time) {
    return time.time_since_epoch().count();
}

std::string dated(const std::string& line, Time time) {
    return line + " " + std::to_string(since_boot(time)) + "\n";
}

std::string action_line(Action action) {
    return "+ " + std::to_string(action);
}

// Whoever removes the folder, or puts another in its place, leaves us a file that nobody will find.
bool is_still(int descriptor, const std::filesystem::path& file) {
    struct stat ours{};
    struct stat found{};
    return ::fstat(descriptor, &ours) == 0 && ::stat(file.c_str(), &found) == 0 &&
           ours.st_ino == found.st_ino && ours.st_dev == found.st_dev;
}

} // namespace

std::uint32_t GameHeader::seat_mask() const {
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind != Seat::Kind::empty) mask |= 1u << i;
    return mask;
}

Journal::Journal(std::filesystem::path file, GameHeader header, const Clock& clock)
    : file_(std::move(file)),
      header_(std::move(header)),
      clock_(&clock),
      last_written_(clock.now()) {}

Journal::Journal(Journal&& other) noexcept
    : file_(std::exchange(other.file_, {})),
      header_(std::move(other.header_)),
      clock_(other.clock_),
      actions_(std::move(other.actions_)),
      last_written_(other.last_written_),
      this_boot_(other.this_boot_),
      resumed_(other.resumed_),
      trouble_(std::move(other.trouble_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(header_, other.header_);
    std::swap(clock_, other.clock_);
    std::swap(actions_, other.actions_);
    std::swap(last_written_, other.last_written_);
    std::swap(this_boot_, other.this_boot_);
    std::swap(resumed_, other.resumed_);
    std::swap(trouble_, other.trouble_);
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

Journal::~Journal() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Journal Journal::begin(std::filesystem::path file, GameHeader header, const Clock& clock) {
    Journal journal(std::move(file), std::move(header), clock);
    if (journal.file_.empty() || journal.write_anew()) return journal;
    journal.trouble_ = std::strerror(errno);
    // The game before this one is over, also where there is no room for a new one.
    std::error_code failed;
    std::filesystem::remove(journal.file_, failed);
    return journal;
}

std::variant<Journal, Journal::Unreadable> Journal::resume(const std::filesystem::path& file,
                                                           const Clock& clock) {
    auto journal = read(file, clock);
    if (std::holds_alternative<Unreadable>(journal)) shell::set_aside(file);
    return journal;
}

std::variant<Journal, Journal::Unreadable> Journal::read(const std::filesystem::path& file,
                                                         const Clock& clock) {
    const auto text = read_whole(file, largest_journal);
    if (!text) return Unreadable{"there is no readable journal"};
    // What follows the last line feed was cut off by a crash in the middle of a write.
    const std::size_t whole = text->rfind('\n') + 1;
    std::istringstream lines(text->substr(0, whole));
    std::string line;
    std::size_t number = 1;
    try {
        if (!std::getline(lines, line)) return Unreadable{"the journal is empty"};
        const json head = json::parse(line.substr(0, line.rfind(' ')));
        Journal journal(file, header_from(head), clock);
        journal.this_boot_ = head.at("boot") == boot_id();
        auto written = static_cast<std::int64_t>(std::stoll(line.substr(line.rfind(' ') + 1)));
        while (std::getline(lines, line)) {
            ++number;
            std::istringstream parts(line);
            char kind = 0;
            std::string value;
            if (!(parts >> kind >> value >> written)) throw std::runtime_error("not a whole line");
            if (kind == '+') {
                journal.actions_.push_back(number_from(value));
            } else if (kind == '-') {
                const std::size_t back = number_from(value);
                if (back > journal.actions_.size())
                    throw std::runtime_error("takes back more than was played");
                journal.actions_.resize(journal.actions_.size() - back);
            } else if (kind == 'l') {
                journal.header_.language = language_from(value);
            } else {
                throw std::runtime_error("an unknown kind of line");
            }
        }
        journal.last_written_ = time_from(written);
        journal.resumed_ = true;
        journal.descriptor_ = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
        if (journal.descriptor_ >= 0 &&
            ::ftruncate(journal.descriptor_, static_cast<off_t>(whole)) != 0)
            ::close(std::exchange(journal.descriptor_, -1));
        return journal;
    } catch (const std::exception& error) {
        return Unreadable{"line " + std::to_string(number) + ": " + error.what()};
    }
}

bool Journal::append(Action action) {
    actions_.push_back(action);
    return write_line(action_line(action));
}

bool Journal::take_back(std::size_t actions) {
    actions = std::min(actions, actions_.size());
    actions_.resize(actions_.size() - actions);
    return write_line("- " + std::to_string(actions));
}

bool Journal::speak(const std::string& language) {
    header_.language = language;
    return write_line("l " + language);
}

void Journal::set_aside(const std::string& why) {
    spdlog::warn("the journal of a game of {} is set aside: {}", header_.game, why);
    if (!file_.empty()) shell::set_aside(file_);
    close();
}

void Journal::close() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    std::error_code failed;
    if (!file_.empty()) std::filesystem::remove(file_, failed);
    file_.clear();
}

// One write() for a whole line: it is in the kernel's hands when this returns, and survives the
// death of this process. It is not forced to the disk, which may take long: after a power cut the
// visitor has left anyway.
bool Journal::write_line(const std::string& line) {
    last_written_ = clock_->now();
    if (file_.empty()) return true;
    const bool written = (descriptor_ >= 0 && is_still(descriptor_, file_) &&
                          write_all(descriptor_, dated(line, last_written_))) ||
                         write_anew();
    trouble_ = written ? "" : std::strerror(errno);
    return written;
}

// What is on the disk may end in half a line: until all of it is there, nothing more is written after it.
bool Journal::write_anew() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    if (!replace_whole(file_, text(), Reaches::kernel)) return false;
    descriptor_ = ::open(file_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    return true;
}

std::string Journal::text() const {
    std::string all = dated(header_json(header_).dump(), last_written_);
    for (const Action action : actions_) all += dated(action_line(action), last_written_);
    return all;
}

} // namespace ludarium::shell

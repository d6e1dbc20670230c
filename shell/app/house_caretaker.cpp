#include "app/house_caretaker.hpp"

#include <algorithm>

#include <spdlog/sinks/ringbuffer_sink.h>
#include <spdlog/spdlog.h>

#include "app/calm_sink.hpp"
#include "sound/device.hpp"
#include "staff/course.hpp"
#include "staff/pin_lock.hpp"
#include "visit/screen_turn.hpp"

namespace ludarium::shell {

namespace {

bool lies_in(const std::filesystem::path& folder, const std::filesystem::path& parent) {
    std::error_code failed;
    const auto way = std::filesystem::relative(folder, parent, failed);
    return !failed && !way.empty() && *way.begin() != "..";
}

} // namespace

bool HouseCaretaker::set(const std::string& key, const SettingValue& value) {
    if (!house_.set(key, value)) return false;
    changed_();
    return true;
}

bool HouseCaretaker::forget_settings() {
    if (!house_.forget_staff_settings()) return false;
    changed_();
    return true;
}

std::vector<GameOnSite> HouseCaretaker::games(const std::string& language) {
    std::vector<GameOnSite> all;
    for (const SharedGame& game : house_.installed.games) {
        const host::Manifest& manifest = game->manifest;
        const Words words(house_.strings, house_.strings_of(game), language);
        GameOnSite here;
        here.id = manifest.id;
        here.name = words.game("game.name");
        here.version = manifest.version;
        here.installed_here = lies_in(game->folder, house_.options.on_site_games());
        here.enabled = !house_.disabled(manifest.id);
        for (const auto& mode : manifest.modes)
            here.modes.push_back({mode.id, words.game("mode." + mode.id)});
        here.mode = shelf_.usual_mode(*game);
        here.quarantined = house_.set_aside(*game);
        if (const auto stay = house_.quarantine.stay(manifest))
            here.quarantined_until = stay->until;
        all.push_back(std::move(here));
    }
    return all;
}

std::vector<std::pair<std::string, Reason>> HouseCaretaker::refused_games() {
    std::vector<std::pair<std::string, Reason>> all;
    for (const Refusal& refused : house_.installed.refused)
        all.emplace_back(refused.folder.filename().string(), refused.reason);
    return all;
}

void HouseCaretaker::release_from_quarantine(const std::string& id) {
    spdlog::info("staff release {} from quarantine", id);
    house_.try_again(id);
}

std::vector<std::pair<std::string, std::string>> HouseCaretaker::languages() {
    std::vector<std::pair<std::string, std::string>> all;
    std::vector<std::string> codes = house_.strings.languages();
    for (const std::string& code : house_.strings.known_languages())
        if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(code);
    for (const std::string& code : codes)
        all.emplace_back(code, house_.strings.find(code, "language.name").value_or(code));
    return all;
}

bool HouseCaretaker::can_be_heard() {
    return sound_device_exists() && house_.loudspeaker.problem().empty();
}

void HouseCaretaker::play_test_sound() {
    house_.loudspeaker.play(Sound::win);
}

bool HouseCaretaker::has_pin() {
    return PinLock(house_.options.state, house_.clock).state() == PinLock::State::set;
}

bool HouseCaretaker::has_course() {
    return !Course(house_.options.first_start, house_.options.state).finished();
}

bool HouseCaretaker::try_screen_turn(int degrees) {
    return shell::try_screen_turn(house_.options.state, degrees);
}

// A year of a busy museum takes the better part of a second.
void HouseCaretaker::count_visits(int days, Counted tell) {
    stop_counting();
    const int today = house_.clock.local().day;
    house_.workshop.order(this,
                          [file = house_.options.state / statistics_file, today, days,
                           tell = std::move(tell)](Easel&) -> Workshop::Handover {
                              auto read = read_statistics(file, {today - days + 1, today});
                              std::optional<Statistics> counted;
                              if (read)
                                  counted = std::move(*read);
                              else
                                  spdlog::warn("statistics: {}", read.problem());
                              return [tell, counted = std::move(counted)] { tell(counted); };
                          });
}

// What the log keeps in memory (see main).
std::vector<std::string> HouseCaretaker::log() {
    std::vector<std::string> lines;
    for (const auto& calm : spdlog::default_logger()->sinks())
        if (const auto all = std::dynamic_pointer_cast<CalmSink>(calm))
            for (const auto& sink : all->sinks())
                if (const auto kept =
                        std::dynamic_pointer_cast<spdlog::sinks::ringbuffer_sink_mt>(sink))
                    lines = kept->last_formatted();
    for (std::string& line : lines) line.erase(line.find_last_not_of('\n') + 1);
    std::reverse(lines.begin(), lines.end());
    return lines;
}

std::string HouseCaretaker::version() {
    return LUDARIUM_VERSION;
}

} // namespace ludarium::shell

// A house for the staff panel that consists of two games and a file of settings.
#pragma once

#include <algorithm>

#include "staff/caretaker.hpp"
#include "temporary_folder.hpp"

namespace ludarium::test {

class StandInCaretaker : public shell::Caretaker {
  public:
    const shell::KioskSettings& settings() const override { return settings_; }
    bool set(const std::string& key, const shell::SettingValue& value) override {
        return writable && staff_.set(key, value) && read();
    }
    bool forget_settings() override { return staff_.forget() && read(); }

    std::vector<shell::GameOnSite> games(const std::string&) override {
        std::vector<shell::GameOnSite> all;
        for (const char* id : {"first", "second"}) {
            shell::GameOnSite game;
            game.id = id;
            game.name = "Ludus duodecim scriptorum";
            game.version = "1.0.0";
            game.installed_here = game.id == "second";
            game.modes = {{"short", "Partie courte"},
                          {"medium", "Partie moyenne"},
                          {"full", "Partie complète"}};
            const auto& disabled = settings_.disabled;
            game.enabled = std::find(disabled.begin(), disabled.end(), id) == disabled.end();
            const auto mode = settings_.modes.find(id);
            game.mode = mode != settings_.modes.end() && mode->second == "full" ? 2 : 0;
            if (quarantined == id) game.quarantined = why;
            all.push_back(game);
        }
        return all;
    }
    std::vector<std::pair<std::string, shell::Reason>> refused_games() override {
        return {{"third", shell::Reason::detailed("staff.reason.manifest",
                                                  "plugin.json: it has no version")}};
    }
    void release_from_quarantine(const std::string& id) override {
        if (quarantined == id) quarantined.clear();
    }
    std::optional<shell::Reason> safe_mode() override { return crashed; }
    std::vector<std::pair<std::string, std::string>> languages() override {
        return {{"it", "Italiano"}, {"fr", "Français"}, {"en", "English"}, {"de", "Deutsch"}};
    }
    bool can_be_heard() override { return false; }
    void play_test_sound() override {}
    void count_visits(int days, Counted tell) override {
        tell(counted ? std::optional(statistics(days)) : std::nullopt);
    }
    void stop_counting() override {}
    static shell::Statistics statistics(int days) {
        shell::Statistics s;
        s.visits = days;
        for (int hour = 0; hour < 24; ++hour)
            s.visits_by_hour.push_back({std::to_string(hour), hour == 11 ? days : 0});
        for (int day = 0; day < 7; ++day) s.visits_by_weekday.push_back({std::to_string(day), day});
        s.visits_by_length = {{"< 1", 1}, {"1–2", 12345}};
        s.visits_by_language = {{"it", 3}, {"fr", 1}};
        s.visits_by_screen = {{"table", 3}, {"home", 1}};
        s.games_by_game = {{"first", 3}, {"gone", 1}};
        s.games_by_result = {{"won", 2}, {"abandoned", 1}};
        return s;
    }
    bool has_pin() override { return pin; }
    bool has_course() override { return course; }
    std::time_t now() override { return clock; }
    double diagonal() override { return settings_.diagonal.value_or(27); }
    std::optional<int> screen_turn() override { return turned; }
    bool try_screen_turn(int degrees) override {
        wanted_turn = degrees;
        return writable;
    }
    std::vector<std::string> log() override { return lines; }
    std::string version() override { return "1.2.3"; }
    int panel_raved() override { return raved; }

    std::string quarantined = "second";
    shell::Reason why = {"the host was lost: killed by signal 11 (Segmentation fault)",
                         "staff.reason.crashed",
                         {{"detail", "killed by signal 11 (Segmentation fault)"}}};
    std::vector<std::string> lines{"16.11. 17:30  info  the newest",
                                   "16.11. 17:29  info  the oldest"};
    std::optional<shell::Reason> crashed; // too often
    int raved = 2;                        // the panel, so often
    bool writable = true;
    bool counted = true; // the statistics can be read
    bool pin = true;
    bool course = true;
    std::time_t clock = 1795032900; // 2026-11-18, 20:15 in UTC
    std::optional<int> turned = 0;
    int wanted_turn = 0;

  private:
    bool read() {
        settings_ = {};
        std::vector<std::string> problems;
        if (std::filesystem::exists(staff_.file())) settings_.read_over(staff_.file(), problems);
        return problems.empty();
    }

    TemporaryFolder folder_;
    shell::StaffSettings staff_{folder_ / "staff.toml"};
    shell::KioskSettings settings_;
};

} // namespace ludarium::test

// Carries out in this house what staff decide at their panel.
#pragma once

#include <functional>

#include "app/house.hpp"
#include "app/house_shelf.hpp"
#include "staff/caretaker.hpp"

namespace ludarium::shell {

class HouseCaretaker : public Caretaker {
  public:
    // `changed` is called when the house has other settings.
    HouseCaretaker(House& house, HouseShelf& shelf, std::function<void()> changed)
        : house_(house), shelf_(shelf), changed_(std::move(changed)) {}

    const KioskSettings& settings() const override { return house_.kiosk; }
    bool set(const std::string& key, const SettingValue& value) override;
    bool forget_settings() override;
    std::vector<GameOnSite> games(const std::string& language) override;
    std::vector<std::pair<std::string, Reason>> refused_games() override;
    void release_from_quarantine(const std::string& id) override;
    std::optional<Reason> safe_mode() override { return house_.why_safe_mode(); }
    std::vector<std::pair<std::string, std::string>> languages() override;
    bool can_be_heard() override;
    void play_test_sound() override;
    void count_visits(int days, Counted tell) override;
    void stop_counting() override { house_.workshop.forget_orders(this); }
    bool has_pin() override;
    bool has_course() override;
    std::time_t now() override { return ::time(nullptr); }
    double diagonal() override { return house_.diagonal(); }
    std::optional<int> screen_turn() override { return house_.options.turned; }
    bool try_screen_turn(int degrees) override;
    std::vector<std::string> log() override;
    std::string version() override;
    int panel_raved() override { return house_.panel.times(); }

  private:
    House& house_;
    HouseShelf& shelf_;
    std::function<void()> changed_;
};

} // namespace ludarium::shell

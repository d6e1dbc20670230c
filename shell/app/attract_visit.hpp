// Nobody is here: the installed games play themselves, one after the other, until somebody touches
// the screen.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "app/house.hpp"
#include "plugins/back_off.hpp"
#include "plugins/session.hpp"
#include "screens/attract_screen.hpp"
#include "screens/curtain.hpp"
#include "screens/screen.hpp"
#include "screens/shelf.hpp"

namespace ludarium::shell {

class AttractVisit : public Screen {
  public:
    AttractVisit(House& house, const Surroundings& around, Shelf& shelf);
    ~AttractVisit() override;

    std::string name() const override { return "attract"; }
    void appear() override;
    void vanish() override;
    void handle(const Input& input) override;
    void back() override {}
    void proceed() override;
    int descriptor() const override;
    std::optional<Time> deadline() const override;
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override { return {}; }
    bool ready() const override { return screen_ != nullptr; }
    bool with_rail() const override { return false; }

  private:
    struct Demonstration; // one game that plays itself

    void next_game();
    bool no_host_for_long();
    void try_another();
    void take(const Report& report);
    void lay(const TableArt& art);
    void carry(const Intent& intent);
    void drift();

    House& house_;
    const Surroundings& around_;
    Shelf& shelf_;
    std::unique_ptr<Curtain> curtain_;
    std::unique_ptr<Demonstration> playing_;
    std::unique_ptr<Demonstration> shown_; // the last one, until the next has been laid
    std::unique_ptr<AttractScreen> screen_;
    std::size_t turn_ = 0; // which game is next
    unsigned drifts_ = 0;
    Time next_drift_{};
    BackOff back_off_;
    std::optional<Time> next_try_;      // after a game that failed
    std::optional<Time> no_host_since_; // for the game that should be playing
    bool entered_ = false;
};

} // namespace ludarium::shell

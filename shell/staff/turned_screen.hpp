// After the screen was turned: whoever did it says that it can be read. Without an answer it turns back.
#pragma once

#include <memory>
#include <optional>

#include "language/words.hpp"
#include "screens/button_group.hpp"
#include "screens/dialogue.hpp"
#include "screens/screen.hpp"
#include "screens/surroundings.hpp"
#include "staff/staff_wish.hpp"
#include "staff/test_picture.hpp"

namespace ludarium::shell {

class TurnedScreen : public Screen {
  public:
    TurnedScreen(const Surroundings& around, const Words& words, StaffWishes& wishes);

    std::string name() const override { return "turned"; }
    void appear() override;
    void vanish() override;
    void handle(const Input& input) override;
    void back() override { answer(ScreenAnew{}); }
    void proceed() override;
    std::optional<Time> deadline() const override;
    std::optional<Wish> next() override { return std::nullopt; }
    std::vector<Target> targets() const override { return answers_.targets(); }
    bool with_rail() const override { return false; }
    bool goes_by_itself() const override { return true; }

    static constexpr milliseconds stays{15'000};

  private:
    int seconds_left() const;
    void count();
    void answer(StaffWish wish);

    const Surroundings& around_;
    const Words& words_;
    StaffWishes& wishes_;
    Motion motion_;
    StageTools tools_;
    std::unique_ptr<TestPicture> picture_;
    std::unique_ptr<Dialogue> question_;
    ButtonGroup answers_;
    Node number_;
    int shown_ = -1;
    Time end_;
    bool answered_ = false;
};

} // namespace ludarium::shell

// The staff's own screen: first the PIN, then the panel. Goes by itself when nobody is there.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "language/words.hpp"
#include "screens/dialogue.hpp"
#include "screens/screen.hpp"
#include "screens/surroundings.hpp"
#include "staff/cleaning_lock.hpp"
#include "staff/course.hpp"
#include "staff/pin_lock.hpp"
#include "staff/pin_pad.hpp"
#include "staff/staff_page.hpp"
#include "staff/staff_view.hpp"
#include "staff/staff_wish.hpp"
#include "staff/test_picture.hpp"

namespace ludarium::shell {

class StaffScreen : public Screen {
  public:
    using Pages = std::vector<std::unique_ptr<StaffPage>>;

    // `view` as staff_views() names it. What only the visit can do is wished for in `wishes`.
    StaffScreen(const Surroundings& around, const Words& words, PinLock& lock, Pages pages,
                std::string view, StaffWishes& wishes);
    // The first start: its pages, one after the other. `pin_known`: whoever is there has just typed it.
    void follow(Course course, bool pin_known);

    std::string name() const override { return "staff"; }
    void appear() override;
    void vanish() override;
    void games_changed() override { stale_ = true; }
    void handle(const Input& input) override;
    void back() override;
    void proceed() override;
    int descriptor() const override;
    std::optional<Time> deadline() const override;
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override;
    bool goes_by_itself() const override { return true; }
    bool locked() const override { return cleaning_ != nullptr; }

    // A PIN that nobody types, for longer than the first delay; and a panel that nobody touches.
    static constexpr milliseconds pad_stays{45'000};
    static constexpr milliseconds panel_stays{120'000};
    static constexpr milliseconds course_stays{600'000};

  private:
    enum class Stage { pin, first_pin, second_pin, panel };

    void ask_pin(const std::string& sentence_key);
    void take_pin(const std::string& pin);
    void take_new_pin(const std::string& pin);
    void leave_pad();
    void count_wait();

    StaffPage& page() const { return *pages_[open_]; }
    void open_panel();
    void show_panel();
    void touched(const std::string& key);
    void carry_out(const Change& change);
    void ask(const Act& act);
    void answer(const Input& input);
    void close_question();
    void begin_cleaning();
    void open_page(std::size_t page);
    void open_page(const std::string& name);
    void next_step();
    void end_course();
    void show_test_picture();
    milliseconds stays() const;
    SheetNeeds sheet_needs() const;
    void leave();
    Box room() const;

    const Surroundings& around_;
    const Words& words_;
    StaffWishes& staff_wishes_;
    PinLock& lock_;
    Pages pages_;
    std::string view_name_;
    Motion motion_;
    StageTools tools_;
    Node night_;

    Stage stage_ = Stage::pin;
    std::unique_ptr<PinPad> pad_;
    std::string first_pin_; // until it is typed again
    int wait_shown_ = 0;
    bool opened_ = false; // by the right PIN: the visit below is over

    std::unique_ptr<StaffView> view_;
    Sheet sheet_;
    Form form_;
    std::size_t open_ = 0; // which page
    std::size_t menu_ = 0; // and from which entry of the menu
    std::size_t leaf_ = 0;
    bool refused_ = false; // the last change could not be written
    bool stale_ = false;   // the page says something else by now
    std::unique_ptr<Dialogue> question_;
    std::string asked_; // the key it is about
    ButtonGroup answers_;
    std::unique_ptr<CleaningLock> cleaning_;
    std::unique_ptr<TestPicture> test_picture_;
    std::optional<Course> course_;

    Time last_touch_{};
    std::deque<Wish> wishes_;
};

} // namespace ludarium::shell

// One visitor after the other: the stack of screens, the rail around them, and what it means to go
// from one to the next.
#pragma once

#include <memory>
#include <vector>

#include "app/closing_time.hpp"
#include "app/house.hpp"
#include "app/house_shelf.hpp"
#include "app/idle_question.hpp"
#include "app/staff_entrance.hpp"
#include "preview/remark_sheet.hpp"
#include "screens/curtain.hpp"
#include "screens/focus.hpp"
#include "screens/rail.hpp"
#include "screens/ribbon.hpp"
#include "screens/screen.hpp"

namespace ludarium::shell {

class Visit {
  public:
    Visit(House& house, Scene& scene);
    ~Visit();
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;

    // Goes on with a game that was interrupted, or opens what the command line asks for.
    void begin();

    // Words and theme have changed on disk: everything is shown anew, and nothing is lost.
    void reload();
    // Games have come, gone or been updated.
    void games_changed();
    void developer_mode_changed() { show_ribbon(); }
    // Somebody edits what is shown, and this is wrong with it.
    void remark(const std::vector<std::string>& remarks);
    void handle(const Input& input);
    // Anything at all has been touched or moved, perhaps beside what we know of.
    void somebody();
    // Somebody has touched what could not be seen yet. It is as good as a touch anywhere to enter, and to nothing else.
    void touched_unseen();
    // What was to be seen has been shown.
    void painted();
    void proceed();
    int descriptor() const;
    std::optional<Time> deadline() const;
    // Staff want the program to be started again: with this exit code.
    std::optional<int> wants_to_end() const { return end_code_; }
    bool ready() const { return !stack_.empty() && stack_.back()->ready(); }

  private:
    Screen& top() { return *stack_.back(); }
    void push(std::unique_ptr<Screen> screen);
    void pop();
    void clear();
    void show_top();
    void show_rail();
    void show_ribbon();

    void carry(const Wish& wish);
    void prefer(const VisitorSettings& settings);
    void speak(const std::string& language);
    void carry_staff_wishes();
    bool resume();
    void open_preview();
    void lay_way_to(const SharedGame& game);
    void look_for_loudspeaker();
    void open_attract();
    void open_home();
    void open_page(const std::string& game);
    void open_book(const OpenBook& wish);
    void begin_game(const Begin& wish);
    void go_back();
    void open_staff();
    void enter_staff();
    void leave_staff(bool visit_goes_on);
    bool ask_turn();
    void keep_turn();
    bool begin_course();
    void open_course(bool pin_known);
    void take_settings();
    void say_closed();
    void press_key(Key key);
    void touch(const Input& input);
    std::vector<Target> targets() const;
    bool visited() const; // somebody has begun something
    void watch_idle();
    void watch_hours();

    House& house_;
    Surroundings around_;
    Strings no_game_;
    Words words_;
    HouseShelf shelf_;
    Rail rail_;
    Focus focus_;
    StaffEntrance staff_; // before the screens: the panel needs its caretaker to the end
    std::vector<std::unique_ptr<Screen>> stack_;
    std::unique_ptr<Curtain> closed_; // when there is nothing to play
    std::vector<Finger> on_rail_;     // that went down there
    IdleQuestion idle_;
    ClosingTime hours_;
    RemarkSheet remarks_;
    Ribbon ribbon_;                // in developer mode
    VisitorSettings before_staff_; // whoever was there when staff came
    std::optional<int> end_code_;
};

} // namespace ludarium::shell

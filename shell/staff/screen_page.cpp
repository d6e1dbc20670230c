// How large the screen is, which way up it stands, and a picture to see whether that is right.
#include <cmath>

#include "staff/pages.hpp"
#include "visit/screen_turn.hpp"

namespace ludarium::shell {

namespace {

constexpr int smallest = 7; // inches
constexpr int largest = 120;

class ScreenPage : public StaffPage {
  public:
    explicit ScreenPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "screen"; }
    std::string icon() const override { return "text-size"; }
    bool in_menu() const override { return false; }

    Form form(const Words& words) override {
        const int inches = static_cast<int>(std::lround(caretaker_.diagonal()));
        Form form{
            words.shell("staff.page.screen"),
            {Stepper{"screen.diagonal", words.shell("staff.screen.diagonal"),
                     words.shell("staff.screen.diagonal-about"), inches, smallest, largest, 1,
                     words.shell("staff.screen.inches", {{"number", std::to_string(inches)}})}}};
        if (const auto now = caretaker_.screen_turn()) {
            Choice turn{"turn",
                        words.shell("staff.screen.turn"),
                        words.shell("staff.screen.turn-about"),
                        {},
                        screen_turns.size()};
            for (const int degrees : screen_turns) {
                if (degrees == *now) turn.chosen = turn.options.size();
                turn.options.push_back({std::to_string(degrees), std::to_string(degrees) + "°"});
            }
            form.items.push_back(turn);
        }
        form.items.push_back(Act{"test-picture",
                                 words.shell("staff.screen.test"),
                                 words.shell("staff.screen.test-about"),
                                 words.shell("staff.screen.test-word"),
                                 {},
                                 true});
        return form;
    }

    Errand change(const Change& change) override {
        if (change.name == "test-picture") return Errand::test_picture;
        if (change.name != "turn")
            return done(caretaker_.set(change.name, std::int64_t{change.value}));
        const int degrees = screen_turns.at(static_cast<std::size_t>(change.value));
        if (degrees == caretaker_.screen_turn()) return Errand::none;
        return caretaker_.try_screen_turn(degrees) ? Errand::screen_anew : Errand::refused;
    }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> screen_page(Caretaker& caretaker) {
    return std::make_unique<ScreenPage>(caretaker);
}

} // namespace ludarium::shell

#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

namespace ludarium::shell {

namespace {

class TimesPage : public StaffPage {
  public:
    explicit TimesPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "times"; }
    std::string icon() const override { return "minutes"; }

    Form form(const Words& words) override {
        const KioskSettings& now = caretaker_.settings();
        const auto seconds = [&](const std::string& key, milliseconds value, int least, int most,
                                 int step) {
            return Stepper{key,   words.shell("staff.times." + key),
                           "",    static_cast<int>(value.count() / 1000),
                           least, most,
                           step,  shown_time(value, words)};
        };
        const auto thinking = [&](const std::string& key, milliseconds value, int step) {
            return Stepper{key,  words.shell("staff.times." + key),
                           "",   static_cast<int>(value.count()),
                           step, 10'000,
                           step, shown_time(value, words)};
        };
        return {words.shell("staff.page.times"),
                {Heading{words.shell("staff.times.nobody")},
                 seconds("idle.menus", now.idle.menus, 10, 600, 5),
                 seconds("idle.play", now.idle.play, 15, 1800, 15),
                 seconds("idle.question", now.idle.question, 10, 120, 5),
                 Heading{words.shell("staff.times.game")},
                 seconds("attract.game", now.attract_game, 30, 1800, 30),
                 thinking("play.think", now.think, 100),
                 thinking("play.master-thinks", now.master_thinks, 250)}};
    }

    Errand change(const Change& change) override {
        return done(caretaker_.set(change.name, std::int64_t{change.value}));
    }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> times_page(Caretaker& caretaker) {
    return std::make_unique<TimesPage>(caretaker);
}

} // namespace ludarium::shell

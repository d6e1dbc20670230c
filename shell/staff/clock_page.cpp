// Day and time of the machine. What is set here runs on while it is being set.
#include <algorithm>
#include <ctime>

#include "staff/machine_answer.hpp"
#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

namespace ludarium::shell {

namespace {

constexpr int first_year = 2024;
constexpr int last_year = 2099;

std::tm parts_of(std::time_t moment) {
    std::tm parts{};
    ::localtime_r(&moment, &parts);
    return parts;
}

int days_in(const std::tm& month) {
    std::tm next{};
    next.tm_year = month.tm_year;
    next.tm_mon = month.tm_mon + 1;
    next.tm_mday = 1;
    const std::time_t last = ::timegm(&next) - 1;
    std::tm day{};
    ::gmtime_r(&last, &day);
    return day.tm_mday;
}

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

class ClockPage : public StaffPage {
  public:
    ClockPage(Caretaker& caretaker, MachineLink& machine, const Clock& clock)
        : caretaker_(caretaker), machine_(machine), clock_(clock) {}

    std::string name() const override { return "clock"; }
    std::string icon() const override { return "minutes"; }
    bool in_menu() const override { return false; }

    void opened() override {
        machine_.forget_answer();
        ahead_ = 0;
    }

    Form form(const Words& words) override {
        minute_shown_ = caretaker_.now() / 60;
        const std::tm at = parts_of(wanted());
        const int year = std::clamp(at.tm_year + 1900, first_year, last_year);
        const auto stepper = [&words](const char* name, int value, int least, int most,
                                      const std::string& shown, int step = 1) {
            return Stepper{
                name, words.shell("staff." + std::string(name)), "", value, least, most, step,
                shown};
        };
        Form form{words.shell("staff.page.clock"), {}};
        form.items.push_back(Act{"set-clock",
                                 shown_moment(wanted(), words),
                                 words.shell("staff.clock.set"),
                                 words.shell("staff.clock.set-word"),
                                 {},
                                 ahead_ != 0 && !machine_.busy()});
        if (const auto note = note_of(machine_, words)) form.items.push_back(*note);
        const int ones = at.tm_min % 10;
        form.items.push_back(stepper("clock.hour", at.tm_hour, 0, 23, two_digits(at.tm_hour)));
        form.items.push_back(
            stepper("clock.ten-minutes", at.tm_min, ones, 50 + ones, two_digits(at.tm_min), 10));
        form.items.push_back(stepper("clock.minute", at.tm_min, 0, 59, two_digits(at.tm_min)));
        form.items.push_back(
            stepper("clock.day", at.tm_mday, 1, days_in(at), std::to_string(at.tm_mday)));
        form.items.push_back(
            stepper("clock.month", at.tm_mon + 1, 1, 12, std::to_string(at.tm_mon + 1)));
        form.items.push_back(
            stepper("clock.year", year, first_year, last_year, std::to_string(year)));
        return form;
    }

    Errand change(const Change& change) override {
        if (change.name == "set-clock") {
            machine_.wish("clock " + std::to_string(wanted()));
            return Errand::none;
        }
        std::tm at = parts_of(wanted());
        at.tm_sec = 0;
        at.tm_year = std::clamp(at.tm_year, first_year - 1900, last_year - 1900);
        if (change.name == "clock.hour") at.tm_hour = change.value;
        if (change.name == "clock.minute" || change.name == "clock.ten-minutes")
            at.tm_min = change.value;
        if (change.name == "clock.day") at.tm_mday = change.value;
        if (change.name == "clock.month") at.tm_mon = change.value - 1;
        if (change.name == "clock.year") at.tm_year = change.value - 1900;
        // The 31st of a month that has none is its last day.
        std::tm month = at;
        month.tm_mday = 1;
        at.tm_mday = std::min(at.tm_mday, days_in(month));
        at.tm_isdst = -1;
        machine_.forget_answer();
        ahead_ = ::mktime(&at) - caretaker_.now();
        return Errand::none;
    }

    bool proceed() override {
        const bool answered = machine_.poll();
        // It is what the clock says now.
        if (answered && machine_.answer()->kind == MachineLink::Answer::Kind::done) ahead_ = 0;
        return answered || caretaker_.now() / 60 != minute_shown_;
    }
    int descriptor() const override { return machine_.descriptor(); }
    std::optional<Time> deadline() const override {
        const Time next_minute =
            clock_.now() + clock_.meanwhile(std::chrono::seconds(60 - caretaker_.now() % 60));
        const auto answer = machine_.deadline();
        return answer ? std::min(*answer, next_minute) : next_minute;
    }

  private:
    std::time_t wanted() const { return caretaker_.now() + ahead_; }

    Caretaker& caretaker_;
    MachineLink& machine_;
    const Clock& clock_;
    std::time_t ahead_ = 0; // of the machine's clock, as staff want it
    std::time_t minute_shown_ = 0;
};

} // namespace

std::unique_ptr<StaffPage> clock_page(Caretaker& caretaker, MachineLink& machine,
                                      const Clock& clock) {
    return std::make_unique<ClockPage>(caretaker, machine, clock);
}

} // namespace ludarium::shell

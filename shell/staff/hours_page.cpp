#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

namespace ludarium::shell {

namespace {

constexpr int whole_day = 24 * 60;
constexpr int quarter = 15;
// Where a day that was closed, or open day and night, gets hours.
constexpr OpeningHours::Day usual{10 * 60, 18 * 60};

enum Way { closed, always, hours };

Way way_of(const OpeningHours::Day& day) {
    if (day.from == day.to) return closed;
    return day.from == 0 && day.to == whole_day ? always : hours;
}

// As kiosk.toml has it.
std::string written(const OpeningHours::Day& day) {
    switch (way_of(day)) {
    case closed:
        return "closed";
    case always:
        return "24 hours";
    case hours:
        break;
    }
    return shown_clock(day.from) + "-" + shown_clock(day.to);
}

// On one line, wherever lines end.
std::string unbroken(std::string text) {
    for (auto space = text.find(' '); space != std::string::npos; space = text.find(' ', space))
        text.replace(space, 1, "\u00a0");
    return text;
}

class HoursPage : public StaffPage {
  public:
    explicit HoursPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "hours"; }
    std::string icon() const override { return "hours"; }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.hours"), {}};
        Choice which{"day", words.shell("staff.hours.day"), "", {}, day_};
        for (const char* day : weekday_names)
            which.options.push_back({day, words.shell("staff.short-" + std::string(day))});
        form.items.push_back(which);
        const OpeningHours::Day& day = chosen();
        form.items.push_back(Choice{"way",
                                    words.shell("staff." + std::string(weekday_names.at(day_))),
                                    "",
                                    {{"closed", words.shell("staff.hours.closed")},
                                     {"always", words.shell("staff.hours.always")},
                                     {"hours", words.shell("staff.hours.from-to")}},
                                    way_of(day)});
        if (way_of(day) == hours) {
            form.items.push_back(Stepper{"from", words.shell("staff.hours.from"), "", day.from, 0,
                                         day.to - quarter, quarter, shown_clock(day.from)});
            form.items.push_back(Stepper{"to", words.shell("staff.hours.to"), "", day.to,
                                         day.from + quarter, whole_day, quarter,
                                         shown_clock(day.to)});
        }
        form.items.push_back(Act{"all-days",
                                 words.shell("staff.hours.all-days"),
                                 "",
                                 words.shell("staff.hours.all-days-word"),
                                 {},
                                 true});
        form.items.push_back(Heading{words.shell("staff.hours.week")});
        form.items.push_back(Note{week(words), Note::Tone::quiet});
        form.items.push_back(Note{words.shell("staff.hours.about"), Note::Tone::quiet});
        return form;
    }

    Errand change(const Change& change) override {
        OpeningHours::Day day = chosen();
        if (change.name == "day") {
            day_ = static_cast<std::size_t>(change.value);
            return Errand::none;
        }
        if (change.name == "all-days") {
            for (const char* each : weekday_names)
                if (!caretaker_.set("hours." + std::string(each), written(day)))
                    return Errand::refused;
            return Errand::none;
        }
        if (change.name == "way") day = of_way(static_cast<Way>(change.value));
        if (change.name == "from") day.from = change.value;
        if (change.name == "to") day.to = change.value;
        return done(caretaker_.set("hours." + std::string(weekday_names.at(day_)), written(day)));
    }

  private:
    const OpeningHours::Day& chosen() const { return caretaker_.settings().hours.days.at(day_); }
    OpeningHours::Day of_way(Way way) const {
        if (way == closed) return {0, 0};
        if (way == always) return {0, whole_day};
        return way_of(chosen()) == hours ? chosen() : usual;
    }
    std::string week(const Words& words) const {
        std::string text;
        for (std::size_t i = 0; i < weekday_names.size(); ++i) {
            const OpeningHours::Day& day = caretaker_.settings().hours.days.at(i);
            const Way way = way_of(day);
            const std::string name = words.shell("staff.short-" + std::string(weekday_names.at(i)));
            const std::string open = way == closed ? words.shell("staff.hours.closed")
                                     : way == always
                                         ? words.shell("staff.hours.always")
                                         : shown_clock(day.from) + "–" + shown_clock(day.to);
            text += (text.empty() ? "" : "  ·  ") + unbroken(name + " " + open);
        }
        return text;
    }

    Caretaker& caretaker_;
    std::size_t day_ = 0;
};

} // namespace

std::unique_ptr<StaffPage> hours_page(Caretaker& caretaker) {
    return std::make_unique<HoursPage>(caretaker);
}

} // namespace ludarium::shell

// The machine and the program on it.
#include "onsite/machine_link.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class KioskPage : public StaffPage {
  public:
    KioskPage(Caretaker& caretaker, MachineLink& machine, bool network)
        : caretaker_(caretaker), machine_(machine), network_(network) {}

    std::string name() const override { return "kiosk"; }
    std::string icon() const override { return "restart"; }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.kiosk"), {}};
        if (const int times = caretaker_.panel_raved())
            form.items.push_back(
                Note{words.shell("staff.kiosk.panel", {{"number", std::to_string(times)}}),
                     Note::Tone::warning});
        if (caretaker_.has_course())
            form.items.push_back(Act{"course", words.shell("staff.kiosk.course"), "",
                                     words.shell("staff.kiosk.course-word"), "", true});
        form.items.push_back(way_to("screen", words));
        if (machine_.there()) {
            form.items.push_back(way_to("zone", words));
            form.items.push_back(way_to("clock", words));
        }
        if (network_) form.items.push_back(way_to("network", words));
        form.items.push_back(night(words));
        form.items.push_back(Act{"restart", words.shell("staff.kiosk.restart"),
                                 words.shell("staff.kiosk.restart-about"),
                                 words.shell("staff.kiosk.restart-word"),
                                 words.shell("staff.kiosk.restart-sure"), true});
        form.items.push_back(Act{
            "forget", words.shell("staff.kiosk.forget"), words.shell("staff.kiosk.forget-about"),
            words.shell("staff.kiosk.forget-word"), words.shell("staff.kiosk.forget-sure"), true});
        form.items.push_back(
            Note{words.shell("staff.kiosk.version", {{"number", caretaker_.version()}}),
                 Note::Tone::quiet});
        return form;
    }

    Errand change(const Change& change) override {
        if (change.name == "restart") return Errand::restart;
        if (change.name == "course") return Errand::course;
        if (change.name == "forget") return done(caretaker_.forget_settings());
        if (change.name == "hours.outside")
            return done(caretaker_.set(
                change.name, std::string(night_names.at(static_cast<std::size_t>(change.value)))));
        leads_to_ = change.name.substr(std::string(way).size());
        return Errand::elsewhere;
    }
    std::string leads_to() const override { return leads_to_; }

  private:
    static constexpr const char* way = "to-";
    static Act way_to(const std::string& page, const Words& words) {
        return {way + page, words.shell("staff.page." + page),
                "",         words.shell("staff.kiosk.open-word"),
                "",         true};
    }
    Choice night(const Words& words) const {
        Choice choice{"hours.outside",
                      words.shell("staff.kiosk.night"),
                      words.shell("staff.kiosk.night-about"),
                      {},
                      static_cast<std::size_t>(caretaker_.settings().night)};
        for (const char* name : night_names)
            if (name != std::string("machine-off") || machine_.there())
                choice.options.push_back(
                    {name, words.shell("staff.kiosk.night-" + std::string(name))});
        return choice;
    }

    Caretaker& caretaker_;
    MachineLink& machine_;
    bool network_; // has a page
    std::string leads_to_;
};

} // namespace

std::unique_ptr<StaffPage> kiosk_page(Caretaker& caretaker, MachineLink& machine, bool network) {
    return std::make_unique<KioskPage>(caretaker, machine, network);
}

} // namespace ludarium::shell

#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class KioskPage : public StaffPage {
  public:
    explicit KioskPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "kiosk"; }
    std::string icon() const override { return "restart"; }

    Form form(const Words& words) override {
        Form form{
            words.shell("staff.page.kiosk"),
            {Act{"restart", words.shell("staff.kiosk.restart"),
                 words.shell("staff.kiosk.restart-about"), words.shell("staff.kiosk.restart-word"),
                 words.shell("staff.kiosk.restart-sure"), true},
             Act{"forget", words.shell("staff.kiosk.forget"),
                 words.shell("staff.kiosk.forget-about"), words.shell("staff.kiosk.forget-word"),
                 words.shell("staff.kiosk.forget-sure"), true},
             Note{words.shell("staff.kiosk.version", {{"number", caretaker_.version()}}),
                  Note::Tone::quiet}}};
        if (const int times = caretaker_.panel_raved())
            form.items.insert(
                form.items.begin(),
                Note{words.shell("staff.kiosk.panel", {{"number", std::to_string(times)}}),
                     Note::Tone::warning});
        return form;
    }

    Errand change(const Change& change) override {
        if (change.name == "restart") return Errand::restart;
        return done(caretaker_.forget_settings());
    }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> kiosk_page(Caretaker& caretaker) {
    return std::make_unique<KioskPage>(caretaker);
}

} // namespace ludarium::shell

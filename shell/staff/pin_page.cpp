#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class PinPage : public StaffPage {
  public:
    explicit PinPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "pin"; }
    std::string icon() const override { return "pin"; }

    Form form(const Words& words) override {
        const bool first = !complete();
        return {words.shell("staff.page.pin"),
                {Act{"new-pin",
                     words.shell(first ? "staff.pin.first" : "staff.pin.change"),
                     words.shell("staff.pin.change-about"),
                     words.shell(first ? "staff.pin.first-word" : "staff.pin.change-word"),
                     {},
                     true},
                 Note{words.shell(first ? "staff.pin.first-about" : "staff.pin.forgotten"),
                      Note::Tone::quiet}}};
    }

    Errand change(const Change&) override { return Errand::new_pin; }
    bool complete() override { return caretaker_.has_pin(); }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> pin_page(Caretaker& caretaker) {
    return std::make_unique<PinPage>(caretaker);
}

} // namespace ludarium::shell

#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class PinPage : public StaffPage {
  public:
    std::string name() const override { return "pin"; }
    std::string icon() const override { return "pin"; }

    Form form(const Words& words) override {
        return {words.shell("staff.page.pin"),
                {Act{"new-pin",
                     words.shell("staff.pin.change"),
                     words.shell("staff.pin.change-about"),
                     words.shell("staff.pin.change-word"),
                     {},
                     true},
                 Note{words.shell("staff.pin.forgotten"), Note::Tone::quiet}}};
    }

    Errand change(const Change&) override { return Errand::new_pin; }
};

} // namespace

std::unique_ptr<StaffPage> pin_page() {
    return std::make_unique<PinPage>();
}

} // namespace ludarium::shell

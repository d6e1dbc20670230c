#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class CleaningPage : public StaffPage {
  public:
    std::string name() const override { return "cleaning"; }
    std::string icon() const override { return "cleaning"; }

    Form form(const Words& words) override {
        return {words.shell("staff.page.cleaning"),
                {Note{words.shell("staff.cleaning.about")}, Act{"clean",
                                                                words.shell("staff.cleaning.begin"),
                                                                "",
                                                                words.shell("staff.cleaning.word"),
                                                                {},
                                                                true}}};
    }

    Errand change(const Change&) override { return Errand::clean; }
};

} // namespace

std::unique_ptr<StaffPage> cleaning_page() {
    return std::make_unique<CleaningPage>();
}

} // namespace ludarium::shell

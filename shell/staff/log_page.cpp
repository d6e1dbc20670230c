#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class LogPage : public StaffPage {
  public:
    explicit LogPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "log"; }
    std::string icon() const override { return "log"; }

    void opened() override { lines_ = caretaker_.log(); }
    Form form(const Words& words) override {
        return {words.shell("staff.page.log"), {Lines{lines_}}};
    }
    Errand change(const Change&) override { return Errand::none; }

  private:
    Caretaker& caretaker_;
    std::vector<std::string> lines_; // as they were, so that leaves stay while they are turned
};

} // namespace

std::unique_ptr<StaffPage> log_page(Caretaker& caretaker) {
    return std::make_unique<LogPage>(caretaker);
}

} // namespace ludarium::shell

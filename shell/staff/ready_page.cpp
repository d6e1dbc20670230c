// The end of the first start. It is over when the mark of it is gone, and root keeps the mark.
#include "staff/machine_answer.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class ReadyPage : public StaffPage {
  public:
    explicit ReadyPage(MachineLink& machine) : machine_(machine) {}

    std::string name() const override { return "ready"; }
    std::string icon() const override { return "home"; }

    void opened() override { machine_.forget_answer(); }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.ready"),
                  {Note{words.shell("staff.ready.about")}, Note{words.shell("staff.ready.panel")}}};
        if (const auto note = note_of(machine_, words)) form.items.push_back(*note);
        return form;
    }

    // There is one thing to do.
    Errand change(const Change&) override {
        if (!machine_.there()) return Errand::course_over;
        machine_.wish("finish");
        return Errand::none;
    }

    bool proceed() override { return machine_.poll(); }
    bool complete() override { return !machine_.busy(); }
    bool ends_course() const override {
        const auto& answer = machine_.answer();
        return answer && answer->kind == MachineLink::Answer::Kind::done;
    }
    int descriptor() const override { return machine_.descriptor(); }
    std::optional<Time> deadline() const override { return machine_.deadline(); }

  private:
    MachineLink& machine_;
};

} // namespace

std::unique_ptr<StaffPage> ready_page(MachineLink& machine) {
    return std::make_unique<ReadyPage>(machine);
}

} // namespace ludarium::shell

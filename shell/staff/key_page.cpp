// Whose games may be installed here: the museum's key, from a stick. Only while the first start is not finished; the
// machine itself sees to that.
#include "staff/machine_answer.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class KeyPage : public StaffPage {
  public:
    explicit KeyPage(MachineLink& machine) : machine_(machine) {}

    std::string name() const override { return "key"; }
    std::string icon() const override { return "stick"; }

    void opened() override { machine_.forget_answer(); }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.key"),
                  {Note{words.shell("staff.key.about")}, Act{"trust-key",
                                                             words.shell("staff.key.take"),
                                                             "",
                                                             words.shell("staff.key.take-word"),
                                                             {},
                                                             !machine_.busy()}}};
        if (const auto note = note_of(machine_, words)) form.items.push_back(*note);
        form.items.push_back(Note{words.shell("staff.key.skip"), Note::Tone::quiet});
        return form;
    }

    Errand change(const Change&) override {
        machine_.wish("key");
        return Errand::none;
    }

    bool proceed() override { return machine_.poll(); }
    int descriptor() const override { return machine_.descriptor(); }
    std::optional<Time> deadline() const override { return machine_.deadline(); }

  private:
    MachineLink& machine_;
};

} // namespace

std::unique_ptr<StaffPage> key_page(MachineLink& machine) {
    return std::make_unique<KeyPage>(machine);
}

} // namespace ludarium::shell

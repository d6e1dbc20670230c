// Whether the machine uses a network: none, which is how it comes, or a cable. On machines from an image; elsewhere that
// is the business of whoever set the system up.
#include "staff/machine_answer.hpp"
#include "staff/pages.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* choices[] = {"none", "cable"};

class NetworkPage : public StaffPage {
  public:
    NetworkPage(MachineLink& machine, std::filesystem::path chosen)
        : machine_(machine), chosen_(std::move(chosen)) {}

    std::string name() const override { return "network"; }
    std::string icon() const override { return "computer"; }
    bool in_menu() const override { return false; }

    void opened() override { machine_.forget_answer(); }

    Form form(const Words& words) override {
        Choice choice{
            "network", words.shell("staff.network.choice"), "", {}, uses_cable() ? 1u : 0u};
        for (const char* name : choices)
            choice.options.push_back({name, words.shell("staff.network." + std::string(name))});
        Form form{words.shell("staff.page.network"),
                  {Note{words.shell("staff.network.about")}, std::move(choice)}};
        if (const auto note = note_of(machine_, words)) form.items.push_back(*note);
        form.items.push_back(Note{words.shell("staff.network.kiosk"), Note::Tone::quiet});
        return form;
    }

    Errand change(const Change& change) override {
        machine_.wish("network " + std::string(choices[change.value]));
        return Errand::none;
    }

    bool proceed() override { return machine_.poll(); }
    int descriptor() const override { return machine_.descriptor(); }
    std::optional<Time> deadline() const override { return machine_.deadline(); }

  private:
    bool uses_cable() const {
        constexpr std::size_t longest = 100;
        return read_whole(chosen_, longest).value_or("") == "cable\n";
    }

    MachineLink& machine_;
    std::filesystem::path chosen_; // root's, to be read only
};

} // namespace

std::unique_ptr<StaffPage> network_page(MachineLink& machine, std::filesystem::path chosen) {
    return std::make_unique<NetworkPage>(machine, std::move(chosen));
}

} // namespace ludarium::shell

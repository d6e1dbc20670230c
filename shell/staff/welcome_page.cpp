// Where the first start begins: whoever stands there may not know the language that is shown.
#include "staff/offered_languages.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class WelcomePage : public StaffPage {
  public:
    explicit WelcomePage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "welcome"; }
    std::string icon() const override { return "language"; }

    Form form(const Words& words) override {
        Choice first{"speak", "", "", {}, 0};
        first.large = true;
        for (const auto& [code, name] : caretaker_.languages())
            first.options.push_back({code, name});
        // The chosen one is offered first from now on: in its place it would jump from under the finger.
        std::sort(first.options.begin(), first.options.end(),
                  [](const auto& a, const auto& b) { return a.label < b.label; });
        while (first.chosen < first.options.size() &&
               first.options[first.chosen].name != words.language())
            ++first.chosen;
        shown_ = first.options;
        return {words.shell("staff.page.welcome"),
                {Note{words.shell("staff.welcome.about")}, first,
                 Note{words.shell("staff.welcome.later"), Note::Tone::quiet}}};
    }

    Errand change(const Change& change) override {
        chosen_ = shown_.at(static_cast<std::size_t>(change.value)).name;
        std::vector<std::string> now = offered_languages(caretaker_);
        const auto wanted = std::find(now.begin(), now.end(), chosen_);
        if (wanted != now.end()) now.erase(wanted);
        now.insert(now.begin(), chosen_);
        return caretaker_.set("languages.offered", now) ? Errand::speak : Errand::refused;
    }
    std::string leads_to() const override { return chosen_; }

  private:
    Caretaker& caretaker_;
    std::vector<Choice::Option> shown_;
    std::string chosen_;
};

} // namespace

std::unique_ptr<StaffPage> welcome_page(Caretaker& caretaker) {
    return std::make_unique<WelcomePage>(caretaker);
}

} // namespace ludarium::shell

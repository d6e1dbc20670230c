#include <algorithm>

#include "staff/offered_languages.hpp"
#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* offer = "offer-";

class LanguagesPage : public StaffPage {
  public:
    explicit LanguagesPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "languages"; }
    std::string icon() const override { return "language"; }

    Form form(const Words& words) override {
        Form form{words.shell("staff.page.languages"), {}};
        const auto now = offered_languages(caretaker_);
        Choice first{"first", words.shell("staff.languages.first"), "", {}, 0};
        for (const auto& [code, name] : caretaker_.languages()) {
            const bool on = std::find(now.begin(), now.end(), code) != now.end();
            form.items.push_back(
                Toggle{offer + code, name, "", on, words.shell(on ? "staff.yes" : "staff.no")});
            if (on) first.options.push_back({code, name});
        }
        form.items.push_back(first);
        form.items.push_back(Note{words.shell("staff.languages.about"), Note::Tone::quiet});
        return form;
    }

    Errand change(const Change& change) override {
        std::vector<std::string> now = offered_languages(caretaker_);
        if (change.name == "first") {
            const auto wanted = now.begin() + change.value;
            std::rotate(now.begin(), wanted, wanted + 1);
        } else {
            const std::string code = change.name.substr(std::string(offer).size());
            now.erase(std::remove(now.begin(), now.end(), code), now.end());
            if (change.value != 0) now.push_back(code);
        }
        // Without any language nobody could read this page.
        if (now.empty()) return Errand::none;
        return done(caretaker_.set("languages.offered", now));
    }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> languages_page(Caretaker& caretaker) {
    return std::make_unique<LanguagesPage>(caretaker);
}

} // namespace ludarium::shell

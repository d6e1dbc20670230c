#include "staff/pages.hpp"

namespace ludarium::shell {

namespace {

class SoundPage : public StaffPage {
  public:
    explicit SoundPage(Caretaker& caretaker) : caretaker_(caretaker) {}

    std::string name() const override { return "sound"; }
    std::string icon() const override { return "sound-on"; }

    Form form(const Words& words) override {
        const int volume = caretaker_.settings().volume;
        const bool heard = caretaker_.can_be_heard();
        Form form{words.shell("staff.page.sound"),
                  {Stepper{"sound.volume", words.shell("staff.sound.volume"),
                           words.shell("staff.sound.volume-about"), volume, 0, 100, 5,
                           words.shell("staff.percent", {{"number", std::to_string(volume)}})},
                   Act{"test-sound",
                       words.shell("staff.sound.test"),
                       "",
                       words.shell("staff.sound.test-word"),
                       {},
                       heard}}};
        if (!heard)
            form.items.push_back(Note{words.shell("staff.sound.none"), Note::Tone::warning});
        return form;
    }

    Errand change(const Change& change) override {
        if (change.name == "test-sound") {
            caretaker_.play_test_sound();
            return Errand::none;
        }
        return done(caretaker_.set(change.name, std::int64_t{change.value}));
    }

  private:
    Caretaker& caretaker_;
};

} // namespace

std::unique_ptr<StaffPage> sound_page(Caretaker& caretaker) {
    return std::make_unique<SoundPage>(caretaker);
}

} // namespace ludarium::shell

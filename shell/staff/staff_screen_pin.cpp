// What the staff's screen does while digits are typed.
#include <spdlog/spdlog.h>

#include "staff/staff_screen.hpp"

namespace ludarium::shell {

void StaffScreen::ask_pin(const std::string& sentence_key) {
    view_.reset();
    pad_ = std::make_unique<PinPad>(tools_, room(), around_.fingertip, words_);
    const bool none = stage_ == Stage::pin && lock_.state() == PinLock::State::unset;
    const std::string headline =
        words_.shell(stage_ == Stage::pin         ? "staff.pin.headline"
                     : stage_ == Stage::first_pin ? "staff.pin.new-headline"
                                                  : "staff.pin.again-headline");
    const std::string sentence = words_.shell(none ? "staff.pin.none" : sentence_key);
    pad_->ask(headline, sentence);
    pad_->rest(none);
    around_.witness.places(pad_->places());
    around_.witness.dialogue(headline, sentence);
    wait_shown_ = 0;
    count_wait();
}

void StaffScreen::count_wait() {
    if (!pad_ || stage_ != Stage::pin) return;
    const int left = static_cast<int>((lock_.wait().count() + 999) / 1000);
    if (left == wait_shown_) return;
    if (left == 0) return ask_pin("staff.pin.sentence");
    wait_shown_ = left;
    pad_->rest(true);
    const std::string sentence = words_.shell("staff.pin.wait", {{"number", std::to_string(left)}});
    pad_->say(sentence);
    around_.witness.dialogue(words_.shell("staff.pin.headline"), sentence);
}

void StaffScreen::take_pin(const std::string& pin) {
    if (!lock_.opens(pin)) return ask_pin("staff.pin.wrong");
    spdlog::info("staff have opened their panel");
    open_panel();
}

void StaffScreen::take_new_pin(const std::string& pin) {
    if (stage_ == Stage::first_pin) {
        first_pin_ = pin;
        stage_ = Stage::second_pin;
        return ask_pin("staff.pin.again-sentence");
    }
    const bool same = pin == std::exchange(first_pin_, {});
    if (same && lock_.choose(pin)) {
        if (course_) open_page(open_ + 1);
        return open_panel();
    }
    stage_ = Stage::first_pin;
    ask_pin(same ? "staff.refused" : "staff.pin.different");
}

void StaffScreen::leave_pad() {
    first_pin_.clear();
    if (opened_)
        open_panel();
    else
        leave();
}

} // namespace ludarium::shell

#include "staff/turned_screen.hpp"

#include <algorithm>

#include "screens/label.hpp"
#include "screens/layers.hpp"
#include "screens/screen_unit.hpp"

namespace ludarium::shell {

TurnedScreen::TurnedScreen(const Surroundings& around, const Words& words, StaffWishes& wishes)
    : around_(around),
      words_(words),
      wishes_(wishes),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, screen_unit(around.scene.size()),
             &around.icons},
      end_(around.clock.now() + stays) {}

void TurnedScreen::appear() {
    const Size screen = around_.scene.size();
    picture_ = std::make_unique<TestPicture>(tools_, layer::backdrop);
    Dialogue::Content content;
    content.headline = words_.shell("staff.turned.headline");
    content.sentence = words_.shell("staff.turned.sentence");
    content.choices = {{"keep", words_.shell("staff.turned.keep"), true},
                       {"turn-back", words_.shell("staff.turned.back"), false}};
    question_ = std::make_unique<Dialogue>(tools_, Box{0, 0, screen.width, screen.height},
                                           around_.fingertip, content);
    answers_.all() = std::move(question_->buttons());
    around_.witness.places(answers_.places());
    around_.witness.dialogue(content.headline, content.sentence);
    shown_ = -1;
    count();
}

void TurnedScreen::vanish() {
    answers_.clear();
    question_.reset();
    motion_.finish();
    number_.reset();
    picture_.reset();
}

int TurnedScreen::seconds_left() const {
    return static_cast<int>(std::max<std::int64_t>(0, (end_ - around_.clock.now()).count() + 999) /
                            1000);
}

void TurnedScreen::count() {
    const int left = seconds_left();
    if (left == shown_) return;
    shown_ = left;
    const Box& below = question_->box();
    const int height = tools_.scaled(tools_.theme.type.headline) * 3 / 2;
    number_ =
        label(tools_, layer::dialogue_label, std::to_string(left),
              tools_.style(tools_.theme.type.headline, tools_.theme.colours.accent, Align::centre),
              {below.left, below.top - height, below.width, height});
}

void TurnedScreen::answer(StaffWish wish) {
    if (!std::exchange(answered_, true)) wishes_.push_back(std::move(wish));
}

void TurnedScreen::handle(const Input& input) {
    const auto said = answers_.handle(input);
    if (!said) return;
    if (*said == "keep")
        answer(KeepTurn{});
    else
        answer(ScreenAnew{});
}

void TurnedScreen::proceed() {
    motion_.advance();
    count();
    if (around_.clock.now() >= end_) answer(ScreenAnew{});
}

std::optional<Time> TurnedScreen::deadline() const {
    const Time next = end_ - milliseconds(1000) * std::max(0, seconds_left() - 1);
    const auto frame = motion_.next_frame();
    return frame ? std::min(*frame, next) : next;
}

} // namespace ludarium::shell

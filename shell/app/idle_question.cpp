#include "app/idle_question.hpp"

namespace ludarium::shell {

namespace {

// The server tells of a touch twice, as a raw event and as ours; the second one comes within this.
constexpr milliseconds answer_time{400};

} // namespace

IdleQuestion::IdleQuestion(House& house, const Surroundings& around, const Words& words)
    : house_(house), around_(around), words_(words), idle_(house.kiosk.idle) {
    somebody();
}

bool IdleQuestion::answered_by(const Input& input) {
    const bool pressed = std::holds_alternative<Pressed>(input);
    const bool just_answered = house_.clock.now() < answered_ + answer_time;
    if (question_ || (just_answered && pressed)) {
        question_.reset();
        if (pressed) answering_ = finger_of(input);
        return true;
    }
    if (!answering_ || finger_of(input) != answering_) return false;
    if (std::holds_alternative<Released>(input) || std::holds_alternative<Lost>(input))
        answering_.reset();
    return true;
}

IdleQuestion::News IdleQuestion::watch(bool in_play) {
    const Time now = house_.clock.now();
    switch (idle_.stage(now, in_play)) {
    case IdleWatch::Stage::present:
        if (question_) answered_ = now;
        question_.reset();
        return News::none;
    case IdleWatch::Stage::asking:
        return count(idle_.seconds_left(now, in_play));
    case IdleWatch::Stage::gone:
        return News::gone;
    }
    return News::none;
}

IdleQuestion::News IdleQuestion::count(int seconds) {
    const bool first = !question_;
    if (first) {
        question_ = std::make_unique<StillThere>(around_, words_);
        seconds_shown_ = 0;
    }
    if (seconds != seconds_shown_) {
        seconds_shown_ = seconds;
        question_->count(seconds);
        around_.hear(Sound::tick);
        house_.report.still_there(seconds);
    }
    return first ? News::asked : News::none;
}

} // namespace ludarium::shell

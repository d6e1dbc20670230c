// What a visit does when staff come.
#include "app/visit.hpp"

#include <spdlog/spdlog.h>

#include "screens/screen_unit.hpp"
#include "visit/screen_turn.hpp"

namespace ludarium::shell {

// At any time, and in the dark too. The kiosk's first language is theirs; whoever was playing has the
// own one again if the panel is not opened.
void Visit::open_staff() {
    if (!stack_.empty() && top().goes_by_itself()) return;
    idle_.take_back();
    closed_.reset();
    hours_.lift();
    before_staff_ = house_.settings;
    house_.prefer(house_.defaults());
    words_.language(house_.settings.language);
    push(staff_.open(words_));
}

// The PIN was right: whoever was there before is there no more.
void Visit::enter_staff() {
    house_.notes.leaves(VisitEnd::staff);
    stack_.erase(stack_.begin(), stack_.end() - 1);
    std::error_code gone;
    std::filesystem::remove(house_.journal_file(), gone);
    show_rail();
}

void Visit::leave_staff(bool visit_goes_on) {
    somebody();
    if (visit_goes_on && stack_.size() > 1) {
        house_.prefer(before_staff_);
        words_.language(house_.settings.language);
        return go_back();
    }
    clear();
    rail_.hide();
    hours_.lift();
    watch_hours();
    if (!hours_.dark()) open_attract();
}

// The screen has just been turned: can anybody read it?
bool Visit::ask_turn() {
    if (!house_.options.turned_on_trial) return false;
    push(staff_.ask_turn(words_));
    return true;
}

void Visit::keep_turn() {
    house_.options.turned_on_trial = false;
    if (!keep_screen_turn(house_.options.state, house_.options.turned.value_or(0)))
        spdlog::warn("the screen's turn can't be written: it is as before after the next start");
    clear();
    // Whoever turned it had opened the panel, or was in the middle of the first start.
    if (staff_.course_due()) return open_course(true);
    begin();
}

bool Visit::begin_course() {
    if (!staff_.course_due()) return false;
    open_course(false);
    return true;
}

void Visit::open_course(bool pin_known) {
    idle_.take_back();
    closed_.reset();
    hours_.lift();
    push(staff_.open_course(words_, pin_known));
}

void Visit::speak(const std::string& language) {
    VisitorSettings settings = house_.settings;
    settings.language = language;
    prefer(settings);
}

void Visit::carry_staff_wishes() {
    struct Carrier {
        Visit& visit;
        void operator()(const Speak& w) const { visit.speak(w.language); }
        void operator()(const ScreenAnew&) const { visit.end_code_ = screen_anew; }
        void operator()(const KeepTurn&) const { visit.keep_turn(); }
        void operator()(const OpenFirstStart&) const { visit.open_course(true); }
    };
    while (const auto wish = staff_.next_wish()) std::visit(Carrier{*this}, *wish);
}

void Visit::take_settings() {
    idle_.times(house_.kiosk.idle);
    around_.fingertip = fingertip(around_.scene.size(), house_.diagonal());
    if (!stack_.empty()) show_rail();
}

} // namespace ludarium::shell

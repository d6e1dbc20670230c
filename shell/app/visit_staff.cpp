// What a visit does when staff come.
#include "app/visit.hpp"

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

void Visit::take_settings() {
    idle_.times(house_.kiosk.idle);
    if (!stack_.empty()) show_rail();
}

} // namespace ludarium::shell

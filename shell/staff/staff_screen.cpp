#include "staff/staff_screen.hpp"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "screens/layers.hpp"
#include "screens/rail.hpp"
#include "screens/screen_unit.hpp"
#include "staff/staff_views.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

namespace {

std::vector<Witness::Place> places_of(const std::vector<PlacedKey>& keys) {
    std::vector<Witness::Place> places;
    for (const PlacedKey& key : keys) places.push_back({"button-" + key.key.name, key.box});
    return places;
}

Witness::FormShown form_shown(const std::string& page, const Sheet& sheet) {
    Witness::FormShown shown{page, sheet.leaf, sheet.leaves, {}};
    for (const PlacedItem& item : sheet.items)
        if (const auto said = told(item.item)) shown.items[said->name] = said->value;
    return shown;
}

} // namespace

StaffScreen::StaffScreen(const Surroundings& around, const Words& words, PinLock& lock, Pages pages,
                         std::string view, StaffWishes& wishes)
    : around_(around),
      words_(words),
      staff_wishes_(wishes),
      lock_(lock),
      pages_(std::move(pages)),
      view_name_(std::move(view)),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, screen_unit(around.scene.size()),
             &around.icons},
      stage_(lock.state() == PinLock::State::asking ? Stage::first_pin : Stage::pin),
      last_touch_(around.clock.now()) {}

void StaffScreen::follow(Course course, bool pin_known) {
    for (std::size_t i = 0; i < pages_.size(); ++i)
        if (pages_[i]->name() == course.page()) open_ = i;
    course_ = std::move(course);
    // Whoever switched the machine on goes on without a PIN only where there is none yet.
    if (!pin_known && lock_.state() == PinLock::State::set) return;
    stage_ = Stage::panel;
    opened_ = true;
    wishes_.push_back(EnterStaff{});
    page().opened();
}

Box StaffScreen::room() const {
    const Size screen = around_.scene.size();
    return {0, 0, screen.width, screen.height - Rail::layout(around_, words_).box.height};
}

void StaffScreen::appear() {
    const Size screen = around_.scene.size();
    night_ = Node(around_.scene, layer::backdrop,
                  {plain(around_.theme.colours.night),
                   frame(Box{0, 0, screen.width, screen.height}), 1, 1, true});
    switch (stage_) {
    case Stage::pin:
        return ask_pin("staff.pin.sentence");
    case Stage::first_pin:
        return ask_pin("staff.pin.new-sentence");
    case Stage::second_pin:
        return ask_pin("staff.pin.again-sentence");
    case Stage::panel:
        return show_panel();
    }
}

void StaffScreen::vanish() {
    close_question();
    motion_.finish();
    test_picture_.reset();
    pad_.reset();
    view_.reset();
    night_.reset();
}

// The panel.

void StaffScreen::open_panel() {
    pad_.reset();
    stage_ = Stage::panel;
    if (!std::exchange(opened_, true)) wishes_.push_back(EnterStaff{});
    page().opened();
    show_panel();
}

void StaffScreen::open_page(std::size_t which) {
    open_ = which;
    leaf_ = 0;
    if (page().in_menu()) menu_ = which;
    if (course_) course_->at(page().name());
    page().opened();
}

void StaffScreen::open_page(const std::string& name) {
    for (std::size_t i = 0; i < pages_.size(); ++i)
        if (pages_[i]->name() == name) return open_page(i);
}

SheetNeeds StaffScreen::sheet_needs() const {
    SheetNeeds needs;
    needs.room = room();
    needs.target = around_.fingertip;
    needs.form = form_;
    needs.leaf = leaf_;
    if (course_) {
        Steps steps{open_, pages_.size(), "", "", "", page().complete()};
        steps.counted = words_.shell("staff.step", {{"number", std::to_string(open_ + 1)},
                                                    {"all", std::to_string(pages_.size())}});
        if (open_ > 0) steps.back = words_.shell("staff.step-back");
        steps.next = words_.shell(open_ + 1 < pages_.size() ? "staff.step-next" : "staff.step-end");
        needs.steps = std::move(steps);
        return needs;
    }
    for (const auto& page : pages_)
        if (page->in_menu())
            needs.menu.push_back(
                {page->name(), words_.shell("staff.page." + page->name()), page->icon()});
    needs.open = pages_[menu_]->name();
    needs.done = words_.shell("staff.done");
    return needs;
}

void StaffScreen::show_panel() {
    stale_ = false;
    form_ = page().form(words_);
    if (refused_)
        form_.items.insert(form_.items.begin(),
                           Note{words_.shell("staff.refused"), Note::Tone::warning});
    sheet_ = lay_out_sheet(sheet_needs(), tools_);
    leaf_ = sheet_.leaf;
    if (!view_) view_ = make_staff_view(view_name_, tools_);
    view_->show(sheet_);
    around_.witness.places(places_of(sheet_.keys()));
    around_.witness.form(form_shown(page().name(), sheet_));
}

void StaffScreen::touched(const std::string& key) {
    refused_ = false;
    const std::string prefix = page_key;
    if (key == done_key) return leave();
    if (key == next_key) ++leaf_;
    if (key == previous_key) --leaf_;
    if (key == next_step_key) return next_step();
    if (key == step_back_key) open_page(open_ - 1);
    if (key.compare(0, prefix.size(), prefix) == 0) open_page(key.substr(prefix.size()));
    if (const Act* act = act_of(form_, key); act && !act->sure.empty()) return ask(*act);
    if (const auto change = change_by(form_, key)) return carry_out(*change);
    show_panel();
}

void StaffScreen::carry_out(const Change& change) {
    switch (page().change(change)) {
    case Errand::none:
        break;
    case Errand::refused:
        refused_ = true;
        break;
    case Errand::clean:
        return begin_cleaning();
    case Errand::new_pin:
        stage_ = Stage::first_pin;
        return ask_pin("staff.pin.new-sentence");
    case Errand::restart:
        wishes_.push_back(Restart{});
        return;
    case Errand::elsewhere:
        open_page(page().leads_to());
        break;
    case Errand::speak:
        staff_wishes_.push_back(Speak{page().leads_to()});
        return;
    case Errand::test_picture:
        return show_test_picture();
    case Errand::screen_anew:
        staff_wishes_.push_back(ScreenAnew{});
        return;
    case Errand::course:
        staff_wishes_.push_back(OpenFirstStart{});
        return;
    case Errand::course_over:
        return end_course();
    }
    show_panel();
}

void StaffScreen::ask(const Act& act) {
    asked_ = act.name;
    Dialogue::Content content;
    content.headline = act.sure;
    content.sentence = act.about;
    content.choices = {{"yes", act.word, false}, {"no", words_.shell("staff.cancel"), true}};
    question_ = std::make_unique<Dialogue>(tools_, room(), around_.fingertip, content);
    answers_.all() = std::move(question_->buttons());
    around_.witness.places(answers_.places());
    around_.witness.dialogue(content.headline, content.sentence);
}

void StaffScreen::close_question() {
    answers_.clear();
    question_.reset();
}

void StaffScreen::answer(const Input& input) {
    const auto said = answers_.handle(input);
    if (!said) return;
    close_question();
    const std::string key = std::exchange(asked_, {});
    const auto change = change_by(form_, key);
    if (*said == "yes" && change) carry_out(*change);
}

void StaffScreen::begin_cleaning() {
    spdlog::info("the screen is being cleaned");
    cleaning_ = std::make_unique<CleaningLock>(tools_, words_, around_.clock.now());
    around_.witness.dialogue(words_.shell("staff.cleaning.headline"), "");
}

void StaffScreen::show_test_picture() {
    test_picture_ = std::make_unique<TestPicture>(tools_, layer::question);
    test_picture_->write(words_);
    around_.witness.dialogue("", words_.shell("staff.test.sentence"));
}

// The last page is left by doing what it is there for.
void StaffScreen::next_step() {
    if (open_ + 1 == pages_.size()) return carry_out({next_step_key, 1});
    open_page(open_ + 1);
    show_panel();
}

void StaffScreen::end_course() {
    if (course_->finish()) return leave();
    page().opened();
    refused_ = true;
    show_panel();
}

milliseconds StaffScreen::stays() const {
    if (course_ && opened_) return course_stays;
    return pad_ ? pad_stays : panel_stays;
}

void StaffScreen::leave() {
    if (course_ && !course_->finished()) course_->wait_for_next_boot();
    wishes_.push_back(LeaveStaff{!opened_});
}

// The hand and time.

void StaffScreen::handle(const Input& input) {
    last_touch_ = around_.clock.now();
    if (cleaning_) return;
    if (test_picture_) {
        if (std::holds_alternative<Released>(input) || std::holds_alternative<KeyPressed>(input)) {
            test_picture_.reset();
            show_panel();
        }
        return;
    }
    if (question_) return answer(input);
    if (pad_) {
        const auto answer = pad_->handle(input);
        if (!answer) return;
        if (std::holds_alternative<PinPad::Cancelled>(*answer)) return leave_pad();
        const auto pin = std::get<std::string>(*answer);
        return stage_ == Stage::pin ? take_pin(pin) : take_new_pin(pin);
    }
    if (!view_) return;
    if (const auto key = view_->handle(input)) touched(*key);
}

void StaffScreen::back() {
    if (cleaning_) return;
    if (question_) return close_question();
    if (pad_) return leave_pad();
    if (!course_) return leave();
    if (open_ > 0) touched(step_back_key);
}

void StaffScreen::proceed() {
    const Time now = around_.clock.now();
    motion_.advance();
    if (cleaning_) {
        if (cleaning_->count(now)) return;
        cleaning_.reset();
        last_touch_ = now;
        around_.witness.places(places_of(sheet_.keys()));
        around_.witness.form(form_shown(page().name(), sheet_));
    }
    if (pad_) {
        count_wait();
        if (now >= last_touch_ + stays()) leave();
        return;
    }
    if (page().proceed()) stale_ = true;
    if (course_ && page().ends_course()) return end_course();
    if (stale_ && view_ && !view_->holds() && !question_ && !test_picture_) show_panel();
    if (now >= last_touch_ + stays()) leave();
}

int StaffScreen::descriptor() const {
    return stage_ == Stage::panel ? page().descriptor() : -1;
}

std::optional<Time> StaffScreen::deadline() const {
    const Time now = around_.clock.now();
    std::optional<Time> first = last_touch_ + stays();
    const auto soonest = [&first](std::optional<Time> t) {
        if (t && *t < *first) first = t;
    };
    if (cleaning_) return cleaning_->next_change(now);
    soonest(motion_.next_frame());
    if (pad_ && wait_shown_ > 0)
        soonest(now + lock_.wait() - milliseconds(1000) * (wait_shown_ - 1));
    if (stage_ == Stage::panel) soonest(page().deadline());
    return first;
}

std::optional<Wish> StaffScreen::next() {
    if (wishes_.empty()) return std::nullopt;
    Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    return wish;
}

std::vector<Target> StaffScreen::targets() const {
    if (cleaning_ || test_picture_) return {};
    if (question_) return answers_.targets();
    if (pad_) return pad_->targets();
    std::vector<Target> all;
    for (const PlacedKey& key : sheet_.keys())
        if (key.key.usable) all.push_back({"button-" + key.key.name, key.box, true});
    return all;
}

} // namespace ludarium::shell

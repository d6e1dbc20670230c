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
                         std::string view)
    : around_(around),
      words_(words),
      lock_(lock),
      pages_(std::move(pages)),
      view_name_(std::move(view)),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, screen_unit(around.scene.size()),
             &around.icons},
      stage_(lock.state() == PinLock::State::asking ? Stage::first_pin : Stage::pin),
      last_touch_(around.clock.now()) {}

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
    pad_.reset();
    view_.reset();
    night_.reset();
}

// The PIN.

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
    if (same && lock_.choose(pin)) return open_panel();
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

// The panel.

void StaffScreen::open_panel() {
    pad_.reset();
    stage_ = Stage::panel;
    if (!std::exchange(opened_, true)) wishes_.push_back(EnterStaff{});
    page().opened();
    show_panel();
}

void StaffScreen::show_panel() {
    stale_ = false;
    form_ = page().form(words_);
    if (refused_)
        form_.items.insert(form_.items.begin(),
                           Note{words_.shell("staff.refused"), Note::Tone::warning});
    SheetNeeds needs;
    needs.room = room();
    needs.target = around_.fingertip;
    for (const auto& page : pages_)
        needs.menu.push_back(
            {page->name(), words_.shell("staff.page." + page->name()), page->icon()});
    needs.open = page().name();
    needs.form = form_;
    needs.leaf = leaf_;
    needs.done = words_.shell("staff.done");
    sheet_ = lay_out_sheet(needs, tools_);
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
    for (std::size_t i = 0; i < pages_.size(); ++i)
        if (key == prefix + pages_[i]->name()) {
            open_ = i;
            leaf_ = 0;
            page().opened();
        }
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

void StaffScreen::leave() {
    wishes_.push_back(LeaveStaff{!opened_});
}

// The hand and time.

void StaffScreen::handle(const Input& input) {
    last_touch_ = around_.clock.now();
    if (cleaning_) return;
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
    leave();
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
        if (now >= last_touch_ + pad_stays) leave();
        return;
    }
    if (page().proceed()) stale_ = true;
    if (stale_ && view_ && !view_->holds() && !question_) show_panel();
    if (now >= last_touch_ + panel_stays) leave();
}

int StaffScreen::descriptor() const {
    return stage_ == Stage::panel ? page().descriptor() : -1;
}

std::optional<Time> StaffScreen::deadline() const {
    const Time now = around_.clock.now();
    std::optional<Time> first = last_touch_ + (pad_ ? pad_stays : panel_stays);
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
    if (cleaning_) return {};
    if (question_) return answers_.targets();
    if (pad_) return pad_->targets();
    std::vector<Target> all;
    for (const PlacedKey& key : sheet_.keys())
        if (key.key.usable) all.push_back({"button-" + key.key.name, key.box, true});
    return all;
}

} // namespace ludarium::shell

#include "screens/table_screen.hpp"

#include <algorithm>
#include <utility>

#include "screens/ending.hpp"
#include "screens/layers.hpp"
#include "stage/shapes.hpp"

namespace ludarium::shell {

TableScreen::TableScreen(const Surroundings& around, const Words& words, TableArt art,
                         TablePlay& play, Kept kept)
    : around_(around),
      words_(words),
      art_(std::move(art)),
      target_(std::max(around.fingertip, art_.layout.scaled(around.theme.spacing.target))),
      motion_(around.scene, around.clock),
      tools_{around.scene, motion_, around.theme, around.type, art_.layout.unit, &around.icons},
      play_(play),
      backdrop_(around.scene, layer::backdrop),
      board_(around.scene, layer::board),
      men_(tools_, art_.places, art_.pieces),
      marks_(tools_, art_.places),
      panel_(tools_, art_, words, play_, target_),
      announcement_(tools_, art_.layout.board),
      payment_(tools_),
      hand_(men_, art_.places, static_cast<float>(target_) / 2, around.clock),
      end_shown_(kept.end_shown) {
    const Size all = around.scene.size();
    backdrop_.picture(art_.backdrop ? art_.backdrop : plain(around.theme.colours.night));
    backdrop_.frame(frame(Box{0, 0, all.width, all.height}));
    board_.picture(art_.board);
    board_.frame(frame(art_.layout.board));
    if (play_.started()) men_.arrange(play_.position().stacks);
    motion_.finish();
    tell_places();
    refresh();
    if (kept.question != Question::none && question_ == Question::none) ask(kept.question);
}

// Reports.

void TableScreen::take(const Report& report) {
    const auto before = play_.position().hash;
    const bool lifted = play_.lifted().has_value();
    const bool laid = play_.started();
    play_.take(report);
    if (const auto* why = std::get_if<Explained>(&report); why && !why->told.key.empty())
        around_.hear(Sound::wrong);
    if (std::holds_alternative<Started>(report)) {
        told_position_.reset();
        // The same position again, after a host's death: nothing moves, and what the hand holds stays
        // in the hand.
        const bool same = laid && play_.position().hash == before;
        if (!same || lifted != play_.lifted().has_value()) {
            hand_.forget();
            men_.arrange(play_.position().stacks);
            close_dialogue();
            end_shown_ = false;
        }
    } else if (const auto* played = std::get_if<Played>(&report)) {
        hand_.forget();
        perform(played->happenings);
    }
    refresh();
}

void TableScreen::perform(const std::vector<Happening>& happenings) {
    const bool thrown = std::any_of(happenings.begin(), happenings.end(), [](const Happening& h) {
        return h.kind == LUDARIUM_EVENT_THROWN;
    });
    if (thrown) panel_.show(play_, false);
    const milliseconds takes = men_.perform(happenings, play_.position().stacks);
    let_hear(happenings, takes);
    if (thrown) panel_.roll_dice();
    payment_.perform(happenings, takes, [this](Player player) {
        const Box* plate = panel_.plate_of(player);
        return (plate ? *plate : art_.layout.board).centre();
    });
    for (const Happening& h : happenings)
        if (h.kind == LUDARIUM_EVENT_ANNOUNCED)
            motion_.after(takes, [this, told = told_by(h)] {
                const std::string text = words_.told(told, play_.parts());
                announcement_.call_out(text, last_target());
                around_.witness.announced(text);
            });
}

// One sound for what ends here, the most telling; dice fall while they are seen to roll.
void TableScreen::let_hear(const std::vector<Happening>& happenings, milliseconds takes) {
    std::optional<Sound> end;
    for (const Happening& h : happenings) {
        if (h.kind == LUDARIUM_EVENT_THROWN)
            around_.hear(dice_sound(play_.position().dice.size()));
        else if (h.kind == LUDARIUM_EVENT_HIT || h.kind == LUDARIUM_EVENT_CAPTURED)
            end = Sound::hit;
        else if (h.kind == LUDARIUM_EVENT_BORNE_OFF && end != Sound::hit)
            end = Sound::borne_off;
        else if (!end && (h.kind == LUDARIUM_EVENT_MOVED || h.kind == LUDARIUM_EVENT_ENTERED ||
                          h.kind == LUDARIUM_EVENT_RETURNED))
            end = sound_named("man-" + art_.surface).value_or(Sound::man_wood);
    }
    if (end) motion_.after(takes, [this, end] { around_.hear(*end); });
}

// The hand.

void TableScreen::handle(const Input& input) {
    if (const auto* e = std::get_if<Pressed>(&input)) press(*e);
    if (const auto* e = std::get_if<Moved>(&input)) move(*e);
    if (const auto* e = std::get_if<Released>(&input)) release(*e);
    if (const auto* e = std::get_if<Lost>(&input)) lose(e->finger);
    refresh();
}

Button* TableScreen::button_at(Point p) {
    if (dialogue_)
        for (Button& button : dialogue_->buttons())
            if (button.hit(p)) return &button;
    if (dialogue_) return nullptr;
    for (Button& button : panel_.buttons())
        if (button.hit(p)) return &button;
    return panel_.act().hit(p) ? &panel_.act() : nullptr;
}

void TableScreen::press(const Pressed& press) {
    const Point p = press.at;
    // Whatever moves is where it was going: a visitor need not wait for it.
    if (motion_.active() && !men_.holding()) motion_.finish();
    refresh();
    if (Button* button = button_at(p)) {
        held_.push_back({press.finger, button});
        return button->pressed(true);
    }
    if (dialogue_) return;
    if (panel_.dice().hit(p)) {
        if (const auto die = panel_.dice().die_at(p))
            play_.tap_die(*die);
        else
            play_.tap_dice();
        return;
    }
    hand_.press(play_, press);
}

void TableScreen::move(const Moved& move) {
    for (const Held& held : held_)
        if (held.finger == move.finger)
            return held.button->pressed(held.button->box().contains(move.at));
    hand_.move(play_, move);
}

void TableScreen::release(const Released& release) {
    Button* button = let_go_of_button(release.finger);
    if (!button) return hand_.release(play_, release);
    if (button->box().contains(release.at)) press_button(button->name());
}

void TableScreen::lose(Finger finger) {
    let_go_of_button(finger);
    hand_.lose(play_, finger);
}

Button* TableScreen::let_go_of_button(Finger finger) {
    const auto it = std::find_if(held_.begin(), held_.end(),
                                 [finger](const Held& held) { return held.finger == finger; });
    if (it == held_.end()) return nullptr;
    Button* button = it->button;
    held_.erase(it);
    button->pressed(false);
    return button;
}

void TableScreen::press_button(const std::string& name) {
    if (name == "hint")
        play_.hint();
    else if (name == "undo")
        play_.undo();
    else if (name == "act")
        play_.visitor_throws() ? play_.tap_dice() : play_.pass();
    else if (name == "rules")
        intents_.push_back(OpenRules{});
    else if (name == "again")
        ask(Question::new_game);
    else if (name == "start-again" || name == "swap-sides")
        intents_.push_back(StartAgain{name == "swap-sides"});
    else if (name == "leave" || name == "another-game")
        intents_.push_back(Leave{name == "another-game"});
    else if (name == "go-on")
        close_dialogue();
}

// Dialogues.

Dialogue::Content TableScreen::words_for(Question question) const {
    const auto& w = words_;
    Dialogue::Content content;
    if (question == Question::end) {
        const Ending& ending = *play_.position().ending;
        content.headline = ending_headline(w, play_.parts(), play_.seats(), ending);
        content.sentence = ending_reason(w, play_.parts(), ending);
        content.aside = fact_worth_telling(w, play_.position());
        content.choices = {{"swap-sides", w.shell("end.rematch"), true},
                           {"another-game", w.shell("end.another-game"), false},
                           {"go-on", w.shell("end.look"), false}};
        return content;
    }
    content.choices = {{"go-on", w.shell("new-game.go-on"), true}};
    if (question == Question::leave) {
        content.headline = w.shell("leave.question");
        content.choices.push_back({"leave", w.shell("leave.yes"), false});
        return content;
    }
    content.headline = w.shell("new-game.question");
    if (play_.position().ending) content.choices.front() = {"go-on", w.shell("end.look"), false};
    content.choices.push_back({"start-again", w.shell("new-game.start-again"), false});
    content.choices.push_back({"swap-sides", w.shell("new-game.swap-sides"), false});
    return content;
}

void TableScreen::ask(Question question) {
    held_.clear();
    hand_.lose(play_); // what lies over the board takes the man out of the hand
    question_ = question;
    Dialogue::Content content = words_for(question);
    const std::string headline = content.headline;
    const std::string below = content.sentence + "\n" + content.aside;
    // In the middle of the board, but as high as it needs to be.
    const Box& board = art_.layout.board;
    const Box room{board.left, 0, board.width, around_.scene.size().height - art_.needs.rail};
    dialogue_ = std::make_unique<Dialogue>(tools_, room, target_, std::move(content));
    std::vector<Witness::Place> places;
    for (const Button& button : dialogue_->buttons())
        places.push_back({"button-" + button.name(), button.box()});
    around_.witness.places(places);
    around_.witness.dialogue(headline, below);
    refresh();
}

void TableScreen::close_dialogue() {
    held_.clear();
    dialogue_.reset();
    question_ = Question::none;
}

void TableScreen::relabel() {
    if (question_ != Question::none) ask(question_);
    refresh();
}

void TableScreen::back() {
    if (question_ == Question::leave) return close_dialogue();
    if (play_.position().ending || !play_.can_undo())
        intents_.push_back(Leave{false});
    else
        ask(Question::leave);
}

TableScreen::Kept TableScreen::put_away() {
    hand_.lose(play_);
    motion_.finish();
    return {question_, end_shown_};
}

// For the keyboard: what there is to do, the pieces that can move or where the one in hand may go.
std::vector<Target> TableScreen::targets() const {
    std::vector<Target> all;
    const auto add = [&all](const Button& button, bool main) {
        if (button.usable()) all.push_back({"button-" + button.name(), button.box(), main});
    };
    if (dialogue_) {
        for (const Button& button : dialogue_->buttons()) add(button, true);
        return all;
    }
    add(panel_.act(), true);
    const auto add_spot = [&](Spot spot, bool main) {
        if (const SpotPlace* place = art_.places.place(spot))
            all.push_back({"spot-" + play_.parts().spots[number(spot)], place->box, main});
    };
    // The piece in hand first: from there it goes on to where it may go, or it leaves the board by a
    // second tap.
    if (play_.lifted() && play_.visitor_moves()) add_spot(*play_.lifted(), play_.targets().empty());
    for (const Spot spot : play_.touchable()) add_spot(spot, true);
    for (const Button& button : panel_.buttons()) add(button, false);
    return all;
}

// Time.

void TableScreen::advance() {
    const bool moved = motion_.active();
    motion_.advance();
    play_.advance(!motion_.active() && !dialogue_);
    panel_.advance(around_.clock.now());
    // While something moves, nothing else changes.
    if (moved && !motion_.active()) refresh();
}

std::optional<Time> TableScreen::deadline() const {
    std::optional<Time> first;
    const auto soonest = [&first](std::optional<Time> t) {
        if (t && (!first || *t < *first)) first = t;
    };
    soonest(motion_.next_frame());
    // While something moves, what comes next waits for it anyway.
    if (!motion_.active() && !dialogue_) soonest(play_.deadline());
    soonest(panel_.deadline());
    return first;
}

std::optional<Intent> TableScreen::next() {
    if (auto intent = play_.next()) return intent;
    if (intents_.empty()) return std::nullopt;
    Intent intent = std::move(intents_.front());
    intents_.pop_front();
    return intent;
}

// Showing.

void TableScreen::tell_places() {
    std::vector<Witness::Place> places;
    for (std::size_t i = 0; i < play_.parts().spots.size(); ++i)
        if (const SpotPlace* place = art_.places.place(static_cast<Spot>(i)))
            places.push_back({"spot-" + play_.parts().spots[i], place->box});
    for (const Button& button : panel_.buttons())
        places.push_back({"button-" + button.name(), button.box()});
    places.push_back({"button-act", panel_.act().box()});
    if (!art_.layout.dice.empty()) places.push_back({"dice", art_.layout.dice});
    around_.witness.places(places);
}

Point TableScreen::last_target() const {
    const auto& last = play_.last_move();
    const SpotPlace* place = last ? art_.places.place(last->to) : nullptr;
    return place ? place->box.centre() : art_.layout.board.centre();
}

void TableScreen::refresh() {
    hand_.show_lift(play_);
    const bool moving = motion_.active() && !men_.holding();
    marks_.show(play_, moving);
    panel_.show(play_, dialogue_ != nullptr, payment_.under_way());
    if (play_.position().ending && !motion_.active() && !std::exchange(end_shown_, true)) {
        around_.hear(Sound::win);
        return ask(Question::end);
    }
    tell_witness();
}

void TableScreen::tell_witness() {
    if (panel_.message() != told_message_) {
        told_message_ = panel_.message();
        if (!told_message_.empty()) around_.witness.message(told_message_);
    }
    if (motion_.active() || !play_.started()) return;
    const Position& position = play_.position();
    const std::pair<std::uint64_t, std::uint64_t> now{position.ply, position.hash};
    if (told_position_ == now) return;
    told_position_ = now;
    around_.witness.position(position.ply, position.hash, position.actor);
}

} // namespace ludarium::shell

#include "screens/book_stage.hpp"

#include <algorithm>

#include "screens/layers.hpp"

namespace ludarium::shell {

namespace {

float reach(const Surroundings& around, const StageTools& tools) {
    return static_cast<float>(
               std::max(around.fingertip, tools.scaled(around.theme.spacing.target))) /
           2;
}

} // namespace

BookStage::BookStage(const Surroundings& around, const StageTools& tools, const Words& words,
                     std::shared_ptr<const TableArt> art)
    : around_(around),
      tools_(tools),
      words_(words),
      art_(std::move(art)),
      board_(around.scene, layer::board),
      men_(tools, art_->places, art_->pieces),
      marks_(tools, art_->places),
      dice_(tools, *art_),
      announcement_(tools, art_->layout.board),
      payment_(tools),
      hand_(men_, art_->places, reach(around, tools), around.clock) {
    board_.picture(art_->board);
    board_.frame(frame(art_->layout.board));
}

void BookStage::show(LiveBoard* live) {
    live_ = live;
    hand_.forget();
    if (live_ && live_->play().started()) men_.arrange(live_->play().position().stacks);
    refresh();
}

void BookStage::take(const Report& report) {
    if (!live_) return;
    const Position& position = live_->play().position();
    if (std::holds_alternative<Started>(report)) {
        hand_.forget();
        men_.arrange(position.stacks);
    } else if (const auto* played = std::get_if<Played>(&report)) {
        hand_.forget();
        const auto is_throw = [](const Happening& h) { return h.kind == LUDARIUM_EVENT_THROWN; };
        const auto& what = played->happenings;
        if (std::any_of(what.begin(), what.end(), is_throw)) refresh();
        const milliseconds takes = men_.perform(what, position.stacks);
        if (std::any_of(what.begin(), what.end(), is_throw)) dice_.roll();
        show_payment(what, takes);
        for (const Happening& h : what)
            if (h.kind == LUDARIUM_EVENT_ANNOUNCED)
                tools_.motion.after(takes, [this, told = told_by(h)] { call_out(told); });
    }
}

// Nobody has a plate here: the token goes from the man it brings back to the one who took him.
void BookStage::show_payment(const std::vector<Happening>& happenings, milliseconds after) {
    const auto taken = std::find_if(happenings.begin(), happenings.end(), [](const Happening& h) {
        return h.kind == LUDARIUM_EVENT_CAPTURED;
    });
    if (taken == happenings.end() || taken->piece == Piece::none) return;
    const Player owner = live_->play().parts().pieces.at(number(taken->piece)).owner;
    payment_.perform(happenings, after, [&](Player player) {
        const Spot spot = player == Player::none ? Spot::none
                          : player == owner      ? taken->to
                                                 : taken->from;
        const SpotPlace* place = art_->places.place(spot);
        return (place ? place->box : art_->layout.board).centre();
    });
}

void BookStage::call_out(const Told& told) {
    if (!live_) return;
    const auto& last = live_->play().last_move();
    const SpotPlace* place = last ? art_->places.place(last->to) : nullptr;
    const std::string text = words_.told(told, live_->play().parts());
    announcement_.call_out(text, place ? place->box.centre() : art_->layout.board.centre());
    around_.witness.announced(text);
}

// The hand.

void BookStage::handle(const Input& input) {
    if (!live_) return;
    if (const auto* e = std::get_if<Pressed>(&input)) press(*e);
    if (const auto* e = std::get_if<Moved>(&input)) hand_.move(*live_, *e);
    if (const auto* e = std::get_if<Released>(&input)) hand_.release(*live_, *e);
    if (const auto* e = std::get_if<Lost>(&input)) hand_.lose(*live_, e->finger);
    refresh();
}

void BookStage::press(const Pressed& press) {
    if (live_->state() == LiveBoard::State::waits) {
        if (const auto die = dice_.die_at(press.at)) return live_->tap_die(*die);
        if (art_->layout.board.contains(press.at)) hand_.press(*live_, press);
    }
}

std::vector<Target> BookStage::targets() const {
    std::vector<Target> all;
    if (!live_) return all;
    const auto add = [&](Spot spot, bool main) {
        if (const SpotPlace* place = art_->places.place(spot))
            all.push_back({"spot-" + live_->play().parts().spots[number(spot)], place->box, main});
    };
    if (live_->lifted() && live_->play().visitor_moves())
        add(*live_->lifted(), live_->targets().empty());
    for (const Spot spot : live_->touchable()) add(spot, true);
    return all;
}

std::vector<Witness::Place> BookStage::places() const {
    std::vector<Witness::Place> all;
    if (!live_) return all;
    const auto& spots = live_->play().parts().spots;
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (const SpotPlace* place = art_->places.place(static_cast<Spot>(i)))
            all.push_back({"spot-" + spots[i], place->box});
    return all;
}

void BookStage::refresh() {
    if (!live_) return;
    const TablePlay& play = live_->play();
    hand_.show_lift(play);
    const bool moving = tools_.motion.active() && !men_.holding();
    marks_.show(play, moving || live_->state() != LiveBoard::State::waits);
    if (art_->layout.dice.empty()) return;
    DiceTray::Content dice;
    // Nobody is asked to throw here, so dice without a face would only be riddles.
    const auto& all = play.position().dice;
    if (live_->speaks() &&
        std::all_of(all.begin(), all.end(), [](const Die& die) { return die.value > 0; }))
        dice.dice = all;
    dice.preferred = play.preferred_die();
    if (live_->lifted())
        for (const Spot to : live_->targets()) dice.used |= play.dice_for(to);
    dice_.show(dice);
}

} // namespace ludarium::shell

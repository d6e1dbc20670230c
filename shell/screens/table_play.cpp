#include "screens/table_play.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

namespace {

Told told(const char* key) {
    return {key, {}};
}

Told told_of(const std::string& key, Player player) {
    return {key, {{"player", LUDARIUM_ARGUMENT_PLAYER, number(player)}}};
}

} // namespace

Told told_by(const Happening& happening) {
    return told_of(happening.key, happening.player);
}

TablePlay::TablePlay(GameParts parts, Seats seats, const Clock& clock, milliseconds computer_pause)
    : parts_(std::move(parts)), seats_(seats), clock_(clock), computer_pause_(computer_pause) {}

// Reports.

void TablePlay::take(const Report& report) {
    std::visit([this](const auto& r) { on(r); }, report);
}

void TablePlay::on(const Started& report) {
    // After a host's death the same position comes again, and what was asked for is still under
    // way: the visitor should notice nothing.
    if (std::exchange(recovering_, false) && started_ && report.position.hash == position_.hash &&
        report.position.ply == position_.ply)
        return;
    position_ = report.position;
    started_ = true;
    awaiting_ = false;
    chosen_.reset();
    last_move_.reset();
    decided_.resize(position_.ply, true);
    if (std::exchange(undoing_, false) && !visitor_moves() && can_undo())
        return take_back_to_a_decision();
    message_.reset();
    begin_turn();
}

void TablePlay::on(const Played& report) {
    // A throw moves nothing: what was played before it is still what to look at.
    const LegalMove* move = find(report.action);
    if (move && (move->from != Spot::none || move->to != Spot::none)) last_move_ = *move;
    decided_.resize(position_.ply, true);
    decided_.push_back(position_.actor >= 0 && whose_turn() == Seat::Kind::visitor);
    position_ = report.position;
    awaiting_ = false;
    message_.reset();
    tell_what_happened(report.happenings);
    begin_turn();
}

void TablePlay::on(const Chosen& report) {
    if (computer_thinks()) chosen_ = report.action;
}

void TablePlay::on(const Explained& report) {
    message_ = report.told.key.empty() ? told("table.not-allowed") : report.told;
}

void TablePlay::on(const Hinted& report) {
    const LegalMove* move = find(report.action);
    if (!move || !visitor_moves()) return;
    hinted_ = *move;
    message_ = report.told.key.empty() ? told("table.hint") : report.told;
}

void TablePlay::on(const Recovered&) {
    recovering_ = true;
}

void TablePlay::on(const Ended&) {
    over_ = true;
}

void TablePlay::begin_turn() {
    lifted_.reset();
    hinted_.reset();
    preferred_die_.reset();
    turn_began_ = clock_.now();
    if (whose_turn() == Seat::Kind::computer && position_.actor >= 0)
        intents_.push_back(Think{seat(player_to_move()).level});
    if (visitor_moves() && position_.forced) message_ = position_.forced;
}

void TablePlay::tell_what_happened(const std::vector<Happening>& happenings) {
    for (const Happening& h : happenings) {
        if (h.kind == LUDARIUM_EVENT_LOST) message_ = told_of("table.throw-lost", h.player);
        if (h.kind == LUDARIUM_EVENT_OUT) message_ = told_of("table.player-out", h.player);
        if (h.kind == LUDARIUM_EVENT_PHASE && !h.key.empty()) message_ = told_by(h);
    }
}

// Who and what.

Player TablePlay::player_to_move() const {
    if (position_.actor >= 0) return static_cast<Player>(position_.actor);
    return position_.actor == chance ? position_.turn : Player::none;
}

const Seat& TablePlay::seat(Player player) const {
    static const Seat nobody;
    const std::size_t index = number(player);
    return index < seats_.size() ? seats_[index] : nobody;
}

Seat::Kind TablePlay::whose_turn() const {
    return started_ ? seat(player_to_move()).kind : Seat::Kind::empty;
}

bool TablePlay::visitor_moves() const {
    return !over_ && !awaiting_ && position_.actor >= 0 && whose_turn() == Seat::Kind::visitor;
}

bool TablePlay::visitor_throws() const {
    return !over_ && !awaiting_ && position_.actor == chance && whose_turn() == Seat::Kind::visitor;
}

bool TablePlay::computer_thinks() const {
    return !over_ && position_.actor >= 0 && whose_turn() == Seat::Kind::computer;
}

bool TablePlay::can_hint() const {
    return visitor_moves() && parts_.hints;
}

bool TablePlay::can_pass() const {
    return visitor_moves() && find(Spot::none, Spot::none);
}

bool TablePlay::can_undo() const {
    return started_ && !over_ && !awaiting_ && !undoing_ && position_.actor != game_over &&
           std::find(decided_.begin(), decided_.end(), true) != decided_.end();
}

const LegalMove* TablePlay::find(Spot from, Spot to) const {
    const LegalMove* found = nullptr;
    for (const LegalMove& move : position_.legal) {
        if (move.from != from || move.to != to) continue;
        if (preferred_die_ && (move.dice >> *preferred_die_ & 1u)) return &move;
        if (!found) found = &move;
    }
    return found;
}

const LegalMove* TablePlay::find(Action action) const {
    for (const LegalMove& move : position_.legal)
        if (move.action == action) return &move;
    return nullptr;
}

bool TablePlay::can_move_from(Spot spot) const {
    return spot != Spot::none && std::any_of(position_.legal.begin(), position_.legal.end(),
                                             [spot](const LegalMove& m) { return m.from == spot; });
}

bool TablePlay::holds_men(Spot spot) const {
    return std::any_of(position_.stacks.begin(), position_.stacks.end(),
                       [spot](const Stack& s) { return s.spot == spot; });
}

std::vector<Spot> TablePlay::movable() const {
    std::vector<Spot> spots;
    if (!visitor_moves()) return spots;
    for (const LegalMove& move : position_.legal)
        if (move.from != Spot::none &&
            std::find(spots.begin(), spots.end(), move.from) == spots.end())
            spots.push_back(move.from);
    return spots;
}

std::vector<Spot> TablePlay::targets() const {
    std::vector<Spot> spots;
    if (!visitor_moves()) return spots;
    const Spot from = lifted_.value_or(Spot::none);
    for (const LegalMove& move : position_.legal)
        if (move.from == from && move.to != Spot::none &&
            std::find(spots.begin(), spots.end(), move.to) == spots.end())
            spots.push_back(move.to);
    return spots;
}

std::vector<Spot> TablePlay::touchable() const {
    std::vector<Spot> spots = lifted_ ? std::vector<Spot>() : movable();
    for (const Spot spot : targets())
        if (std::find(spots.begin(), spots.end(), spot) == spots.end()) spots.push_back(spot);
    return spots;
}

unsigned TablePlay::dice_for(Spot to) const {
    const LegalMove* move = lifted_ ? find(*lifted_, to) : nullptr;
    return move ? move->dice : 0;
}

// The hand.

void TablePlay::tap(Spot spot) {
    if (!visitor_moves()) return;
    if (lifted_) {
        const Spot from = *lifted_;
        if (const LegalMove* move = find(from, spot)) return play(*move);
        if (spot == from) {
            // A man that may leave the board without landing anywhere goes when it is tapped twice.
            if (const LegalMove* move = find(from, Spot::none)) return play(*move);
            return put_down();
        }
        if (can_move_from(spot)) {
            lift(spot);
            return;
        }
        return ask_why(from, spot);
    }
    if (can_move_from(spot)) {
        lift(spot);
        return;
    }
    if (const LegalMove* move = find(Spot::none, spot)) return play(*move);
    if (holds_men(spot))
        ask_why(spot, Spot::none);
    else
        message_ = told("table.choose");
}

bool TablePlay::lift(Spot spot) {
    if (!visitor_moves()) return false;
    if (!can_move_from(spot)) {
        if (holds_men(spot)) ask_why(spot, Spot::none);
        return false;
    }
    lifted_ = spot;
    hinted_.reset();
    message_ = position_.forced;
    return true;
}

void TablePlay::drop(Spot spot) {
    if (!visitor_moves() || !lifted_) return;
    const Spot from = *lifted_;
    if (const LegalMove* move = find(from, spot)) return play(*move);
    put_down();
    if (spot != Spot::none && spot != from) ask_why(from, spot);
}

void TablePlay::put_down() {
    lifted_.reset();
}

void TablePlay::tap_dice() {
    if (!visitor_throws()) return;
    awaiting_ = true;
    message_.reset();
    intents_.push_back(ThrowDice{});
}

void TablePlay::tap_die(unsigned die) {
    if (visitor_throws()) return tap_dice();
    if (!visitor_moves() || die >= position_.dice.size() || position_.dice[die].uses == 0) return;
    preferred_die_ = preferred_die_ == die ? std::nullopt : std::optional(die);
}

void TablePlay::pass() {
    if (!can_pass()) return;
    play(*find(Spot::none, Spot::none));
}

void TablePlay::hint() {
    if (!can_hint()) return;
    put_down();
    intents_.push_back(AskHint{});
}

void TablePlay::undo() {
    if (!can_undo()) return;
    if (computer_thinks()) intents_.push_back(StopThinking{});
    take_back_to_a_decision();
}

void TablePlay::take_back_to_a_decision() {
    std::size_t ply = decided_.size();
    while (ply > 0 && !decided_[ply - 1]) --ply;
    if (ply == 0) return;
    const std::size_t actions = decided_.size() - (ply - 1);
    decided_.resize(ply - 1);
    undoing_ = true;
    awaiting_ = true;
    chosen_.reset();
    lifted_.reset();
    hinted_.reset();
    intents_.push_back(TakeBack{actions});
}

void TablePlay::play(const LegalMove& move) {
    awaiting_ = true;
    message_.reset();
    intents_.push_back(PlayAction{move.action});
}

void TablePlay::ask_why(Spot from, Spot to) {
    if (parts_.explains)
        intents_.push_back(AskWhy{from, to});
    else
        message_ = told("table.not-allowed");
}

// Time.

std::optional<Time> TablePlay::deadline() const {
    const bool throws = position_.actor == chance && whose_turn() != Seat::Kind::visitor;
    if (!started_ || over_ || awaiting_ || (!chosen_ && !throws)) return std::nullopt;
    return turn_began_ + computer_pause_;
}

void TablePlay::advance(bool settled) {
    // The pause is counted from when the visitor's own move has come to rest.
    if (!settled) turn_began_ = clock_.now();
    const auto due = deadline();
    if (!settled || !due || clock_.now() < *due) return;
    awaiting_ = true;
    if (chosen_)
        intents_.push_back(PlayAction{*std::exchange(chosen_, std::nullopt)});
    else
        intents_.push_back(ThrowDice{});
}

std::optional<Intent> TablePlay::next() {
    if (intents_.empty()) return std::nullopt;
    Intent intent = std::move(intents_.front());
    intents_.pop_front();
    return intent;
}

} // namespace ludarium::shell

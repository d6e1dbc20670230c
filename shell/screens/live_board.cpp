#include "screens/live_board.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

using Kind = host::BoardLine::Kind;

LiveBoard::LiveBoard(host::Board board, GameParts parts, TablePlay::Seats seats, const Clock& clock,
                     Pace pace)
    : board_(std::move(board)),
      play_(std::move(parts), seats, clock, milliseconds(0)),
      clock_(clock),
      pace_(pace) {}

// Reports.

void LiveBoard::take(const Report& report) {
    const auto hash = play_.position().hash;
    play_.take(report);
    if (std::holds_alternative<Recovered>(report)) {
        recovering_ = true;
    } else if (const auto* started = std::get_if<Started>(&report)) {
        // After a host's death the same position comes again, and what was asked for is still under
        // way.
        const bool same = std::exchange(recovering_, false) && started->position.hash == hash;
        if (!begun_ || !same) restart();
    } else if (std::holds_alternative<Played>(report)) {
        pending_ = false;
        rest_until_ = clock_.now() + pace_.pause;
        ++beats_;
    } else if (std::holds_alternative<Explained>(report)) {
        asked_ = state_ == State::waits;
        ++beats_;
    } else if (const auto* ended = std::get_if<Ended>(&report)) {
        fail(board_.line, ended->reason);
    }
}

void LiveBoard::restart() {
    begun_ = true;
    pending_ = false;
    state_ = State::plays;
    line_ = word_ = 0;
    caption_.reset();
    wrong_.reset();
    praised_ = asked_ = false;
    caption_until_ = lead_until_ = Time{};
    rest_until_ = clock_.now() + pace_.pause;
    ++beats_;
}

void LiveBoard::fail(std::size_t line, const std::string& why) {
    state_ = State::failed;
    problem_ = std::to_string(line) + ": " + why;
    ++beats_;
}

// Playing by itself.

Time LiveBoard::due() const {
    if (line_ >= board_.lines.size()) return rest_until_;
    switch (board_.lines[line_].kind) {
    case Kind::caption:
        return std::max(caption_until_, rest_until_);
    case Kind::play:
        return std::max(lead_until_, rest_until_);
    default:
        return Time{};
    }
}

std::optional<Time> LiveBoard::deadline() const {
    if (state_ != State::plays || pending_) return std::nullopt;
    return due();
}

void LiveBoard::advance(bool settled) {
    const Time now = clock_.now();
    // Pauses are counted from when everything has come to rest.
    if (!settled && state_ == State::plays) rest_until_ = now + pace_.pause;
    while (settled && state_ == State::plays && !pending_ && now >= due()) step();
}

void LiveBoard::step() {
    if (line_ >= board_.lines.size()) {
        state_ = State::finished;
        ++beats_;
        return;
    }
    const host::BoardLine& line = board_.lines[line_];
    if (line.kind == Kind::play) return play_next(line);
    if (line.kind == Kind::visitor) {
        state_ = State::waits;
        ++beats_;
        return;
    }
    if (line.kind == Kind::caption) {
        const Time now = clock_.now();
        const auto words = static_cast<int>(line.words().size());
        caption_ = line_;
        praised_ = false;
        caption_until_ = now + std::max(pace_.least, pace_.word * words);
        lead_until_ = now + pace_.lead;
        ++beats_;
    }
    ++line_;
}

void LiveBoard::play_next(const host::BoardLine& line) {
    const auto words = line.words();
    const LegalMove* move = legal(words.at(word_));
    if (!move) return fail(line.line, "the move " + words.at(word_) + " is not legal there");
    pending_ = true;
    intents_.push_back(PlayAction{move->action});
    if (++word_ == words.size()) {
        word_ = 0;
        ++line_;
    }
}

const LegalMove* LiveBoard::legal(const std::string& text) const {
    const auto& all = play_.position().legal;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&text](const LegalMove& m) { return m.text == text; });
    return found == all.end() ? nullptr : &*found;
}

const LegalMove* LiveBoard::legal(Action action) const {
    const auto& all = play_.position().legal;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [action](const LegalMove& m) { return m.action == action; });
    return found == all.end() ? nullptr : &*found;
}

void LiveBoard::hurry() {
    caption_until_ = lead_until_ = rest_until_ = clock_.now();
}

void LiveBoard::again() {
    if (pending_ || state_ == State::failed) return;
    const auto actions = static_cast<std::size_t>(play_.position().ply);
    if (actions == 0) return restart();
    pending_ = true;
    intents_.push_back(TakeBack{actions});
}

void LiveBoard::retell(host::Board board) {
    const auto alike = [](const host::BoardLine& a, const host::BoardLine& b) {
        return a.kind == b.kind;
    };
    const bool same = std::equal(board_.lines.begin(), board_.lines.end(), board.lines.begin(),
                                 board.lines.end(), alike);
    board_ = std::move(board);
    ++beats_;
    if (same || !begun_) return;
    caption_.reset();
    wrong_.reset();
    line_ = board_.lines.size(); // whatever comes back restarts it
    again();
}

// The visitor's move.

void LiveBoard::tap(Spot spot) {
    if (state_ != State::waits) return;
    wrong_.reset();
    play_.tap(spot);
    asked_ = !play_.lifted() && play_.message().has_value();
    take_hand();
}

bool LiveBoard::lift(Spot spot) {
    if (state_ != State::waits) return false;
    wrong_.reset();
    asked_ = false;
    const bool lifted = play_.lift(spot);
    take_hand();
    return lifted;
}

void LiveBoard::drop(Spot spot) {
    if (state_ != State::waits) return;
    play_.drop(spot);
    take_hand();
}

void LiveBoard::put_down() {
    play_.put_down();
}

void LiveBoard::tap_die(unsigned die) {
    if (state_ == State::waits) play_.tap_die(die);
}

std::vector<Spot> LiveBoard::movable() const {
    return state_ == State::waits ? play_.movable() : std::vector<Spot>();
}

std::vector<Spot> LiveBoard::targets() const {
    return state_ == State::waits ? play_.targets() : std::vector<Spot>();
}

std::vector<Spot> LiveBoard::touchable() const {
    return state_ == State::waits ? play_.touchable() : std::vector<Spot>();
}

void LiveBoard::take_hand() {
    ++beats_;
    while (auto intent = play_.next()) {
        if (const auto* made = std::get_if<PlayAction>(&*intent)) return judge(made->action);
        if (std::holds_alternative<AskWhy>(*intent)) {
            asked_ = false; // until the answer has come
            intents_.push_back(*intent);
        }
    }
}

// The same man to the same place is the same move to a hand, whichever die it uses.
bool LiveBoard::is_right(const LegalMove& made, const LegalMove& right) const {
    return made.action == right.action ||
           (made.piece == right.piece && made.from == right.from && made.to == right.to);
}

void LiveBoard::judge(Action action) {
    asked_ = false;
    const LegalMove* made = legal(action);
    if (!made) return;
    const auto words = board_.lines[line_].words();
    const LegalMove* accepted = words.front() == "any" ? made : nullptr;
    for (const std::string& word : words) {
        const LegalMove* right = legal(word);
        if (!accepted && right && is_right(*made, *right)) accepted = right;
    }
    if (!accepted) {
        wrong_ = line_;
        // The man goes back, and the hand is free again.
        play_.take(Started{Position(play_.position())});
        return;
    }
    intents_.push_back(PlayAction{accepted->action});
    pending_ = true;
    praised_ = true;
    caption_.reset();
    caption_until_ = lead_until_ = clock_.now();
    state_ = State::plays;
    ++line_;
}

// What is said.

bool LiveBoard::speaks() const {
    return std::any_of(board_.lines.begin(), board_.lines.end(),
                       [](const host::BoardLine& line) { return line.kind != Kind::claim; });
}

LiveBoard::Saying LiveBoard::saying() const {
    using Tone = Saying::Tone;
    if (wrong_) {
        const std::size_t next = *wrong_ + 1;
        if (next < board_.lines.size() && board_.lines[next].kind == Kind::wrong)
            return {Tone::wrong, board_.lines[next].text, std::nullopt};
        return {Tone::wrong, "", Told{"book.not-this", {}}};
    }
    if (asked_ && play_.message()) return {Tone::wrong, "", play_.message()};
    if (caption_ && *caption_ < board_.lines.size())
        return {Tone::plain, board_.lines[*caption_].text, std::nullopt};
    if (praised_) return {Tone::right, "", Told{"book.right", {}}};
    if (state_ == State::waits) return {Tone::plain, "", Told{"book.try", {}}};
    return {};
}

std::optional<Intent> LiveBoard::next() {
    if (intents_.empty()) return std::nullopt;
    Intent intent = std::move(intents_.front());
    intents_.pop_front();
    return intent;
}

} // namespace ludarium::shell

#include "state.hpp"

#include <algorithm>

namespace tablut {

State::State(const Variant& variant, const Position& position)
    : variant_(&variant),
      since_(position),
      position_(position),
      ending_(ending_of(position, variant)) {}

unsigned State::occurrences() const {
    // The same side is to move in every second position only.
    unsigned count = 1;
    for (unsigned back = 2; back <= plies_; back += 2)
        count += seen_[plies_ - back] == position_.hash();
    return count;
}

bool State::has_stood(std::uint64_t hash) const {
    return std::find(seen_.begin(), seen_.begin() + plies_, hash) != seen_.begin() + plies_;
}

Played State::apply(Move move) {
    const std::uint64_t before = position_.hash();
    const Played played = play(position_, *variant_, move);
    if (!played.taken.empty() || played.king_taken_at != nowhere) {
        since_ = position_;
        plies_ = 0;
        earlier_ = 0;
    } else {
        moves_[plies_] = move;
        seen_[plies_] = before;
        earlier_ += before;
        ++plies_;
    }
    ending_ = played.ending;
    if (ending_ == Ending::none) {
        if (!can_move(position_, *variant_, position_.to_move()))
            ending_ = Ending::no_move;
        else if (occurrences() >= repetitions_to_draw)
            ending_ = Ending::repetition;
        else if (plies_ >= plies_to_draw)
            ending_ = Ending::hundred_plies;
    }
    return played;
}

std::uint64_t State::hash() const {
    const std::uint64_t past = (earlier_ ^ plies_) * 0x9E3779B97F4A7C15u;
    return position_.hash() ^ past ^ (past >> 29);
}

bool operator==(const State& a, const State& b) {
    return a.variant_ == b.variant_ && a.position_ == b.position_ && a.since_ == b.since_ &&
           a.plies_ == b.plies_ && a.ending_ == b.ending_ &&
           std::equal(a.moves_.begin(), a.moves_.begin() + a.plies_, b.moves_.begin());
}

} // namespace tablut

// What hands have done and nobody has answered yet. It stays short however fast it comes: a screen that answers taps
// of ten seconds ago is worse than one that has missed some.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "input/pointer.hpp"

namespace ludarium::shell {

class Inbox {
  public:
    // May be dropped, or take the place of what is waiting: of a finger's movements the last one counts, of taps that
    // drum on one place the first few, and of any the first dozen.
    void put(const Input& input);
    std::optional<Input> take();
    bool empty() const { return waiting_.empty(); }
    // What fingers did is not to be believed; keys are.
    void forget_touches();

    static constexpr std::size_t most_taps = 12;
    static constexpr std::size_t most_drummed = 4;
    static constexpr std::size_t most_keys = 32;

  private:
    bool room_for(const Pressed& press) const;
    // Of one that was not answered: true, and with `for_good` it is forgotten.
    bool unanswered(Finger finger, bool for_good);
    void forget_older(const Moved& move);

    std::deque<Input> waiting_;
    std::size_t taps_ = 0;
    std::size_t keys_ = 0;
    Point last_tap_;
    std::vector<Finger> unanswered_; // that are down now
};

} // namespace ludarium::shell

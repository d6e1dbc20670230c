// A throw: what the dice show, and how often each can still be played.
#pragma once

#include <algorithm>

#include "rules.hpp"

namespace tables {

// How often the value of `alike` equal dice is played: a pair twice over, three alike as three
// pairs.
constexpr unsigned steps_of(unsigned alike) {
    constexpr std::array<unsigned, most_dice + 1> steps = {0, 1, 4, 12};
    return steps[alike];
}

// The steps of a throw that are still to be played, by value, ascending. A throw has at most three
// values, and of two values one at least comes once only: R4's search relies on it.
class Left {
  public:
    void add(Die die, unsigned times) {
        kinds_[count_++] = {die, static_cast<std::uint8_t>(times)};
        total_ = static_cast<std::uint8_t>(total_ + times);
    }

    unsigned kinds() const { return count_; }
    unsigned total() const { return total_; }
    Die die(unsigned kind) const { return kinds_[kind].die; }
    unsigned times(unsigned kind) const { return kinds_[kind].times; }

    Left without(unsigned kind) const {
        Left rest = *this;
        --rest.total_;
        if (--rest.kinds_[kind].times == 0) {
            for (unsigned k = kind + 1; k < count_; ++k) rest.kinds_[k - 1] = kinds_[k];
            --rest.count_;
        }
        return rest;
    }

  private:
    struct Kind {
        Die die;
        std::uint8_t times;
    };
    std::array<Kind, most_dice> kinds_{};
    std::uint8_t count_ = 0;
    std::uint8_t total_ = 0;
};

// The dice as they lie on the table, ascending. They stay there, spent, until the next throw.
class Dice {
  public:
    Dice() = default; // before the first throw
    explicit Dice(std::array<std::uint8_t, most_dice> shown) : shown_(shown) {
        for (unsigned value = 1; value <= sides; ++value)
            left_[value] = static_cast<std::uint8_t>(steps_of(alike(value)));
    }

    bool thrown() const { return shown_[0] != 0; }
    unsigned shows(unsigned die) const { return shown_[die]; } // 0 before the first throw
    unsigned alike(unsigned value) const {
        return static_cast<unsigned>(
            std::count(shown_.begin(), shown_.end(), static_cast<std::uint8_t>(value)));
    }
    unsigned left_of(unsigned value) const { return left_[value]; }
    bool spent() const { return left_ == decltype(left_){}; }
    bool untouched() const { return thrown() && left_ == Dice(shown_).left_; }

    Left left() const {
        Left steps;
        for (unsigned value = 1; value <= sides; ++value)
            if (left_[value]) steps.add(static_cast<Die>(value), left_[value]);
        return steps;
    }
    void play(Die die) { --left_[pips(die)]; }
    void spend() { left_ = {}; }
    void leave(unsigned value, unsigned times) { left_[value] = static_cast<std::uint8_t>(times); }

    // How often the die that lies at this place can still be played; of equal dice the first is
    // spent first.
    unsigned uses(unsigned die) const {
        const unsigned value = shown_[die];
        if (value == 0) return 0;
        const unsigned equal = alike(value), each = steps_of(equal) / equal;
        unsigned later = 0; // equal dice after this one
        for (unsigned d = die + 1; d < most_dice; ++d) later += shown_[d] == value;
        const unsigned kept = later * each;
        return left_[value] > kept ? std::min(left_[value] - kept, each) : 0;
    }
    // The die that the next step with this value uses.
    unsigned next_die(Die value) const {
        for (unsigned d = 0; d < most_dice; ++d)
            if (shown_[d] == pips(value) && uses(d) > 0) return d;
        return most_dice;
    }

    friend bool operator==(const Dice& a, const Dice& b) {
        return a.shown_ == b.shown_ && a.left_ == b.left_;
    }

  private:
    std::array<std::uint8_t, most_dice> shown_{};
    std::array<std::uint8_t, sides + 1> left_{};
};

} // namespace tables

// Remembers positions that were searched already, so that a second way to one of them is free.
#pragma once

#include "rules.hpp"

namespace ludarium::search {

// What a remembered value says about the true one.
enum class Bound : std::uint8_t { none, lower, upper, exact };

struct Remembered {
    std::uint64_t key = 0;
    Action best = 0;
    std::int32_t value = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::none;
};

// Pairs of places: one keeps the deepest result, the other the latest. Rationale: the deep ones
// save most, and the latest are those the search is about to meet again.
class Transposition {
  public:
    explicit Transposition(unsigned bits) : places_(std::size_t{2} << bits), mask_(pairs() - 1) {}

    const Remembered* find(std::uint64_t key) const {
        const Remembered* pair = &places_[place(key)];
        for (const Remembered* it = pair; it != pair + 2; ++it)
            if (it->key == key && it->bound != Bound::none) return it;
        return nullptr;
    }

    void store(const Remembered& result) {
        Remembered* pair = &places_[place(result.key)];
        const bool first =
            pair->bound == Bound::none || pair->key == result.key || result.depth >= pair->depth;
        pair[first ? 0 : 1] = result;
        used_ = true;
    }

    void clear() {
        if (used_) std::fill(places_.begin(), places_.end(), Remembered{});
        used_ = false;
    }

  private:
    std::size_t pairs() const { return places_.size() / 2; }
    std::size_t place(std::uint64_t key) const {
        return 2 * (static_cast<std::size_t>(mixed(key)) & mask_);
    }

    std::vector<Remembered> places_;
    std::size_t mask_;
    bool used_ = false;
};

} // namespace ludarium::search

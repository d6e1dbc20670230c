// A set of 64-bit keys that is emptied in no time: slots of an older round count as empty.
#pragma once

#include <cstdint>
#include <vector>

namespace tables {

class KeySet {
  public:
    KeySet() : slots_(first_size) {}

    void clear() {
        size_ = 0;
        if (++round_ != 0) return;
        slots_.assign(slots_.size(), {});
        round_ = 1;
    }
    // True if the key was not there yet.
    bool insert(std::uint64_t key) {
        Slot& slot = find(key);
        if (slot.round == round_) return false;
        slot = {key, round_};
        if (++size_ * 2 > slots_.size()) grow();
        return true;
    }

  private:
    static constexpr std::size_t first_size = 1024;

    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t round = 0;
    };

    Slot& find(std::uint64_t key) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = (key ^ key >> 32) & mask;
        while (slots_[at].round == round_ && slots_[at].key != key) at = (at + 1) & mask;
        return slots_[at];
    }
    void grow() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.round == round_) find(slot.key) = slot;
    }

    std::vector<Slot> slots_;
    std::size_t size_ = 0;
    std::uint32_t round_ = 1;
};

} // namespace tables

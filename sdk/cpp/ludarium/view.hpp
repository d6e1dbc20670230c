// What a game shows: collected here, copied to the host's arrays at the boundary.
#pragma once

#include <algorithm>

#include "types.hpp"

namespace ludarium {

class View {
  public:
    // Stacks may come in any order; an empty one is not shown.
    void stack(Spot spot, Piece piece, int count = 1) {
        if (count > 0)
            stacks_.push_back({number(spot), number(piece), static_cast<std::uint16_t>(count), 0});
    }
    // `value` is 0 before the throw; `uses` is how often the die can still be played.
    void die(int sides, int value, int uses) {
        dice_.push_back({static_cast<std::uint8_t>(sides), static_cast<std::uint8_t>(value),
                         static_cast<std::uint8_t>(uses), 0});
    }
    void count(int counter, Player player, int value) {
        counts_.push_back({static_cast<std::uint16_t>(counter), number(player), value});
    }
    void turn(Player player) { turn_ = player; }
    void phase(const char* key) { phase_ = key; }

    ludarium_status copy_to(ludarium_view& out) {
        std::sort(stacks_.begin(), stacks_.end(),
                  [](const ludarium_stack& a, const ludarium_stack& b) {
                      return a.spot != b.spot ? a.spot < b.spot : a.piece < b.piece;
                  });
        // All three, so that the host learns every size it needs at once.
        const bool stacks = fill(stacks_, out.stacks, out.stack_capacity, out.stack_count);
        const bool dice = fill(dice_, out.dice, out.die_capacity, out.die_count);
        const bool counts = fill(counts_, out.counts, out.count_capacity, out.count_count);
        if (!stacks || !dice || !counts) return LUDARIUM_BUFFER_TOO_SMALL;
        out.turn = number(turn_);
        out.phase = text(phase_);
        return LUDARIUM_OK;
    }

  private:
    template <class Item>
    static bool fill(const std::vector<Item>& items, Item* out, std::uint32_t capacity,
                     std::uint32_t& count) {
        count = static_cast<std::uint32_t>(items.size());
        std::copy_n(items.begin(), std::min(items.size(), std::size_t{capacity}), out);
        return count <= capacity;
    }

    std::vector<ludarium_stack> stacks_;
    std::vector<ludarium_die> dice_;
    std::vector<ludarium_count> counts_;
    Player turn_ = Player::none;
    const char* phase_ = "";
};

// How a visitor makes an action; see ludarium_move.
struct Move {
    Piece piece = Piece::none;
    Spot from = Spot::none;
    Spot to = Spot::none;
    unsigned dice = 0;
};

} // namespace ludarium

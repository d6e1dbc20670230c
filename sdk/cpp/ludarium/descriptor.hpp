// Builds a ludarium_descriptor and keeps what it points to.
#pragma once

#include <deque>

#include "types.hpp"

namespace ludarium {

// Made once, in a function-local static of the game's descriptor(), and never changed after: the C
// struct points into it.
//
//     static const Descriptor made = [] {
//         Descriptor d("tablut", "1.0.0");
//         …
//         return d;
//     }();
//     return made.raw();
class Descriptor {
  public:
    Descriptor(const char* id, const char* version) {
        raw_.id = keep(id);
        raw_.version = keep(version);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    // Moving leaves every string and list where it is, so the C struct stays true.
    Descriptor(Descriptor&&) = default;

    Player player(const std::string& id) {
        return add<Player>(players_, keep(id), raw_.players, raw_.player_count);
    }
    Spot spot(const std::string& id) {
        return add<Spot>(spots_, keep(id), raw_.spots, raw_.spot_count);
    }
    Piece piece(const std::string& id, Player owner) {
        return add<Piece>(pieces_, ludarium_piece{keep(id), number(owner), 0}, raw_.pieces,
                          raw_.piece_count);
    }
    void counter(const std::string& id) {
        add<int>(counters_, keep(id), raw_.counters, raw_.counter_count);
    }
    void option(const std::string& id, const std::vector<std::string>& choices,
                unsigned default_choice = 0) {
        auto& kept = choices_.emplace_back();
        for (const auto& choice : choices) kept.push_back(keep(choice));
        const auto count = static_cast<std::uint32_t>(kept.size());
        add<int>(options_, ludarium_option{keep(id), kept.data(), count, default_choice},
                 raw_.options, raw_.option_count);
    }
    void seats(unsigned min, unsigned max) {
        raw_.min_seats = min;
        raw_.max_seats = max;
    }
    // No state has more legal actions, and no game more plies (0: the rules set no end).
    void bounds(unsigned max_actions, unsigned max_plies) {
        raw_.max_actions = max_actions;
        raw_.max_plies = max_plies;
    }

    const ludarium_descriptor& raw() const { return raw_; }

  private:
    ludarium_text keep(std::string s) { return text(strings_.emplace_back(std::move(s))); }

    template <class Index, class Item>
    static Index add(std::vector<Item>& items, Item item, const Item*& data, std::uint32_t& count) {
        items.push_back(item);
        data = items.data();
        return static_cast<Index>(count++);
    }

    ludarium_descriptor raw_{};
    std::deque<std::string> strings_; // a deque, because its elements never move
    std::deque<std::vector<ludarium_text>> choices_;
    std::vector<ludarium_text> players_, spots_, counters_;
    std::vector<ludarium_piece> pieces_;
    std::vector<ludarium_option> options_;
};

} // namespace ludarium

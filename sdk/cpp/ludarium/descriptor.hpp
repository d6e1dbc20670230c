// Builds a ludarium_descriptor and keeps what it points to.
#pragma once

#include <deque>

#include "types.hpp"

namespace ludarium {

// Made once, in a function-local static of the game's descriptor(), and never changed or copied
// after: the C struct points into it.
class Descriptor {
  public:
    Descriptor(const char* id, const char* version) {
        raw_.id = keep(id);
        raw_.version = keep(version);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    Player player(const std::string& id) { return index<Player>(players_, keep(id)); }
    Spot spot(const std::string& id) { return index<Spot>(spots_, keep(id)); }
    Piece piece(const std::string& id, Player owner) {
        return index<Piece>(pieces_, ludarium_piece{keep(id), number(owner), 0});
    }
    void counter(const std::string& id) { counters_.push_back(keep(id)); }
    void option(const std::string& id, const std::vector<std::string>& choices,
                unsigned default_choice = 0) {
        auto& kept = choices_.emplace_back();
        for (const auto& choice : choices) kept.push_back(keep(choice));
        options_.push_back(
            {keep(id), kept.data(), static_cast<std::uint32_t>(kept.size()), default_choice});
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

    const ludarium_descriptor& raw() {
        point(players_, raw_.players, raw_.player_count);
        point(spots_, raw_.spots, raw_.spot_count);
        point(pieces_, raw_.pieces, raw_.piece_count);
        point(options_, raw_.options, raw_.option_count);
        point(counters_, raw_.counters, raw_.counter_count);
        return raw_;
    }

  private:
    ludarium_text keep(std::string s) { return text(strings_.emplace_back(std::move(s))); }

    template <class Index, class Item>
    static Index index(std::vector<Item>& items, Item item) {
        items.push_back(item);
        return static_cast<Index>(items.size() - 1);
    }
    template <class Item>
    static void point(const std::vector<Item>& items, const Item*& data, std::uint32_t& count) {
        data = items.data();
        count = static_cast<std::uint32_t>(items.size());
    }

    ludarium_descriptor raw_{};
    std::deque<std::string> strings_; // a deque, because its elements never move
    std::deque<std::vector<ludarium_text>> choices_;
    std::vector<ludarium_text> players_, spots_, counters_;
    std::vector<ludarium_piece> pieces_;
    std::vector<ludarium_option> options_;
};

} // namespace ludarium

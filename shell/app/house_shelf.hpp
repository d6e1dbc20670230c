// The shelf of this house: its playable games, their words, and pictures from the workshop.
#pragma once

#include <list>
#include <string>

#include "app/house.hpp"
#include "screens/shelf.hpp"

namespace ludarium::shell {

class HouseShelf : public Shelf {
  public:
    explicit HouseShelf(House& house) : house_(house) {}

    std::vector<SharedGame> games() override;
    Words words(const SharedGame& game) override;
    std::size_t usual_mode(const InstalledGame& game) override;
    void order(const void* owner, const Wanted& wanted, std::function<void(Picture)> take) override;
    void forget_orders(const void* owner) override { house_.workshop.forget_orders(owner); }

  private:
    struct Kept {
        Wanted wanted;
        Picture picture;
    };
    // The covers of a page and the backdrops of two screens, so that going back shows them at once.
    static constexpr std::size_t most_kept = 16;

    House& house_;
    std::list<Kept> kept_; // the latest used first
};

} // namespace ludarium::shell

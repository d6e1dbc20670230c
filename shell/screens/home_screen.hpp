// All games, a card each: picture, name, where and when, players, minutes.
#pragma once

#include <deque>
#include <vector>

#include "screens/backdrop.hpp"
#include "screens/button_group.hpp"
#include "screens/home_layout.hpp"
#include "screens/screen.hpp"
#include "screens/shelf.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::shell {

class HomeScreen : public Screen {
  public:
    // `words`: the shell's. Both outlive the screen.
    HomeScreen(const Surroundings& around, const Words& words, Shelf& shelf);
    ~HomeScreen() override;

    std::string name() const override { return "home"; }
    void appear() override;
    void vanish() override;
    void restyle() override;
    void games_changed() override { restyle(); }
    void handle(const Input& input) override;
    void back() override {} // there is nothing before the beginning
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override { return buttons_.targets(); }

  private:
    void clear();
    struct Card {
        Node cover;
        std::vector<Node> parts;
    };
    void show_card(const StageTools& tools, const SharedGame& game, const CardLayout& at);
    void show_facts(const StageTools& tools, const InstalledGame& game, const Box& room,
                    Card& card);

    const Surroundings& around_;
    const Words& words_;
    Shelf& shelf_;
    Motion motion_;
    Backdrop backdrop_;
    std::size_t first_ = 0; // game of this page
    std::size_t per_page_ = 1;
    Node headline_;
    ButtonGroup buttons_;
    std::deque<Card> cards_; // their addresses are kept by whoever draws the covers
    std::deque<Wish> wishes_;
};

// "2", or "2–7".
std::string range(int from, int to);
// "Ostia · 1st century"
std::string place_and_time(const Words& words);

} // namespace ludarium::shell

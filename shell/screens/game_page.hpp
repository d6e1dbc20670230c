// A game's own page: what it is, how long, against whom, by which rules; and the button that starts
// it.
#pragma once

#include <deque>
#include <vector>

#include "screens/backdrop.hpp"
#include "screens/button_group.hpp"
#include "screens/game_setup.hpp"
#include "screens/page_layout.hpp"
#include "screens/screen.hpp"
#include "screens/shelf.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::shell {

class GamePage : public Screen {
  public:
    // `around` and `shelf` outlive the page.
    GamePage(const Surroundings& around, SharedGame game, Shelf& shelf);
    ~GamePage() override;

    std::string name() const override { return "page"; }
    void appear() override;
    void vanish() override;
    void restyle() override;
    void games_changed() override { restyle(); }
    void handle(const Input& input) override;
    void back() override;
    std::optional<Wish> next() override;
    std::vector<Target> targets() const override { return buttons_.targets(); }

    const GameSetup& setup() const { return setup_; }

  private:
    void follow_updates();
    void clear();
    // One group of buttons as it will be shown.
    struct Choice {
        std::string name; // "mode-0"
        std::string label;
        bool chosen = false;
        std::string icon;
    };
    struct Group {
        std::string heading;
        std::vector<Choice> choices;
        unsigned columns = 4;
        std::string about;
        bool narrow = false;
    };
    std::vector<Group> groups(const Words& words) const;
    Group lengths(const Words& words) const;
    Group opponents(const Words& words) const;
    Group seats(const Words& words) const;
    Group variants(const Words& words, std::size_t option) const;
    void describe(const StageTools& tools, const Words& words, const PageLayout& at);
    void offer(const StageTools& tools, const std::vector<Group>& groups, const PageLayout& at);
    void offer_chapters(const StageTools& tools, const Words& words, const PageLayout& at);
    void press(const std::string& name);

    const Surroundings& around_;
    SharedGame game_;
    Shelf& shelf_;
    Motion motion_;
    GameSetup setup_;
    bool showing_variants_ = false;
    Backdrop backdrop_;
    Node cover_;
    std::vector<Node> parts_;
    ButtonGroup buttons_;
    std::deque<Wish> wishes_;
};

} // namespace ludarium::shell

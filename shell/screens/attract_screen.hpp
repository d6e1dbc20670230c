// What passers-by see: a game that plays itself, with a line about it and an invitation in every
// language.
#pragma once

#include <vector>

#include "screens/dice_tray.hpp"
#include "screens/shelf.hpp"
#include "screens/surroundings.hpp"
#include "screens/table_art.hpp"
#include "screens/table_marks.hpp"
#include "screens/table_men.hpp"
#include "screens/table_play.hpp"

namespace ludarium::shell {

class AttractScreen {
  public:
    // How far everything is shifted about, in pixels: what lies at the back reaches beyond the edges.
    static constexpr int drift = 14;

    // `words`: of this game. All but the art outlive the screen.
    AttractScreen(const Surroundings& around, Shelf& shelf, const Words& words, TableArt art,
                  TablePlay& play);
    ~AttractScreen();
    AttractScreen(const AttractScreen&) = delete;
    AttractScreen& operator=(const AttractScreen&) = delete;

    void take(const Report& report);
    void advance();
    std::optional<Time> deadline() const;
    bool settled() const { return !motion_.active(); }

  private:
    void show_words(const Words& words);
    void show_captions(const Words& words, Box room);
    void show_taglines(const std::vector<std::string>& captions, const Box& room);
    void show_invitations(const Words& words);
    void refresh();
    void next_invitation();

    const Surroundings& around_;
    Shelf& shelf_;
    TableArt art_;
    Motion motion_;
    StageTools tools_;
    TablePlay& play_;
    Node backdrop_;
    Node board_;
    TableMen men_;
    TableMarks marks_;
    DiceTray dice_;
    Node logo_;
    std::vector<Node> parts_;
    std::vector<Node> invitations_;
    std::size_t bright_ = 0;
    Time next_invitation_{};
};

} // namespace ludarium::shell

// A question or a result over the table: a headline, a sentence, and a few buttons.
#pragma once

#include <string>
#include <vector>

#include "screens/button.hpp"
#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Dialogue {
  public:
    struct Choice {
        std::string name; // "rematch", for whoever asks what was pressed
        std::string label;
        bool main = false; // the one to press if one does not want to think
    };
    struct Content {
        std::string headline;
        std::string sentence;
        std::string aside; // worth reading, but nobody has to
        std::vector<Choice> choices;
    };

    // In the middle of `room`, as large as its words need; `target` is the least height of a
    // button.
    Dialogue(const StageTools& tools, const Box& room, int target, Content content);

    std::vector<Button>& buttons() { return buttons_; }
    const std::vector<Button>& buttons() const { return buttons_; }
    const Box& box() const { return box_; }

  private:
    void appear();

    StageTools tools_;
    Box box_;
    Node veil_;
    Node face_;
    Node headline_;
    Node sentence_;
    Node rule_;
    Node aside_;
    std::vector<Button> buttons_;
};

} // namespace ludarium::shell

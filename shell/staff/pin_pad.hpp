// Ten large keys for the staff's PIN. What is typed is shown as dots.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "language/words.hpp"
#include "screens/button_group.hpp"

namespace ludarium::shell {

class PinPad {
  public:
    // In the middle of `room`; `target` is the least size of a key.
    PinPad(const StageTools& tools, const Box& room, int target, const Words& words);

    // What is asked for, and a sentence below it. Nothing has been typed yet.
    void ask(const std::string& headline, const std::string& sentence);
    // The sentence alone: how long there is to wait.
    void say(const std::string& sentence);
    // Digits mean nothing for now.
    void rest(bool resting);

    struct Cancelled {};
    using Answer = std::variant<Cancelled, std::string>; // or the PIN
    std::optional<Answer> handle(const Input& input);

    std::vector<Target> targets() const { return buttons_.targets(); }
    std::vector<Witness::Place> places() const { return buttons_.places(); }

  private:
    void show_dots();
    void show_keys();

    StageTools tools_;
    std::string typed_;
    bool resting_ = false;
    Node face_;
    Node headline_;
    Node sentence_;
    Box headline_box_;
    Box dots_box_;
    Box sentence_box_;
    std::vector<Node> dots_;
    ButtonGroup buttons_;
};

} // namespace ludarium::shell

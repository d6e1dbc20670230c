// Something to press: a word, a picture above it, or both.
#pragma once

#include <string>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Button {
  public:
    enum class State { ready, off, selected };

    // `layer` of the face; icon and label lie on the next ones.
    Button(const StageTools& tools, std::string name, Box box, int layer, Picture icon = nullptr);

    const std::string& name() const { return name_; } // for reports: "hint"
    const Box& box() const { return box_; }
    bool hit(Point p) const { return shown_ && state_ != State::off && box_.contains(p); }

    void label(const std::string& text);
    void state(State state);
    void pressed(bool pressed);
    void shown(bool shown);
    bool is_shown() const { return shown_; }

  private:
    void redraw();

    StageTools tools_;
    std::string name_;
    Box box_;
    Picture icon_picture_;
    std::string text_;
    State state_ = State::ready;
    bool pressed_ = false;
    bool shown_ = true;
    Node face_;
    Node icon_;
    Node label_;
};

} // namespace ludarium::shell

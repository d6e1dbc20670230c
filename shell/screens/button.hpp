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

    // `size` in pixels: buttons that stand together are lettered alike. 0: whatever fits.
    void label(const std::string& text, int size = 0);
    // How large the letters of these words can be on a button of this one's width.
    int largest_size(const std::string& text) const;
    void state(State state);
    void pressed(bool pressed);
    void shown(bool shown);
    bool is_shown() const { return shown_; }

  private:
    void redraw();
    int usual_size() const;
    int room_across() const;

    StageTools tools_;
    std::string name_;
    Box box_;
    Picture icon_picture_;
    std::string text_;
    int size_ = 0;
    State state_ = State::ready;
    bool pressed_ = false;
    bool shown_ = true;
    Node face_;
    Node icon_;
    Node label_;
};

} // namespace ludarium::shell

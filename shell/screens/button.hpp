// Something to press: a word, a picture, or both.
#pragma once

#include <optional>
#include <string>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

class Button {
  public:
    enum class State { ready, off, selected };

    // `layer` of the face; icon and label lie on the next ones. The icon stands above the words, on
    // a wide button beside them, and without words alone.
    Button(const StageTools& tools, std::string name, Box box, int layer, std::string icon = "");

    const std::string& name() const { return name_; } // for reports: "hint"
    const Box& box() const { return box_; }
    bool usable() const { return shown_ && state_ != State::off; }
    bool hit(Point p) const { return usable() && box_.contains(p); }

    // `size` in pixels: buttons that stand together are lettered alike. 0: whatever fits.
    void label(const std::string& text, int size = 0);
    // How large the letters of these words can be on a button of this one's width.
    int largest_size(const std::string& text) const;
    void state(State state);
    // Where the theme's usual button is not what is wanted.
    struct Look {
        std::optional<Colour> fill;
        std::optional<int> type; // size of the letters in theme pixels
        bool two_lines = false;  // words may stand on two lines without an icon too
        bool icon_after = false; // on a wide button the icon follows the words
        bool from_left = false;  // in a list: icons and words stand below each other
    };
    void look(const Look& look);
    void pressed(bool pressed);
    void shown(bool shown);
    bool is_shown() const { return shown_; }

  private:
    bool beside() const;
    int icon_side() const;
    int usual_size() const;
    int room_across() const;
    void redraw();
    void draw_icon(Colour ink, Colour accent);
    void draw_label(Colour ink);

    StageTools tools_;
    std::string name_;
    Box box_;
    std::string icon_name_;
    std::string text_;
    int size_ = 0;
    State state_ = State::ready;
    Look look_;
    bool pressed_ = false;
    bool shown_ = true;
    Node face_;
    Node icon_;
    Node label_;
};

} // namespace ludarium::shell

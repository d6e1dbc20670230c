// Play without a finger: arrows, tab or a switch move a bright frame over everything that can be
// touched.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "input/pointer.hpp"
#include "screens/surroundings.hpp"
#include "screens/target.hpp"

namespace ludarium::shell {

// Which target an arrow leads to: the nearest in that direction, what lies aslant counting double.
std::optional<std::size_t> towards(Key key, const Box& from, const std::vector<Target>& targets);

class Focus {
  public:
    explicit Focus(const Surroundings& around) : around_(around) {}

    // A key that moves. The first one only shows where the focus is.
    void move(Key key, const std::vector<Target>& targets);
    // What can be touched may have changed: the frame stays on its target, or goes to the nearest of
    // those that matter.
    void follow(const std::vector<Target>& targets);
    // Another screen: its first target comes first.
    void start_anew();
    // A finger is faster.
    void hide();
    // Where confirming taps.
    std::optional<Point> at() const;
    // What has it; empty: nothing.
    const std::string& name() const { return name_; }

  private:
    void show(const Target& target);

    const Surroundings& around_;
    bool wanted_ = false; // somebody uses keys
    std::string name_;    // empty: nothing has the focus now
    Box box_;
    Node ring_;
};

} // namespace ludarium::shell

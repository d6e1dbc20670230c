// The picture behind everything else on a menu. Until it is drawn: the night, lit a little from
// above.
#pragma once

#include <filesystem>

#include "screens/shelf.hpp"
#include "screens/surroundings.hpp"

namespace ludarium::shell {

class Backdrop {
  public:
    Backdrop(const Surroundings& around, Shelf& shelf) : around_(around), shelf_(shelf) {}
    ~Backdrop() { shelf_.forget_orders(this); }
    Backdrop(const Backdrop&) = delete;
    Backdrop& operator=(const Backdrop&) = delete;

    // `shade`: how much of the night lies over it, so that words can be read. In strong contrast
    // there is only the night. The same again changes nothing.
    void show(const std::vector<std::filesystem::path>& files, float shade);
    void hide();

  private:
    const Surroundings& around_;
    Shelf& shelf_;
    std::vector<std::filesystem::path> shown_;
    Colour night_colour_;
    Node night_;
    Node picture_;
    Node shade_;
};

} // namespace ludarium::shell

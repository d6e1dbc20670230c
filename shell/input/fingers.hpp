// Fingers on a touch screen, each by itself: two friends may touch at once, and a palm that rests is nobody's obstacle.
#pragma once

#include <vector>

#include "input/pointer.hpp"

namespace ludarium::shell {

// What the X server tells of one finger.
struct Touch {
    enum class Kind {
        down,
        moved,
        up,
        gone // with its device, say
    };
    Kind kind;
    int device;      // the screen it is on
    unsigned number; // the server's for this finger
    Point at;
};

// Gives each finger an identity of its own, whatever numbers the server uses twice, and takes nothing for granted:
// an end without a beginning means nothing, a second beginning loses the first.
class Fingers {
  public:
    // In the order in which they are to be heard.
    std::vector<Input> take(const Touch& touch);
    // All that are down are lost, and what they do from now on is not heard.
    std::vector<Input> let_go();

    // Two people have no more. One more takes the place of the oldest: a panel that forgets to tell of ends would
    // otherwise be deaf one day.
    static constexpr std::size_t most = 20;
    // In pixels. Whatever rests trembles, and a bag on the glass is not a visitor.
    static constexpr float tremor = 3;

  private:
    struct Down {
        int device;
        unsigned number;
        Finger finger;
        Point at; // when it was last told
    };
    std::vector<Down> down_; // the oldest first
    std::uint32_t last_ = 0;
};

} // namespace ludarium::shell

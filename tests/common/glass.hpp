// A touch screen without hardware: Xorg with its dummy video driver and its inputtest driver, which hears of fingers
// through a socket and reports them as the kernel's would be.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "temporary_folder.hpp"

namespace ludarium::test {

class Glass {
  public:
    using Place = std::pair<int, int>;

    Glass(int width, int height);
    ~Glass();
    Glass(const Glass&) = delete;
    Glass& operator=(const Glass&) = delete;

    // What starts the X server it belongs to.
    std::vector<std::string> server() const;

    // A finger, by a number of the caller's. Each returns when the server has it.
    void down(unsigned finger, Place at) { touch(finger, begins, at); }
    void move(unsigned finger, Place to) { touch(finger, moves, to); }
    void up(unsigned finger, Place at) { touch(finger, ends, at); }
    void tap(unsigned finger, Place at) {
        down(finger, at);
        up(finger, at);
    }
    // As if its cable were pulled.
    void vanish(const std::string& display);

  private:
    // The X protocol's numbers for them.
    static constexpr unsigned begins = 18;
    static constexpr unsigned moves = 19;
    static constexpr unsigned ends = 20;
    void touch(unsigned finger, unsigned kind, Place at);
    void connect();
    void ask(const void* question, std::size_t size);

    int width_, height_;
    TemporaryFolder folder_;
    int socket_ = -1;
};

} // namespace ludarium::test

// Signals as something to wait for.
#pragma once

#include <initializer_list>

namespace ludarium::keeper {

class Signals {
  public:
    // From now on these reach nobody but who asks here.
    explicit Signals(std::initializer_list<int> heard);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    int descriptor() const { return descriptor_; }
    int next(); // 0: no more have come

  private:
    int descriptor_;
};

} // namespace ludarium::keeper

// Requests to think, as tests make them.
#pragma once

#include <ludarium/thought.hpp>

namespace thinking {

inline ludarium::Thought with_nodes(std::uint64_t nodes, std::uint64_t seed = 1) {
    return ludarium::Thought({2, 0, nodes, seed}, nullptr);
}

// A host that wants the answer at its n-th question.
class StopAt {
  public:
    explicit StopAt(int question) : left_(question) {}
    ludarium::Thought thought(std::uint64_t seed = 1) {
        return ludarium::Thought({2, 0, 0, seed}, &watch_);
    }
    int asked() const { return asked_; }

  private:
    int left_;
    int asked_ = 0;
    ludarium_watch watch_{this, [](void* self) -> std::int32_t {
                              auto* stop = static_cast<StopAt*>(self);
                              return ++stop->asked_ >= stop->left_;
                          }};
};

} // namespace thinking

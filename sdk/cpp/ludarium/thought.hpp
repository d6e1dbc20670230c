// What a thinking game is given, and what it answers.
#pragma once

#include "types.hpp"

namespace ludarium {

// One request to think. `should_stop` is cheap enough to ask at every node: it asks the host at
// every 256th, and remembers a yes.
class Thought {
  public:
    Thought(const ludarium_ai_request& request, const ludarium_watch* watch)
        : request_(request), watch_(watch) {}

    unsigned level() const { return request_.level; }
    std::uint64_t seed() const { return request_.seed; }
    std::uint64_t node_limit() const { return request_.node_limit; }
    unsigned time_limit_ms() const { return request_.time_limit_ms; }
    // The same request with another limit: how a weaker level thinks less.
    Thought with_node_limit(std::uint64_t nodes) const {
        Thought other(*this);
        if (request_.node_limit == 0 || nodes < request_.node_limit)
            other.request_.node_limit = nodes;
        return other;
    }

    // Counts a node; true as soon as the answer is wanted.
    bool should_stop() const {
        ++nodes_;
        if (stopped_) return true;
        if (request_.node_limit && nodes_ > request_.node_limit) return stopped_ = true;
        if (watch_ && (nodes_ & 255u) == 1 && watch_->should_stop(watch_->context))
            return stopped_ = true;
        return false;
    }
    std::uint64_t nodes() const { return nodes_; }

  private:
    ludarium_ai_request request_;
    const ludarium_watch* watch_;
    mutable std::uint64_t nodes_ = 0;
    mutable bool stopped_ = false;
};

struct Choice {
    Action action = 0;
    int value = 0; // −1000 (lost) … 1000 (won), for the player who acts
    unsigned depth = 0;
    std::uint64_t nodes = 0;
};

} // namespace ludarium

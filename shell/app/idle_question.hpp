// "Still there?": asked when nobody has touched anything for a while, answered by any touch.
#pragma once

#include <memory>

#include "app/house.hpp"
#include "input/pointer.hpp"
#include "screens/still_there.hpp"
#include "visit/idle_watch.hpp"

namespace ludarium::shell {

class IdleQuestion {
  public:
    IdleQuestion(House& house, const Surroundings& around, const Words& words);

    // Staff have set other times.
    void times(const IdleTimes& times) { idle_.times(times); }
    void somebody() { idle_.somebody(house_.clock.now()); }
    // Whether this input answers the question, and means nothing else.
    bool answered_by(const Input& input);

    // Nobody has been there for longer than anybody is waited for.
    bool over(bool in_play) const {
        return idle_.stage(house_.clock.now(), in_play) == IdleWatch::Stage::gone;
    }
    enum class News { none, asked, gone };
    News watch(bool in_play);
    void take_back() { question_.reset(); }

    bool asking() const { return question_ != nullptr; }
    Time next_change(bool in_play) const { return idle_.next_change(house_.clock.now(), in_play); }

  private:
    News count(int seconds);

    House& house_;
    const Surroundings& around_;
    const Words& words_;
    IdleWatch idle_;
    std::unique_ptr<StillThere> question_;
    int seconds_shown_ = 0;
    Time answered_{};
    std::optional<Finger> answering_; // the finger that answered is not lifted yet
};

} // namespace ludarium::shell

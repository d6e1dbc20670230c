// Whether the visitor is still there: a while of quiet, then a question with a countdown, then the
// next visitor's turn.
#pragma once

#include <optional>

#include "visit/clock.hpp"

namespace ludarium::shell {

// Times from exhibit practice; WCAG 2.2.1 asks for at least 20 s to answer.
struct IdleTimes {
    milliseconds menus{45'000};
    milliseconds play{90'000};
    milliseconds question{25'000};
};

class IdleWatch {
  public:
    explicit IdleWatch(IdleTimes times) : times_(times) {}

    void times(IdleTimes times) { times_ = times; }
    // Somebody has touched or moved anything at all.
    void somebody(Time now) { last_ = now; }

    enum class Stage { present, asking, gone };
    Stage stage(Time now, bool in_play) const;
    // Until the visitor counts as gone, in whole seconds, rounded up.
    int seconds_left(Time now, bool in_play) const;
    // When the stage or the seconds change next.
    Time next_change(Time now, bool in_play) const;

  private:
    Time asks_at(bool in_play) const { return last_ + (in_play ? times_.play : times_.menus); }

    IdleTimes times_;
    Time last_{};
};

} // namespace ludarium::shell

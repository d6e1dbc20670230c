#include "visit/idle_watch.hpp"

namespace ludarium::shell {

IdleWatch::Stage IdleWatch::stage(Time now, bool in_play) const {
    if (now < asks_at(in_play)) return Stage::present;
    return now < asks_at(in_play) + times_.question ? Stage::asking : Stage::gone;
}

int IdleWatch::seconds_left(Time now, bool in_play) const {
    const auto left = (asks_at(in_play) + times_.question - now).count();
    return left <= 0 ? 0 : static_cast<int>((left + 999) / 1000);
}

Time IdleWatch::next_change(Time now, bool in_play) const {
    if (stage(now, in_play) == Stage::present) return asks_at(in_play);
    const Time end = asks_at(in_play) + times_.question;
    const int left = seconds_left(now, in_play);
    return left <= 1 ? end : end - milliseconds(1000) * (left - 1);
}

} // namespace ludarium::shell
